"""Check names, roles, points and lengths of cells."""

import re

from autograder.build.lesson import ROLES

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID = 64  # nbformat's limit for cell ids
LINES = {"": 15, "given": 15, "solution": 40, "test": 40}


def has_a_name(lesson, cell):
    """Every cell has a kebab-case name: it is the cell's id for ever."""
    if not NAME.fullmatch(cell.name):
        first = cell.source.strip().split("\n")[0]
        yield f'no kebab-case name above "{first}"', 'write # %% name="a-name"'
    elif len(lesson.identity(cell)) > LONGEST_ID:
        yield f"the id {lesson.identity(cell)} is longer than {LONGEST_ID}", "choose a shorter name"


def name_is_its_own(lesson, cell):
    """No two cells share a name."""
    same = [other for other in lesson.cells if other.name == cell.name]
    if cell.name and len(same) > 1 and same[0] is not cell:
        yield f"{len(same)} cells have this name", "give each cell a name of its own"


def options_are_known(lesson, cell):
    """A header has no option that the build would drop silently."""
    for option in cell.extra:
        yield f"unknown option {option}", "a header may have name, role and points"


def role_fits(lesson, cell):
    """A role is one of ROLES; only code is solved and tested."""
    if cell.role not in ROLES:
        yield f'unknown role "{cell.role}"', f"use one of {', '.join(ROLES[1:])}, or none"
    elif cell.kind == "markdown" and cell.role in ("solution", "test"):
        yield f'a Markdown cell with role "{cell.role}"', "make it a code cell, or take the role away"


def points_fit(lesson, cell):
    """A test has whole points, 0 where nothing is graded; no other cell has points."""
    if cell.role != "test":
        if cell.points is not None:
            yield "points in a cell that is no test", 'take them away, or write role="test"'
    elif type(cell.points) is not int or cell.points < 0:
        yield f"points={cell.points}", "write points=0 or more"


def is_short(lesson, cell):
    """A cell shows one idea on one screen."""
    lines, most = len(cell.source.split("\n")), LINES.get(cell.role, 15)
    if lines > most:
        yield f"{lines} lines of code, {most} at most", "split it"


def exercise_of(lesson, test):
    """Return the solution cell that a test belongs to, or None."""
    for cell in lesson.cells:
        own = f"{cell.name}-test"
        if cell.role == "solution" and (test.name == own or test.name.startswith(own + "-")):
            return cell
    return None


def solution_is_tested(lesson, cell):
    """Every exercise is graded."""
    tests = [other for other in lesson.cells if other.role == "test"]
    if all(exercise_of(lesson, test) is not cell for test in tests):
        yield "a solution without a test", f'add a cell name="{cell.name}-test" role="test"'


def test_has_solution(lesson, cell):
    """Every test names its exercise, which stands before it."""
    exercise = exercise_of(lesson, cell)
    if exercise is None:
        yield "a test without a solution", "name it <exercise>-test or <exercise>-test-<what>"
    elif lesson.cells.index(exercise) > lesson.cells.index(cell):
        yield "a test before its solution", "move it below"


def has_no_attachment(lesson, cell):
    """Pictures are outputs of our own code, in every edition."""
    if "attachment:" in cell.source or "data:image" in cell.source:
        yield "an attached picture", "draw it with course.pictures"


# Not test cases: pytest looks for functions of this name.
test_has_solution.__test__ = False
