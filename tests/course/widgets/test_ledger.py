"""Where the record lies × what is done → what is left."""

import json

import pytest

from course.widgets import quiz, side_file
from course.widgets.ledger import BROKEN, UNWRITABLE, Ledger
from course.widgets.records import MIME

LESSON, NAME = "77_demo", "demo-quiz"


def record(letters):
    """Return the record „ab“ stands for; a capital letter was typed."""
    return [{"answer": x.lower()} | ({"typed": True} if x.isupper() else {}) for x in letters]


def write_side_file(folder, letters):
    side_file.write(side_file.path(folder, LESSON), {NAME: record(letters)})


def write_notebook(folder, letters, lesson=LESSON, file="demo.ipynb", name=NAME):
    output = {"data": {MIME: {"question": name, "attempts": record(letters)}}}
    cells = [{"cell_type": "markdown"}, {"outputs": [{"name": "stdout"}, output]}]
    notebook = {"cells": cells, "metadata": {"course": {"lesson": lesson}}}
    (folder / file).write_text(json.dumps(notebook), "utf-8")


def stored(folder):
    return side_file.read(side_file.path(folder, LESSON))[0].get(NAME, [])


CASES = [
    # side file, saved notebook, what is done → what is left
    ("", "", "open", ""),
    ("a", "", "open", "a"),
    ("", "a", "open", "a"),
    ("ab", "a", "open", "ab"),
    ("a", "ab", "open", "ab"),
    ("ab", "cde", "open", "cde"),
    ("ab", "cd", "open", "ab"),
    ("", "", "click", "x"),
    ("a", "", "click", "ax"),
    ("", "a", "click", "ax"),
    ("ab", "a", "click", "abx"),
    ("a", "ab", "click", "abx"),
    ("", "", "type", "X"),
    ("a", "", "type", "aX"),
    ("", "Y", "type", "YX"),
    ("X", "", "type", "X"),
    ("Xb", "", "type", "Xb"),
    ("", "XbYx", "type", "XbYxX"),
]


@pytest.mark.parametrize("beside, saved, done, left", CASES)
def test_the_longest_record_wins_wherever_it_lies(folder, beside, saved, done, left):
    if beside:
        write_side_file(folder, beside)
    if saved:
        write_notebook(folder, saved)
    ledger = Ledger(folder, LESSON)
    live = ledger.attempts(NAME)
    ledger.open(NAME)
    if done != "open":
        {"click": ledger.add, "type": ledger.type}[done](NAME, "x")
    assert live == record(left) == stored(folder)


def test_opening_one_question_saves_the_records_of_all(folder):
    """„Run All Cells“ empties all outputs first, and the notebook may be saved then."""
    write_notebook(folder, "a")
    Ledger(folder, LESSON).open("demo-line")
    (folder / "demo.ipynb").unlink()
    ledger = Ledger(folder, LESSON)
    ledger.open(NAME)
    assert ledger.attempts(NAME) == record("a")


def test_an_untouched_notebook_gets_no_side_file(folder):
    write_notebook(folder, "")
    assert Ledger(folder, LESSON).open(NAME) == set()
    assert [path.name for path in folder.iterdir()] == ["demo.ipynb"]


def test_two_kernels_add_to_one_record(folder):
    one, other = Ledger(folder, LESSON), Ledger(folder, LESSON)
    one.open(NAME)
    other.open(NAME)
    one.add(NAME, "a")
    other.add(NAME, "b")
    one.add(NAME, "c")
    assert one.attempts(NAME) == record("abc") == stored(folder)
    assert other.attempts(NAME) == record("ab")


def test_a_lost_side_file_is_written_again_from_memory(folder):
    ledger = Ledger(folder, LESSON)
    ledger.open(NAME)
    ledger.add(NAME, "a")
    side_file.path(folder, LESSON).unlink()
    ledger.add("demo-line", "line-1")
    assert stored(folder) == record("a")


def test_the_notebook_that_jupyter_names_is_read_alone(folder, monkeypatch):
    write_notebook(folder, "a", file="mine.ipynb")
    write_notebook(folder, "abc", file="copy.ipynb")
    monkeypatch.setenv("JPY_SESSION_NAME", str(folder / "mine.ipynb"))
    ledger = Ledger(folder, LESSON)
    ledger.open(NAME)
    assert ledger.attempts(NAME) == record("a")


def test_a_notebook_named_in_another_folder_is_not_read(folder, monkeypatch):
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    write_notebook(elsewhere, "abc")
    monkeypatch.setenv("JPY_SESSION_NAME", str(elsewhere / "demo.ipynb"))
    ledger = Ledger(folder, LESSON)
    ledger.open(NAME)
    assert ledger.attempts(NAME) == []


@pytest.mark.parametrize("lesson", ["78_other", None, 5])
def test_a_notebook_of_another_lesson_is_not_read(folder, lesson):
    write_notebook(folder, "abc", lesson=lesson)
    ledger = Ledger(folder, LESSON)
    ledger.open(NAME)
    assert ledger.attempts(NAME) == []


HOSTILE_NOTEBOOKS = [
    b"",
    b"\xff\xfe",
    b"[" * 100_000,
    b"[]",
    b'{"metadata": {"course": {"lesson": "77_demo"}}, "cells": 5}',
    b'{"metadata": {"course": {"lesson": "77_demo"}}, "cells": [5, {"outputs": [6, {"data": []}]}]}',
    b'{"metadata": {"course": {"lesson": "77_demo"}}, "cells": [{"outputs": [{"data": '
    b'{"application/vnd.course.answer+json": {"question": ["q"], "attempts": 1}}}]}]}',
    b'{"metadata": {"course": {"lesson": "77_demo"}}, "cells": [{"outputs": [{"data": '
    b'{"application/vnd.course.answer+json": {"question": "demo-quiz", "attempts": [{"answer": '
    + b"9" * 5000
    + b"}]}}}]}]}",
]


@pytest.mark.parametrize("content", HOSTILE_NOTEBOOKS)
def test_a_hostile_notebook_gives_no_record(folder, content):
    (folder / "demo.ipynb").write_bytes(content)
    ledger = Ledger(folder, LESSON)
    assert ledger.open(NAME) == set()
    assert ledger.attempts(NAME) == []


BROKEN_FILES = [
    b"",
    b"{",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"demo-quiz": ' + b"9" * 5000 + b"}",
    b"[]",
    b'{"demo-quiz": "a"}',
    b'{"demo-quiz": [{"answer": "\\ud800"}]}',
    b" " * (side_file.LARGEST + 1),
]


@pytest.mark.parametrize("content", BROKEN_FILES)
def test_a_broken_side_file_is_set_aside(folder, content):
    file = side_file.path(folder, LESSON)
    file.write_bytes(content)
    write_notebook(folder, "a")
    ledger = Ledger(folder, LESSON)
    assert ledger.open(NAME) == {BROKEN}
    assert ledger.add(NAME, "b") == set()
    assert stored(folder) == record("ab")
    assert file.with_name(f"{file.name}.broken").read_bytes() == content


def test_the_sound_part_of_a_broken_side_file_is_kept(folder):
    file = side_file.path(folder, LESSON)
    file.write_text('{"demo-quiz": [{"answer": "a"}], "demo-line": 7}', "utf-8")
    assert Ledger(folder, LESSON).open(NAME) == {BROKEN}
    assert stored(folder) == record("a")


def test_every_broken_side_file_has_its_own_copy(folder):
    file = side_file.path(folder, LESSON)
    for content in ("first", "second"):
        file.write_text(content)
        Ledger(folder, LESSON).open(NAME)
    copies = {path.read_text() for path in folder.glob("*.broken*")}
    assert copies == {"first", "second"}


@pytest.fixture
def read_only(monkeypatch):
    """Refuse every write of a side file, as a read-only folder does (root writes anywhere)."""

    def refuse(*args):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(side_file.os, "replace", refuse)


def test_in_a_read_only_folder_the_record_is_kept_in_memory(folder, read_only):
    ledger = Ledger(folder, LESSON)
    assert ledger.open(NAME) == set()
    assert ledger.add(NAME, "a") == {UNWRITABLE}
    assert ledger.add(NAME, "b") == {UNWRITABLE}
    assert ledger.attempts(NAME) == record("ab")
    assert list(folder.iterdir()) == []


def test_a_broken_file_in_a_read_only_folder_stays(folder, read_only):
    side_file.path(folder, LESSON).write_text("{")
    assert Ledger(folder, LESSON).open(NAME) == {UNWRITABLE}
    assert side_file.path(folder, LESSON).read_text() == "{"


def test_a_read_only_folder_is_said_in_one_line(folder, read_only, capsys):
    assert quiz(NAME, language="en", answer="model") == [{"answer": "model", "typed": True}]
    printed = capsys.readouterr()
    assert "The folder cannot be written: your answer is kept" in printed.out
    assert printed.err == ""


def test_a_broken_side_file_is_said_once(folder, capsys):
    side_file.path(folder, LESSON).write_text("{")
    quiz(NAME, language="en", answer="model")
    assert "kept as .broken" in capsys.readouterr().out
    quiz(NAME, language="en", answer="model")
    assert "kept as .broken" not in capsys.readouterr().out
