"""What a student clicked or typed is graded by nbgrader and shown in the feedback."""

from pathlib import Path

import nbformat
import pytest

from autograder.demo.answers import fill
from autograder.demo.nbgrader_round import NbgraderRound
from autograder.demo.students import Student

ROOT = Path(__file__).parents[3]
LESSON = "01_stop_reason"
CLASS = (Student("ana", "es", "solution", "clicks"), Student("emil", "bg", "untouched", "typed"))
WIDGET_POINTS = 4


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """Return the round and its class folder."""
    folder = tmp_path_factory.mktemp("class")
    nbgrader = NbgraderRound(ROOT, folder)
    nbgrader.release(LESSON)
    for student in CLASS:
        inside = Path(student.language, LESSON, f"{LESSON}.ipynb")
        notebook, solution = (
            nbformat.read(ROOT / place / inside, as_version=4) for place in ("notebooks", "solutions")
        )
        fill(notebook, solution, student, 0)
        path = folder / "submitted" / student.id / LESSON / f"{LESSON}.ipynb"
        path.parent.mkdir(parents=True)
        nbformat.write(notebook, path)
        nbgrader.autograde(LESSON, student.id)
        nbgrader.feedback(LESSON, student.id)
    assert nbgrader.failures == []
    return nbgrader, folder


def answers(folder, student):
    path = folder / "autograded" / student / LESSON / f"{LESSON}.ipynb"
    return nbformat.read(path, as_version=4).metadata["course"]["answers"]


def page(folder, student):
    return (folder / "feedback" / student / LESSON / f"{LESSON}.html").read_text("utf-8")


def test_the_last_click_is_graded(graded):
    nbgrader, _ = graded
    score, most = nbgrader.scores()["ana", LESSON]
    assert score == most


def test_a_typed_answer_is_graded(graded):
    nbgrader, _ = graded
    assert nbgrader.scores()["emil", LESSON][0] == WIDGET_POINTS


def test_all_attempts_are_kept_for_the_class_report(graded):
    _, folder = graded
    assert [each["answer"] for each in answers(folder, "ana")["stop-check"]] == [
        '"end_turn"',
        '"tool_use"',
    ]
    assert answers(folder, "emil")["stop-check"] == [{"answer": '"tool_use"', "typed": True}]


def test_feedback_shows_the_answer_and_never_calls_a_click_no_response(graded):
    _, folder = graded
    assert "No response." not in page(folder, "ana")
    assert page(folder, "ana").count('class="course-said"') == WIDGET_POINTS
    assert page(folder, "emil").count("No response.") == 1  # the code exercise


def test_feedback_holds_no_live_widget(graded):
    _, folder = graded
    assert "vnd.jupyter.widget" not in page(folder, "ana")
