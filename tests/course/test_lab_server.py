"""A notebook that a Jupyter server saves gets the clicks that only the side file has."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from traitlets.config import Config

from course.lab_server import _load_jupyter_server_extension, keep_clicks
from course.widgets.records import MIME

LESSON = "01_stop_reason"
ROOT = Path(__file__).parents[2]


def attempts(*answers):
    return [{"answer": answer} for answer in answers]


def notebook(record, language="en", lesson=LESSON):
    data = {MIME: {"question": "who-looks-up", "attempts": record}, "text/plain": "old"}
    return {
        "metadata": {"course": {"lesson": lesson, "language": language}},
        "cells": [{"cell_type": "markdown"}, {"outputs": [{"text": "x"}, {"data": data}]}],
    }


def saved(folder, content, kind="notebook"):
    """Return the data of the question's output after a save."""
    manager = SimpleNamespace(root_dir=str(folder))
    model = {"type": kind, "content": content}
    keep_clicks(model=model, path=f"/es/{LESSON}.ipynb", contents_manager=manager)
    return content["cells"][1]["outputs"][1]["data"]


@pytest.fixture
def clicked(tmp_path):
    """Return clicked(*answers): a folder whose side file has these."""

    def write(*answers):
        file = tmp_path / "es" / f"{LESSON}.answers.json"
        file.parent.mkdir()
        file.write_text(json.dumps({"who-looks-up": attempts(*answers)}), "utf-8")
        return tmp_path

    return write


def test_later_clicks_replace_the_record_and_what_is_shown(clicked):
    data = saved(clicked("model", "program"), notebook(attempts("model"), "es"))
    assert data[MIME] == {"question": "who-looks-up", "attempts": attempts("model", "program")}
    assert "Correcto" in data["text/plain"] and "Correcto" in data["text/html"]


@pytest.mark.parametrize("answers", [("model",), ("program",), ()])
def test_a_record_that_is_as_long_stays(clicked, answers):
    data = saved(clicked(*answers), notebook(attempts("client")))
    assert data == {MIME: {"question": "who-looks-up", "attempts": attempts("client")}, "text/plain": "old"}


@pytest.mark.parametrize("lesson", [None, 7, f"../es/{LESSON}", "02_predict_output", ""])
def test_another_lessons_notebook_stays_as_it_is(clicked, lesson):
    data = saved(clicked("model"), notebook([], lesson=lesson))
    assert data["text/plain"] == "old"


def test_what_is_no_notebook_stays_as_it_is(clicked):
    assert saved(clicked("model"), notebook([]), kind="file")["text/plain"] == "old"


def test_a_question_that_no_one_knows_gets_the_record_only(clicked):
    content = notebook([])
    content["cells"][1]["outputs"][1]["data"][MIME]["question"] = "gone"
    folder = clicked("model")
    file = folder / "es" / f"{LESSON}.answers.json"
    file.write_text(json.dumps({"gone": attempts("x")}), "utf-8")
    data = saved(folder, content)
    assert data == {MIME: {"question": "gone", "attempts": attempts("x")}, "text/plain": "old"}


def test_the_server_that_make_lab_starts_loads_it():
    file = ROOT / ".jupyter/jupyter_server_config.d/tool_use_course.json"
    assert json.loads(file.read_text())["ServerApp"]["jpserver_extensions"] == {"course.lab_server": True}


def test_it_also_reaches_a_contents_manager_that_is_made_later():
    hooks, config = [], Config()
    manager = SimpleNamespace(register_pre_save_hook=hooks.append)
    _load_jupyter_server_extension(SimpleNamespace(contents_manager=manager, config=config))
    assert hooks == [keep_clicks] and config.ContentsManager.pre_save_hook is keep_clicks
