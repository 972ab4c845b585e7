"""Lay out the grades of a class as text."""


def grades_table(students, lessons, scores):
    """Return a table: a student per line, a lesson per column, and the total.

    scores: {(student id, lesson): (score, max score)}; what is not in there
    shows as ``-`` and counts 0.
    """
    most = {lesson: most for (_, lesson), (_, most) in scores.items()}
    maxima = [most.get(lesson, 0) for lesson in lessons]
    rows = [["student", "language", *lessons, "total"]]
    for student in students:
        points = [scores.get((student.id, lesson), (None, 0))[0] for lesson in lessons]
        total = sum(point or 0 for point in points)
        rows.append([student.id, student.language, *map(_number, points), _number(total)])
    rows.append(["of", "", *map(_number, maxima), _number(sum(maxima))])
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = [_line(row, widths) for row in rows]
    rule = "-" * len(lines[0])
    return "\n".join([lines[0], rule, *lines[1:-1], rule, lines[-1]])


def _number(points):
    return "-" if points is None else f"{points:g}"


def _line(row, widths):
    """Align the names left and the numbers right."""
    left = [text.ljust(width) for text, width in zip(row[:2], widths)]
    right = [text.rjust(width) for text, width in zip(row[2:], widths[2:])]
    return "  ".join([*left, *right])
