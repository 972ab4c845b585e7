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
        return nb, resources
