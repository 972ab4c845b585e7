"""The instructor's notebooks hold the outputs that nbval compares a new run with."""

from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).parents[2]
SOLUTIONS = sorted(ROOT.glob("solutions/??/*/*.ipynb"))


@pytest.mark.parametrize("path", SOLUTIONS, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_a_solution_has_been_executed_from_top_to_bottom(path):
    """nbval passes whatever has no outputs."""
    code = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
    assert any(cell.outputs for cell in code)


def test_there_is_a_notebook_to_compare_in_every_edition():
    assert {path.parts[-3] for path in SOLUTIONS} == {"en", "es", "bg"}
