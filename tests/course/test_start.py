"""What a student's folder holds before JupyterLab opens."""

import json
import re

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from course.languages import LANGUAGES
from course.lessons import LESSONS
from course.start import main, start

FIRST = LESSONS[0]


@pytest.fixture
def releases(tmp_path, monkeypatch):
    """Return a folder of releases; signatures go to a folder of their own."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter"))
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    for language in LANGUAGES:
        for lesson in LESSONS:
            file = tmp_path / "releases" / language / lesson / f"{lesson}.ipynb"
            file.parent.mkdir(parents=True)
            file.write_text(json.dumps({"cells": [], "released": language}), "utf-8")
    return tmp_path / "releases"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "student"


def test_every_edition_gets_its_lessons_and_its_map(folder, releases):
    assert start(folder, releases, "es") == folder / "es" / "course_map.ipynb"
    for language in LANGUAGES:
        names = {path.name for path in (folder / language).iterdir()}
        assert names == {*LESSONS, "course_map.ipynb"}
        lesson = folder / language / FIRST / f"{FIRST}.ipynb"
        assert json.loads(lesson.read_bytes())["released"] == language


def test_a_lesson_that_is_there_is_never_touched(folder, releases):
    own = folder / "en" / FIRST / f"{FIRST}.ipynb"
    own.parent.mkdir(parents=True)
    own.write_text("mine", "utf-8")
    start(folder, releases, "en")
    assert own.read_text("utf-8") == "mine"


def test_no_link_of_a_map_is_dead(folder, releases):
    start(folder, releases, "en")
    for language in LANGUAGES:
        shown = outputs(folder, language)[0]["text/html"]
        links = re.findall(r'href="([^"]+)"', shown)
        assert len(links) == 1 + len(LESSONS) + len(LANGUAGES) - 1
        assert all((folder / language / link).is_file() for link in links)


def outputs(folder, language):
    notebook = json.loads((folder / language / "course_map.ipynb").read_bytes())
    return [output["data"] for output in notebook["cells"][0]["outputs"]]


def test_a_map_is_a_valid_notebook_that_jupyter_trusts(folder, releases):
    start(folder, releases, "en")
    notary = NotebookNotary()
    for language in LANGUAGES:
        notebook = nbformat.read(folder / language / "course_map.ipynb", as_version=4)
        nbformat.validate(notebook)
        assert notary.check_signature(notebook)
    notary.store.close()


def test_the_cell_of_a_map_draws_the_map(folder, releases, monkeypatch, capsys):
    start(folder, releases, "bg")
    notebook = json.loads((folder / "bg" / "course_map.ipynb").read_bytes())
    monkeypatch.chdir(folder / "bg")
    exec(notebook["cells"][0]["source"], {})
    assert capsys.readouterr().out == outputs(folder, "bg")[0]["text/plain"] + "\n"


def test_a_second_start_changes_nothing(folder, releases):
    start(folder, releases, "en")
    before = {path: path.read_bytes() for path in folder.rglob("*.ipynb")}
    start(folder, releases, "en")
    assert {path: path.read_bytes() for path in folder.rglob("*.ipynb")} == before


def test_cells_that_a_student_adds_to_the_map_stay(folder, releases):
    file = start(folder, releases, "en")
    notebook = json.loads(file.read_bytes())
    note = {"cell_type": "markdown", "id": "note", "metadata": {}, "source": "My note."}
    own = notebook["cells"][0] | {"outputs": []}
    file.write_text(json.dumps(notebook | {"cells": [note, own]}), "utf-8")
    start(folder, releases, "en")
    cells = json.loads(file.read_bytes())["cells"]
    assert [cell["id"] for cell in cells] == ["course-map", "note"]
    assert cells[0]["outputs"]


def test_a_broken_map_is_drawn_anew(folder, releases):
    file = start(folder, releases, "en")
    file.write_text("{", "utf-8")
    start(folder, releases, "en")
    assert outputs(folder, "en")


def test_the_command_says_where_the_map_lies(folder, releases, capsys):
    assert main([str(folder), str(releases), "--language", "es"]) == 0
    assert capsys.readouterr().out == f"{folder / 'es' / 'course_map.ipynb'}\n"


def test_an_unknown_edition_is_named_with_the_known_ones(folder, releases, capsys):
    assert main([str(folder), str(releases), "--language", "fr"]) == 1
    said = capsys.readouterr().err
    assert said == f"No edition 'fr' in {releases}. There are: en, es, bg.\n"
    assert not folder.exists()
