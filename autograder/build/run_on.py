"""Let "Run All" in JupyterLab go past a check that fails."""

from nbgrader.preprocessors import NbGraderPreprocessor
from nbgrader.utils import is_grade


class RunOn(NbGraderPreprocessor):
    """Tag the release's test cells: an unanswered question must not stop the cells below.

    The solution's cells are not tagged: nbval would then want them to fail.
    """

    def preprocess_cell(self, cell, resources, cell_index):
        if is_grade(cell):
            cell.metadata["tags"] = ["raises-exception"]
        return cell, resources
