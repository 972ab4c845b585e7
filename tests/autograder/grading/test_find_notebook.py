"""A renamed notebook is found again."""

import json

import pytest

from autograder.grading.find_notebook import find_notebook

LESSON = "01_sample"


@pytest.fixture
def found(tmp_path):
    """Return found({name: lesson}): the names that are graded then."""

    def run(files):
        folder = tmp_path / "submitted" / "ana" / LESSON
        folder.mkdir(parents=True)
        for name, lesson in files.items():
            metadata = {"course": {"lesson": lesson}} if lesson else {}
            content = {"nbformat": 4, "nbformat_minor": 5, "metadata": metadata, "cells": []}
            (folder / f"{name}.ipynb").write_text(json.dumps(content))
        notebooks = sorted(map(str, folder.glob("*.ipynb")))
        find_notebook(assignment=LESSON, student="*", notebooks=notebooks)
        assert {f"{name}.ipynb" for name in files} <= {path.name for path in folder.iterdir()}
        return [path.rpartition("/")[2] for path in notebooks]

    return run


FILES = {
    "its own name": ({LESSON: LESSON}, [f"{LESSON}.ipynb"]),
    "another name": ({"mine": LESSON}, [f"{LESSON}.ipynb"]),
    "another name, no metadata": ({"mine": None}, [f"{LESSON}.ipynb"]),
    "beside another lesson": ({"mine": LESSON, "other": "02_x"}, [f"{LESSON}.ipynb"]),
    "nobody knows which": ({"mine": LESSON, "mine too": LESSON}, ["mine too.ipynb", "mine.ipynb"]),
    "a draft beside it": ({LESSON: LESSON, "a draft": LESSON}, [f"{LESSON}.ipynb", "a draft.ipynb"]),
}


@pytest.mark.parametrize("files, graded", FILES.values(), ids=FILES)
def test_the_notebook_is_graded_under_the_assignments_name(found, files, graded):
    assert found(files) == graded
