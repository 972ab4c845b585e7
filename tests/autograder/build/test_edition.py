"""What holds for the notebooks of this course in all their editions."""

import nbformat

from autograder.build.folders import CourseFolders
from autograder.build.translate import skeleton


def code_of(path):
    """Return a notebook's cells: (id, kind, nbgrader's metadata, code without texts)."""
    cells = nbformat.read(path, as_version=4).cells
    return [
        (
            cell.id,
            cell.cell_type,
            cell.metadata.get("nbgrader"),
            skeleton(cell.source) if cell.cell_type == "code" else "",
        )
        for cell in cells
    ]


def test_strings_and_comments_are_all_that_differs_between_editions():
    folders = CourseFolders.at()
    for english in sorted(folders.solutions.glob("en/*/*.ipynb")):
        wanted = code_of(english)
        for language in folders.languages[1:]:
            path = folders.solution(language, english.stem)
            assert not path.exists() or code_of(path) == wanted, path
