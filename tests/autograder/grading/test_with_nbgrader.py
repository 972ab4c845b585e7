"""nbgrader itself grades a class in two languages with our steps."""

import json
from copy import deepcopy

import nbformat
import pytest

from autograder.demo.nbgrader_round import NbgraderRound

LESSON = "01_sample"
DOUBLE = "sample-double"
RIGHT = "def double(number):\n    return number + number"
WRONG = "def double(number):\n    return number + number or 1"


def skip_all_tests(notebook):
    for cell in notebook.cells:
        cell.metadata["tags"] = ["skip-execution"]


def strip(notebook):
    notebook.metadata = {}
    for number, cell in enumerate(notebook.cells):
        cell.id, cell.metadata = f"cell-{number}", {}


def double_a_test(notebook):
    again = deepcopy(notebook.cells[5])
    again.id = "again"
    notebook.cells.append(again)


def leave(notebook):
    pass


# student: edition, answer, what was done to the notebook, score
CLASS = {
    "ana": ("es", RIGHT, leave, 5),
    "ben": ("en", RIGHT, strip, 5),
    "carla": ("es", WRONG, strip, 3),
    "dan": ("en", WRONG, double_a_test, 3),
    "eva": ("es", None, skip_all_tests, 0),
    "finn": ("en", None, leave, 0),
}
BROKEN = {
    "mia": (b"", "the file is empty"),
    "noa": (b"hello", "it is not JSON"),
    "ola": (b'{"nbformat": 99, "metadata": {}, "cells": []}', "not a notebook of version 4"),
    "pia": (b"{}", "it is not a valid notebook"),
}


@pytest.fixture(scope="module")
def graded(course, tmp_path_factory):
    """Return the round after everything has been graded once."""
    folder = tmp_path_factory.mktemp("class")
    for student, (language, answer, change, _) in CLASS.items():
        path = course / "notebooks" / language / LESSON / f"{LESSON}.ipynb"
        notebook = nbformat.read(path, as_version=4)
        for cell in notebook.cells:
            cell.source = answer if answer and cell.id == DOUBLE else cell.source
        change(notebook)
        hand_in(folder, student, json.dumps(notebook).encode())
    for student, (content, _) in BROKEN.items():
        hand_in(folder, student, content)
    both = folder / "submitted"
    (both / "ana" / LESSON / f"{LESSON}.ipynb").rename(both / "ana" / LESSON / "mine.ipynb")
    nbgrader = NbgraderRound(course, folder)
    nbgrader.release(LESSON)
    for student in sorted({**CLASS, **BROKEN}):
        nbgrader.autograde(LESSON, student)
        if student in CLASS:
            nbgrader.feedback(LESSON, student)
    return nbgrader, folder


def hand_in(folder, student, content):
    place = folder / "submitted" / student / LESSON
    place.mkdir(parents=True)
    (place / f"{LESSON}.ipynb").write_bytes(content)


def test_each_student_is_graded_in_the_edition_of_the_submission(graded):
    nbgrader, _ = graded
    scores = {student: score for (student, _), (score, _) in nbgrader.scores().items()}
    assert {name: scores[name] for name in CLASS} == {name: row[3] for name, row in CLASS.items()}


def test_the_maximum_is_the_lessons(graded):
    nbgrader, _ = graded
    assert {most for _, most in nbgrader.scores().values()} == {9}


def test_a_broken_file_gives_one_message_and_stops_nobody(graded):
    nbgrader, _ = graded
    said = {failure.student: str(failure) for failure in nbgrader.failures}
    assert set(said) == set(BROKEN)
    for student, (_, reason) in BROKEN.items():
        assert reason in said[student]
        assert "\n" not in said[student]


def test_a_renamed_notebook_is_graded_and_the_repair_recorded(graded):
    _, folder = graded
    assert {"cell": "", "repair": "handed in as mine.ipynb"} in repairs(folder, "ana")


def test_feedback_exists_and_holds_no_code_of_hidden_tests(graded):
    _, folder = graded
    for student in CLASS:
        page = (folder / "feedback" / student / LESSON / f"{LESSON}.html").read_text("utf-8")
        assert "HIDDEN TESTS" not in page
        assert "double(0)" not in page
    page = folder / "feedback" / "carla" / LESSON / f"{LESSON}.html"
    assert "el doble 0 is 0" in page.read_text("utf-8")


def test_only_the_notebook_and_the_page_are_left(graded):
    _, folder = graded
    for step, name in ("autograded", f"{LESSON}.ipynb"), ("feedback", f"{LESSON}.html"):
        assert [each.name for each in (folder / step / "ana" / LESSON).iterdir()] == [name]


def test_the_grades_are_exported(graded):
    nbgrader, folder = graded
    nbgrader.export(folder / "grades.csv")
    lines = (folder / "grades.csv").read_text("utf-8").splitlines()
    assert lines[0].startswith("assignment,") and len(lines) == 1 + len(CLASS) + len(BROKEN)


def repairs(folder, student):
    path = folder / "autograded" / student / LESSON / f"{LESSON}.ipynb"
    return nbformat.read(path, as_version=4).metadata["course"]["repairs"]
