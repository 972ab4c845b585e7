"""A released notebook runs from top to bottom before a student has touched it."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbgrader.utils import determine_grade, is_grade

ROOT = Path(__file__).parents[2]
RELEASES = sorted(ROOT.glob("notebooks/??/*/*.ipynb"))


@pytest.fixture(params=RELEASES, ids=lambda path: f"{path.parts[-3]}/{path.stem}", scope="module")
def run(request, tmp_path_factory):
    """Return a released notebook, run in an empty folder, errors in its outputs."""
    notebook = nbformat.read(request.param, as_version=4)
    folder = tmp_path_factory.mktemp("release")
    arguments = ["--HistoryManager.enabled=False", "--log-level=ERROR"]
    client = NotebookClient(notebook, timeout=60, allow_errors=True, extra_arguments=arguments)
    client.execute(cwd=str(folder))
    return notebook


def outputs(cell, kind):
    return [output for output in cell.get("outputs", []) if output.output_type == kind]


def test_each_ungraded_cell_works_or_says_in_a_line_what_to_fill_in(run):
    ungraded = [cell for cell in run.cells if not is_grade(cell)]
    said = {cell.id: error.traceback for cell in ungraded for error in outputs(cell, "error")}
    assert {name: text for name, text in said.items() if len("\n".join(text).splitlines()) > 2} == {}


def test_each_graded_cell_scores_nothing(run):
    graded = [cell for cell in run.cells if is_grade(cell)]
    assert {cell.id: determine_grade(cell)[0] for cell in graded} == {cell.id: 0 for cell in graded}


def test_nothing_is_written_to_stderr(run):
    streams = [stream for cell in run.cells for stream in outputs(cell, "stream")]
    assert [stream.text for stream in streams if stream.name == "stderr"] == []
