"""What a real kernel writes into a notebook."""

import nbformat
import pytest
from nbclient import NotebookClient

from course.widgets.display import VIEW
from course.widgets.records import MIME

CELLS = [
    "from course import quiz",
    'looks_up = quiz("who-looks-up", language="en", answer="model")',
    'looks_up = quiz("who-looks-up", language="en", answer="program")',
]


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("lesson")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
    notebook.metadata["course"] = {"lesson": "01_stop_reason", "language": "en"}
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}}).execute()
    return notebook


def test_a_cell_has_the_widget_and_the_record_and_nothing_else(executed):
    for cell in executed.cells[1:]:
        assert [set(output.data) for output in cell.outputs] == [
            {VIEW, "text/plain"},
            {MIME, "text/html", "text/plain"},
        ]


def test_the_record_grows_from_cell_to_cell(executed):
    attempts = [{"answer": "model", "typed": True}, {"answer": "program", "typed": True}]
    record = {"question": "who-looks-up", "attempts": attempts}
    assert executed.cells[2].outputs[1].data[MIME] == record


def test_the_notebook_is_valid(executed):
    nbformat.validate(executed)
