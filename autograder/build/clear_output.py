"""Clear what a solution printed; stands in for nbgrader's preprocessor."""

from nbformat.v4 import new_output
from nbgrader.preprocessors import ClearOutput as StockClearOutput
from nbgrader.utils import is_solution

from autograder.grading.questions import question_of
from course.questions import find
from course.widgets.as_html import question_html
from course.widgets.as_text import question_text
from course.widgets.display import at_rest

PICTURE = "image/svg+xml"


class ClearOutput(StockClearOutput):
    """Keep what a page needs where nothing runs: pictures, and questions without an answer.

    The name is nbgrader's, so that its options (``ClearOutput.…``) apply.
    """

    def preprocess(self, notebook, resources):
        self._language = language_of(notebook)
        return super().preprocess(notebook, resources)

    def preprocess_cell(self, cell, resources, index):
        kept = kept_outputs(cell, self._language) if cell.cell_type == "code" else []
        cell, resources = super().preprocess_cell(cell, resources, index)
        if kept:
            cell.outputs = kept
        return cell, resources


def language_of(notebook):
    """Return the edition that a notebook belongs to."""
    return notebook.metadata.get("course", {}).get("language", "en")


def kept_outputs(cell, language):
    """Return what a release keeps of a code cell's outputs."""
    name = question_of(cell.source) if is_solution(cell) else None
    if name:
        question = find(name, language)
        nothing_said = question, None, set()
        rest = at_rest(question_html(*nothing_said), question_text(*nothing_said))
        return [new_output("display_data", rest)]
    pictures = [output.data for output in cell.outputs if PICTURE in output.get("data", {})]
    return [new_output("display_data", data) for data in pictures]
