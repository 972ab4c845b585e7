"""Fill a released notebook as a student would."""

import re

from nbformat import v4
from nbgrader.utils import is_solution

from autograder.grading.questions import question_of
from autograder.specimens import of_exercise
from course.questions import find
from course.widgets.records import MIME

MARKERS = re.compile(r"^ *### (BEGIN|END) SOLUTION\n|\n *### END SOLUTION\Z|  ### STUB .*$", re.MULTILINE)


def fill(notebook, solution, student, number):
    """Write a student's answers into a released notebook.

    solution: the same edition's instructor notebook; number: the student's
    place in the class, so that not all choose the same specimen.
    """
    solved = {cell.id: cell.source for cell in solution.cells}
    exercises = [cell for cell in notebook.cells if is_solution(cell)]
    questions = {cell.id: question_of(cell.source) for cell in exercises}
    code = [cell for cell in exercises if not questions[cell.id]]
    for cell in exercises:
        if questions[cell.id]:
            answer_widget(cell, questions[cell.id], student)
    for place, cell in enumerate(code):
        last = place == len(code) - 1
        answer_code(cell, solved[cell.id], student.code, place, last, number + place)


def answer_widget(cell, question, student):
    """Answer by a literal in the cell or by a record in its output."""
    asked = find(question, student.language)
    right = next(key for key in asked.keys if asked.is_right(key))
    wrong = next(key for key in asked.keys if not asked.is_right(key))
    if student.widgets.endswith("typed"):
        key = wrong if student.widgets == "wrong typed" else right
        cell.source = cell.source.replace("answer=...", f"answer={key!r}")
    elif student.widgets != "none":
        clicks = [wrong] if student.widgets == "wrong clicks" else [wrong, right]
        attempts = [{"answer": key} for key in clicks]
        data = {MIME: {"question": question, "attempts": attempts}}
        cell.outputs = [v4.new_output("display_data", data=data)]


def answer_code(cell, solution, style, place, last, choice):
    """Write the answer that a student of this style gives to a lesson's exercise."""
    slug, _, exercise = cell.metadata.nbgrader.grade_id.partition("-")
    specimens = of_exercise(slug, exercise)
    solution = MARKERS.sub("", solution)
    right = [each.source for each in specimens if each.is_right] or [solution]
    wrong = [each.source for each in specimens if not each.is_right] or [cell.source]
    chosen = {
        "solution": [solution],
        "own style": right,
        "one slip": wrong if last else right,
        "misconceptions": wrong,
        "half": [cell.source] if place else right,
        "untouched": [cell.source],
    }[style]
    cell.source = chosen[choice % len(chosen)]
