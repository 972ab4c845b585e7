"""Do a lesson from start to end as a student who knows every answer."""

import nbformat
from nbgrader.utils import is_solution

from autograder.demo.answers import MARKERS
from autograder.grading.questions import question_of
from course.questions import find


def do_lesson(lab, path, solution, language):
    """Run a lesson's cells in order, answer its questions, type its code, and save.

    path: the student's notebook, from the server's folder; solution: the
    instructor's notebook file.
    """
    lab.open(path)
    for cell in nbformat.read(solution, as_version=4).cells:
        if cell.cell_type == "code":
            _do_cell(lab, cell, language)
    lab.save()


def _do_cell(lab, cell, language):
    name = question_of(cell.source) if is_solution(cell) else None
    if is_solution(cell) and not name:
        lab.type(cell.id, MARKERS.sub("", cell.source))
    lab.run(cell.id)
    if name:
        asked = find(name, language)
        widget = lab.widget(cell.id)
        widget.click(next(key for key in asked.keys if asked.is_right(key)))
        widget.says("✓")
