"""Leave of a widget what a page without a kernel can show."""

from nbgrader.preprocessors import NbGraderPreprocessor

from autograder.build.outputs import settle
from course.widgets.records import MIME


class PlainWidgets(NbGraderPreprocessor):
    """Keep each widget's text, drop its live view and the record beside it.

    Feedback pages and the formgrader then show what the student answered.
    Runs after the records have been kept.
    """

    def preprocess(self, nb, resources):
        settle(nb)
        for cell in nb.cells:
            for output in cell.get("outputs", ()):
                output.get("data", {}).pop(MIME, None)
            if cell.cell_type == "code":
                cell.outputs = [output for output in cell.outputs if not _is_empty(output)]
        return nb, resources


def _is_empty(output):
    """Tell whether all that is left of an output is an empty text: a widget's live view."""
    return output.get("data") == {"text/plain": ""}
