"""The sample students' notebooks are filled in as real ones would be."""

import ast
import re
from copy import deepcopy
from pathlib import Path

import nbformat
import pytest
from nbgrader.utils import is_solution

from autograder.demo.answers import MARKERS, fill
from autograder.demo.quirks import QUIRKS
from autograder.demo.students import STUDENTS, Student
from autograder.grading.questions import question_of
from autograder.grading.score import score_cells
from course.languages import LANGUAGES
from course.lessons import LESSONS
from course.questions import find
from course.widgets.records import MIME

ROOT = Path(__file__).parents[3]
LESSON = "01_stop_reason"


@pytest.fixture(scope="module", params=LANGUAGES)
def both(request):
    """Return (release, solution) of a lesson in one language."""
    inside = f"{request.param}/{LESSON}/{LESSON}.ipynb"
    return [nbformat.read(ROOT / folder / inside, as_version=4) for folder in ("notebooks", "solutions")]


@pytest.fixture
def handed_in(both):
    """Return handed_in(code, widgets): (the filled notebook, its language)."""

    def run(code="untouched", widgets="none"):
        release, solution = map(deepcopy, both)
        language = release.metadata.course["language"]
        fill(release, solution, Student("x", language, code, widgets), 0)
        return release, language

    return run


def records(notebook):
    """Return {question: answers} of the saved outputs."""
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    data = [output.data[MIME] for output in outputs if MIME in output.data]
    return {each["question"]: [attempt["answer"] for attempt in each["attempts"]] for each in data}


def literals(notebook):
    """Return {question: typed answer}."""
    cells = [cell for cell in notebook.cells if is_solution(cell) and question_of(cell.source)]
    typed = [re.search(r"answer=(.*)\)$", cell.source)[1] for cell in cells]
    answers = map(ast.literal_eval, typed)
    named = dict(zip((question_of(cell.source) for cell in cells), answers))
    return {question: answer for question, answer in named.items() if answer is not ...}


def scores(both, notebook):
    answers = {cell.id: cell.source for cell in notebook.cells if is_solution(cell)}
    found = score_cells(both[1], answers)
    return sum(found.values()), sum(score_cells(both[1]).values())


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_solution_is_handed_in_without_its_markers(lesson):
    solution = nbformat.read(ROOT / f"solutions/en/{lesson}/{lesson}.ipynb", as_version=4)
    answers = [MARKERS.sub("", cell.source) for cell in solution.cells if is_solution(cell)]
    assert answers and not any("###" in answer or answer.endswith("\n") for answer in answers)


def test_a_student_who_does_nothing_hands_in_the_release(both, handed_in):
    assert handed_in()[0] == both[0]


def test_typed_answers_are_right(handed_in):
    notebook, language = handed_in(widgets="typed")
    typed = literals(notebook)
    assert typed and all(find(name, language).is_right(key) for name, key in typed.items())
    assert records(notebook) == {}


def test_wrong_typed_answers_are_wrong(handed_in):
    notebook, language = handed_in(widgets="wrong typed")
    typed = literals(notebook)
    assert typed and not any(find(name, language).is_right(key) for name, key in typed.items())


def test_clicks_end_right_after_a_wrong_one(handed_in):
    notebook, language = handed_in(widgets="clicks")
    for name, answers in records(notebook).items():
        assert [find(name, language).is_right(key) for key in answers] == [False, True]
    assert set(records(notebook)) and literals(notebook) == {}


def test_wrong_clicks_are_wrong(handed_in):
    notebook, language = handed_in(widgets="wrong clicks")
    for name, answers in records(notebook).items():
        assert [find(name, language).is_right(key) for key in answers] == [False]


def test_code_answers_score_as_their_style_says(both, handed_in):
    for style in ("solution", "own style"):
        notebook = handed_in(style, "typed")[0]
        got, most = scores(both, notebook)
        assert got == most
        assert not any("### " in cell.source for cell in notebook.cells if is_solution(cell))
    for style in ("one slip", "misconceptions", "untouched"):
        got, most = scores(both, handed_in(style, "typed")[0])
        assert 0 < got < most


def test_the_class_has_every_language_style_and_quirk():
    assert len(STUDENTS) == 12
    assert {student.language for student in STUDENTS} == set(LANGUAGES)
    assert {student.quirk for student in STUDENTS} == set(QUIRKS)
    assert {student.widgets for student in STUDENTS} == {
        "clicks",
        "typed",
        "wrong clicks",
        "wrong typed",
        "none",
    }
