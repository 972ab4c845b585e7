"""A submission is read as a notebook of today, or one sentence says why not."""

import io
import json
import logging

import pytest

from autograder.grading.messages import PlainErrors, SubmissionError
from autograder.grading.read_submission import MAX_CHARACTERS, parse

CODE = {"cell_type": "code", "source": "1", "metadata": {}, "outputs": [], "execution_count": None}
OLD = {"cell_type": "code", "input": "1", "outputs": [], "language": "python", "collapsed": False}


def written(*cells, minor=5, **others):
    return json.dumps({"nbformat": 4, "nbformat_minor": minor, "metadata": {}, "cells": cells} | others)


READABLE = {
    "cells without ids": written(CODE, CODE),
    "before there were ids": written(CODE, minor=0),
    "one id twice": written(CODE | {"id": "x"}, CODE | {"id": "x"}),
    "an id that is none": written(CODE | {"id": "x y"}),
    "source in lines": written(CODE | {"source": ["1\n", "2"]}),
    "a later minor version": written(CODE | {"id": "x"}, minor=9),
    "unknown keys": written(CODE | {"id": "x", "colour": "red"}),
    "version 3": json.dumps(
        {"nbformat": 3, "nbformat_minor": 0, "metadata": {}, "worksheets": [{"cells": [OLD]}]}
    ),
}


@pytest.mark.parametrize("text", READABLE.values(), ids=READABLE)
def test_what_can_be_read_has_unique_ids_and_text(text):
    notebook = parse(io.StringIO(text))
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert len({cell.id for cell in notebook.cells}) == len(notebook.cells) > 0
    assert all(cell.source.startswith("1") for cell in notebook.cells)


BROKEN = {
    "empty": ("", "the file is empty"),
    "text": ("hello", "it is not JSON"),
    "cut off": (written(CODE)[:50], "it is not JSON"),
    "a list": ("[]", "it is JSON, but not a notebook"),
    "an object": ("{}", "it is not a valid notebook"),
    "the future": (written(nbformat=99), "it is not a notebook of version 4"),
    "no version": (written(nbformat="x"), "it is not a notebook of version 4"),
    "no list of cells": (written(cells=7), "it is not a valid notebook"),
    "a cell that is none": (written(7), "it is not a valid notebook"),
    "a cell without text": (written({"cell_type": "code"}), "it is not a valid notebook"),
    "deep": ("[" * 100_000, "its JSON is nested too deep"),
    "a huge number": ('{"nbformat": ' + "9" * 5000 + "}", "a number with thousands of digits"),
    "too large": (" " * (MAX_CHARACTERS + 1), "it is larger than 20 MB"),
}


@pytest.mark.parametrize("text, said", BROKEN.values(), ids=BROKEN)
def test_what_cannot_be_read_is_described_in_a_line(text, said):
    with pytest.raises(ValueError, match=said) as raised:
        parse(io.StringIO(text))
    assert "\n" not in str(raised.value)


def test_bytes_that_are_no_text_are_described():
    with pytest.raises(ValueError, match="not UTF-8"):
        parse(io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8"))


@pytest.fixture
def logged(caplog):
    """Return logged(error, text): what is logged while the error is handled."""
    caplog.handler.addFilter(PlainErrors())

    def run(error, text):
        try:
            raise error
        except type(error):
            logging.getLogger("test").error(text)
        return caplog.messages[-1]

    return run


def test_a_broken_submission_is_logged_without_a_stack(logged):
    assert logged(SubmissionError("ana: empty"), "Traceback (most recent …") == "ana: empty"


def test_other_errors_keep_their_stack(logged):
    assert logged(KeyError("x"), "Traceback (most recent …") == "Traceback (most recent …"
