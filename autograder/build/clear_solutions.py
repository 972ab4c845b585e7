"""Turn solution cells into stubs; stands in for nbgrader's preprocessor."""

from nbgrader.preprocessors import ClearSolutions as StockClearSolutions
from nbgrader.utils import is_solution

from autograder.build.markers import stub_of


class ClearSolutions(StockClearSolutions):
    """Replace solutions by ``...``, not by NotImplementedError: a stub runs.

    The name is nbgrader's, so that its options (``ClearSolutions.…``) apply.
    """

    def preprocess_cell(self, cell, resources, cell_index):
        stub = stub_of(cell.source) if cell.cell_type == "code" else cell.source
        if stub != cell.source and not is_solution(cell) and self.enforce_metadata:
            raise RuntimeError(f"cell {cell.get('id')}: a solution outside of a solution cell")
        if stub == cell.source and is_solution(cell):
            raise RuntimeError(f"cell {cell.get('id')}: nothing marks its solution")
        cell.source = stub
        return cell, resources
