"""Of a student's answer records the longest sound one counts, wherever it lies."""

import json

import pytest
from nbformat import v4

from autograder.grading.keep_answers import KeepAnswers
from autograder.grading.place_answers import ClearAnswers, PlaceAnswers
from course.widgets import side_file
from course.widgets.records import MIME, MOST_ATTEMPTS

LESSON = "01_sample"
SIDE = f"{LESSON}.answers.json"


def attempts(*answers):
    return [{"answer": answer} for answer in answers]


def notebook(**found):
    cell = v4.new_code_cell("quiz()")
    for question, record in found.items():
        data = {MIME: {"question": question, "attempts": record}}
        cell.outputs.append(v4.new_output("display_data", data=data))
    return v4.new_notebook(cells=[v4.new_markdown_cell("text"), cell])


def resources(folder):
    return {"metadata": {"path": str(folder)}, "nbgrader": {"notebook": LESSON}}


def kept(nb, folder):
    return KeepAnswers().preprocess(nb, resources(folder))[0].metadata["course"]["answers"]


PLACES = {
    "only in the output": (attempts("a"), None, attempts("a")),
    "only in the side file": (None, attempts("a"), attempts("a")),
    "longer in the output": (attempts("b", "a"), attempts("b"), attempts("b", "a")),
    "longer in the side file": (attempts("b"), attempts("b", "a"), attempts("b", "a")),
    "emptied output": ([], attempts("a"), attempts("a")),
    "broken output": ("gone", attempts("a"), attempts("a")),
}


@pytest.mark.parametrize("saved, beside, wanted", PLACES.values(), ids=PLACES)
def test_the_longest_record_wins(tmp_path, saved, beside, wanted):
    if beside is not None:
        (tmp_path / SIDE).write_text(json.dumps({"thanks": beside}), "utf-8")
    nb = notebook(thanks=saved) if saved is not None else notebook()
    assert kept(nb, tmp_path) == {"thanks": wanted}


def test_records_of_different_questions_are_merged(tmp_path):
    (tmp_path / SIDE).write_text(json.dumps({"one": attempts("a")}), "utf-8")
    assert kept(notebook(two=attempts("b")), tmp_path) == {"one": attempts("a"), "two": attempts("b")}


HOSTILE = {
    "no list": {"answer": "a"},
    "no dicts": ["a"],
    "no answer": [{}],
    "a number": attempts(1),
    "nothing": attempts(None),
    "an empty answer": attempts(""),
    "a long answer": attempts("x" * 501),
    "a lone surrogate": attempts("\ud800"),
    "one bad attempt among good ones": [*attempts("a"), 7],
    "more than an answer": [{"answer": "a", "points": 300}],
    "nested": attempts([["a"]]),
}


@pytest.mark.parametrize("record", HOSTILE.values(), ids=HOSTILE)
def test_a_record_that_is_not_sound_is_left_out(tmp_path, record):
    (tmp_path / SIDE).write_text(json.dumps({"thanks": record}), "utf-8")
    assert kept(notebook(thanks=record), tmp_path) == {}


def test_a_record_of_more_attempts_than_a_widget_takes_is_left_out(tmp_path):
    assert kept(notebook(thanks=attempts(*["a"] * (MOST_ATTEMPTS + 1))), tmp_path) == {}


BROKEN = {
    "empty": b"",
    "cut off": b'{"thanks": [',
    "a list": b"[]",
    "not UTF-8": b'{"\xff": []}',
    "deep": b"[" * 100_000,
    "a huge number": b'{"thanks": ' + b"9" * 5000 + b"}",
    "too long": b'{"x": "' + b"x" * side_file.LARGEST + b'"}',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
def test_a_broken_side_file_counts_as_none(tmp_path, content):
    (tmp_path / SIDE).write_bytes(content)
    assert kept(notebook(thanks=attempts("a")), tmp_path) == {"thanks": attempts("a")}


@pytest.mark.parametrize("course", [None, 7, [], "x", {"answers": {"x": attempts("a")}}])
def test_answers_in_the_metadata_that_was_handed_in_do_not_count(tmp_path, course):
    nb = notebook(thanks=attempts("a"))
    nb.metadata["course"] = course
    assert kept(nb, tmp_path) == {"thanks": attempts("a")}


def test_the_kept_answers_lie_beside_the_notebook_while_it_runs_and_not_after(tmp_path):
    nb = notebook(thanks=attempts("b", "a"))
    handed_in = tmp_path / SIDE
    handed_in.write_text("x" * 10_000_000)
    kept(nb, tmp_path)
    PlaceAnswers().preprocess(nb, resources(tmp_path))
    assert json.loads(handed_in.read_text("utf-8")) == {"thanks": attempts("b", "a")}
    ClearAnswers().preprocess(nb, resources(tmp_path))
    assert not handed_in.exists()


def test_a_link_that_was_handed_in_is_not_written_through(tmp_path):
    other = tmp_path / "gradebook.db"
    other.write_text("precious")
    (tmp_path / SIDE).symlink_to(other)
    nb = notebook(thanks=attempts("a"))
    kept(nb, tmp_path)
    PlaceAnswers().preprocess(nb, resources(tmp_path))
    assert other.read_text() == "precious"
