"""Answers are scored in process as nbgrader scores them."""

import sys

import nbformat
import pytest

from autograder.grading import score
from autograder.grading.score import outcomes, score_cells

LESSON = "01_sample"
FULL = {"sample-double-test-small": 2, "sample-double-test-text": 3, "sample-triple-test": 4}


@pytest.fixture(scope="module", params=["en", "es"])
def solution(course, request):
    path = course / "solutions" / request.param / LESSON / f"{LESSON}.ipynb"
    return nbformat.read(path, as_version=4)


def answer(body):
    return {"sample-double": f"def double(number):\n    {body}"}


def test_the_solution_scores_everything(solution):
    assert score_cells(solution) == FULL


ANSWERS = {
    "right": ("return number + number", FULL),
    "untouched": ("...", FULL | {"sample-double-test-small": 0, "sample-double-test-text": 0}),
    "wrong in the hidden case": ("return number + number or 1", FULL | {"sample-double-test-small": 0}),
    "wrong for text": ("return int(number) * 2", FULL | {"sample-double-test-text": 0}),
    "exits": ("raise SystemExit", FULL | {"sample-double-test-small": 0, "sample-double-test-text": 0}),
}


@pytest.mark.parametrize("body, scores", ANSWERS.values(), ids=ANSWERS)
def test_an_answer_loses_the_points_of_the_tests_that_it_fails(solution, body, scores):
    assert score_cells(solution, answer(body)) == scores


def test_a_warning_or_other_text_on_stderr_costs_the_points_as_with_nbgrader(solution):
    wrong = answer("import sys; print('careful', file=sys.stderr); return number * 2")
    assert score_cells(solution, wrong)["sample-double-test-small"] == 0
    assert outcomes(solution, wrong)["sample-double-test-small"].code == "stderr"


def test_a_cell_without_end_costs_its_points_only(solution, monkeypatch):
    monkeypatch.setattr(score, "CELL_TIMEOUT", 0.05)
    found = outcomes(solution, answer("while True: pass"))
    assert found["sample-double-test-small"].code == "TooSlow"
    assert found["sample-triple-test"].points == 4


def test_an_answer_that_is_no_python_fails_its_tests(solution):
    found = outcomes(solution, {"sample-double": "def"})
    assert found["sample-double-test-small"].code == "NameError"


def test_the_answers_output_and_files_stay_out_of_the_way(solution, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    body = "print('x'); open('left', 'w').close(); return number * 2"
    assert score_cells(solution, answer(body)) == FULL
    assert capsys.readouterr().out == ""
    assert list(tmp_path.iterdir()) == []


def test_every_scoring_starts_afresh(solution):
    score_cells(solution, answer("return number * 2") | {"sample-triple": "leftover = 1"})
    found = outcomes(solution, {"sample-triple": "triple = lambda n: leftover"})
    assert found["sample-triple-test"].code == "NameError"
    assert "leftover" not in vars(sys.modules["__main__"])


def test_an_answer_to_a_cell_that_does_not_exist_is_refused(solution):
    with pytest.raises(KeyError, match="no cell sample-gone"):
        score_cells(solution, {"sample-gone": ""})
