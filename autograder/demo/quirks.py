"""What happens to notebooks between a student and an instructor."""

from copy import deepcopy

from nbgrader.utils import is_grade, is_solution


def without_metadata(notebook):
    """Lose metadata and cell ids, as Colab does."""
    notebook.metadata.clear()
    for number, cell in enumerate(notebook.cells):
        cell.id, cell.metadata = f"lost-{number}", {}


def tests_skipped(notebook):
    """Mark the tests not to be run, which stock nbgrader pays in full."""
    for cell in notebook.cells:
        if is_grade(cell):
            cell.metadata["tags"] = ["skip-execution"]


def cell_copied(notebook):
    """Leave an old attempt as a copy above the answer."""
    place = next(place for place, cell in enumerate(notebook.cells) if is_solution(cell))
    again = deepcopy(notebook.cells[place])
    again.id, again.source = "old-attempt", "..."
    notebook.cells.insert(place, again)


QUIRKS = {
    "": lambda notebook: None,
    "renamed": lambda notebook: None,  # happens to the file
    "without metadata": without_metadata,
    "tests skipped": tests_skipped,
    "cell copied": cell_copied,
}
