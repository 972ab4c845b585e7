"""Put a lesson's cells into a notebook, ids and nbgrader's metadata included."""

import tomllib

import nbformat
from nbformat import v4

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
# Without `version`: it differs between machines.
LANGUAGE_INFO = {
    "codemirror_mode": {"name": "ipython", "version": 3},
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "nbconvert_exporter": "python",
    "pygments_lexer": "ipython3",
}
# role: (grade, locked, solution), nbgrader's metadata schema 3.
FLAGS = {
    "given": (False, True, False),
    "solution": (False, False, True),
    "test": (True, True, False),
}


def make_notebook(lesson, language, edition):
    """Return the notebook, not yet executed. edition: the project's version."""
    cells = [make_cell(lesson, cell) for cell in lesson.cells]
    metadata = {
        "course": {"lesson": lesson.name, "language": language, "edition": edition},
        "kernelspec": dict(KERNEL),
        "language_info": dict(LANGUAGE_INFO),
    }
    return v4.new_notebook(cells=cells, metadata=metadata)


def make_cell(lesson, cell):
    """Return one notebook cell; only a cell with a role has metadata."""
    make = v4.new_markdown_cell if cell.kind == "markdown" else v4.new_code_cell
    identity = lesson.identity(cell)
    metadata = {"nbgrader": nbgrader_metadata(identity, cell)} if cell.role else {}
    return make(cell.source, id=identity, metadata=metadata)


def cell_place(place, cell):
    """Return how people call a notebook's cell: by its name, without the lesson's slug."""
    return f'{place}: cell "{cell.id.partition("-")[2]}"'


def nbgrader_metadata(grade_id, cell):
    """Return what nbgrader wants to know of a cell with a role."""
    grade, locked, solution = FLAGS[cell.role]
    metadata = {
        "grade": grade,
        "grade_id": grade_id,
        "locked": locked,
        "schema_version": 3,
        "solution": solution,
        "task": False,
    }
    return metadata | ({"points": cell.points} if grade else {})


def notebook_bytes(notebook):
    """Return a notebook's file as Jupyter writes it, a newline at the end."""
    return (nbformat.writes(notebook) + "\n").encode()


def write_notebook(notebook, path):
    """Write a notebook's file, and its folder where there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(notebook_bytes(notebook))


def edition_version(folders):
    """Return the project's version: a submission says which edition it answers."""
    project = tomllib.loads((folders.root / "pyproject.toml").read_text("utf-8"))
    return project["project"]["version"]
