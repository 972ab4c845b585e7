"""What a feedback page shows of a widget."""

from nbformat import v4

from autograder.grading.plain_widgets import PlainWidgets
from course.widgets.records import MIME

VIEW = "application/vnd.jupyter.widget-view+json"


def test_the_text_stays_and_the_live_view_leaves_nothing_behind():
    view = v4.new_output("display_data", {VIEW: {"model_id": "1"}, "text/plain": ""})
    rest = {"text/plain": "Which?", "text/html": "<p>Which?</p>", MIME: {"question": "q"}}
    cell = v4.new_code_cell("quiz()", outputs=[view, v4.new_output("display_data", rest)])
    notebook = v4.new_notebook(cells=[cell, v4.new_markdown_cell("text")])
    kept, _resources = PlainWidgets().preprocess(notebook, {})
    data = [output.data for output in kept.cells[0].outputs]
    assert data == [{"text/plain": "Which?", "text/html": "<p>Which?</p>"}]
