import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from autograder.build.clear_output import ClearOutput
from course.languages import LANGUAGES
from course.questions import find
from course.widgets.records import MIME

QUIZ = 'who = quiz("who-looks-up", language="en", answer="program")'
RECORD = {"question": "who-looks-up", "attempts": [{"answer": "program"}]}
SOLUTION = {"nbgrader": {"solution": True}}
SVG = "<svg>stairs</svg>"


def cleared(source, *outputs, language="en"):
    """Return the outputs that a release keeps of one cell."""
    cell = new_code_cell(source, outputs=list(outputs), execution_count=3, metadata=SOLUTION)
    notebook = new_notebook(cells=[cell], metadata={"course": {"language": language}})
    notebook, _ = ClearOutput().preprocess(notebook, {})
    assert notebook.cells[0].execution_count is None
    return notebook.cells[0].outputs


def test_a_printed_line_goes():
    assert cleared("print(1)", new_output("stream", text="1\n")) == []


def test_a_picture_stays():
    result = new_output("execute_result", {"image/svg+xml": SVG, "text/plain": "stairs"}, execution_count=3)
    (kept,) = cleared("bill_staircase()", result)
    assert (kept.output_type, kept.data) == ("display_data", result.data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_stays_without_its_answer(language):
    (kept,) = cleared(QUIZ, new_output("display_data", {MIME: RECORD}), language=language)
    question = find("who-looks-up", language)
    assert set(kept.data) == {"text/plain", "text/html"}
    for option in question.shown:
        assert option.key in kept.data["text/plain"]
        assert not any(option.why in text for text in kept.data.values())
    assert not any("✓" in text for text in kept.data.values())
