"""Hold the truth of the checks: every labelled answer scores as its label says."""

from functools import cache
from pathlib import Path

import nbformat
import pytest
from nbgrader.utils import is_grade, is_solution

from autograder.grading.score import outcomes
from autograder.specimens import of_exercise
from course.languages import LANGUAGES

ROOT = Path(__file__).parents[3]
LESSONS = sorted(path.stem for path in (ROOT / "solutions" / "lessons").glob("*.py"))


@cache
def solution(lesson, code):
    return nbformat.read(ROOT / f"solutions/{code}/{lesson}/{lesson}.ipynb", as_version=4)


@cache
def exercise_only(lesson, exercise, code):
    """Return the solution without the cells of the lesson's other exercises."""
    own = f"{slug(lesson)}-{exercise}"

    def belongs(cell):
        grade_id = cell.metadata.get("nbgrader", {}).get("grade_id", "")
        graded = is_grade(cell) or is_solution(cell)
        return not graded or grade_id == own or grade_id.startswith(f"{own}-test")

    notebook = solution(lesson, code)
    return nbformat.from_dict({**notebook, "cells": list(filter(belongs, notebook.cells))})


def slug(lesson):
    return lesson.partition("_")[2]


def full_points(notebook):
    """Return {grade id: points} of the test cells."""
    tests = [cell.metadata.nbgrader for cell in notebook.cells if is_grade(cell)]
    return {test.grade_id: test.points for test in tests}


def code_exercises(lesson):
    """Return the names of the exercises that are answered in code, not in a widget."""
    cells = [cell for cell in solution(lesson, "en").cells if is_solution(cell)]
    return [
        cell.metadata.nbgrader.grade_id.removeprefix(f"{slug(lesson)}-")
        for cell in cells
        if "answer=..." not in cell.source
    ]


EXERCISES = [(lesson, exercise) for lesson in LESSONS for exercise in code_exercises(lesson)]
SPECIMENS = [
    pytest.param(lesson, exercise, specimen, id=f"{slug(lesson)}-{exercise}-{specimen.name}")
    for lesson, exercise in EXERCISES
    for specimen in of_exercise(slug(lesson), exercise)
]


def test_the_course_has_its_seven_code_exercises():
    assert len(EXERCISES) == 7


@pytest.mark.parametrize("lesson, exercise", EXERCISES)
def test_an_exercise_has_five_right_and_eight_wrong_answers(lesson, exercise):
    labels = [specimen.is_right for specimen in of_exercise(slug(lesson), exercise)]
    assert labels.count(True) >= 5 and labels.count(False) >= 8


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("lesson, exercise, specimen", SPECIMENS)
def test_an_answer_scores_as_its_label_says(lesson, exercise, specimen, code):
    notebook = exercise_only(lesson, exercise, code)
    full = full_points(notebook)
    found = outcomes(notebook, {f"{slug(lesson)}-{exercise}": specimen.source})
    lost = {name: found[name].message for name in full if found[name].points != full[name]}
    assert sorted(lost) == sorted(specimen.loses), lost
    if not specimen.is_right:
        first = next(outcome for outcome in found.values() if outcome.code)
        assert first.code == specimen.code, first.message
