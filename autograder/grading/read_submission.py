"""Read a student's notebook file, or say in one message why not."""

import json
import re
import warnings

import nbformat
from nbconvert.exporters import NotebookExporter

from autograder.grading.messages import SubmissionError

MAX_CHARACTERS = 20_000_000
CELL_ID = re.compile(r"[a-zA-Z0-9_-]{1,64}")


class ReadSubmission(NotebookExporter):
    """Convert a submission as nbgrader does, after reading it with care."""

    export_from_notebook = None

    def from_file(self, file_stream, resources=None, **kw):
        try:
            notebook = parse(file_stream)
        except ValueError as error:
            raise SubmissionError(
                f"{file_stream.name} cannot be graded: {error}. "
                "Ask the student to hand it in again; the others are graded."
            ) from None
        return self.from_notebook_node(notebook, resources=resources, **kw)


def parse(file):
    """Return the notebook in an open text file, in format 4.5, with cell ids.

    Raises ValueError with the reason when it is none.
    """
    text = _text(file)
    try:
        return _upgraded(text)
    except nbformat.NBFormatError as error:
        raise ValueError(f"it is not a notebook of version 4 ({error})") from None
    except Exception as error:  # nbformat fails in many ways on a broken notebook
        reason = str(error).strip().split("\n")[0][:200]
        raise ValueError(f"it is not a valid notebook ({reason})") from None


def _text(file):
    """Read the file; it must hold one JSON object."""
    try:
        text = file.read(MAX_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise ValueError("it is not UTF-8 text") from None
    if len(text) > MAX_CHARACTERS:
        raise ValueError(f"it is larger than {MAX_CHARACTERS // 1_000_000} MB")
    if not text.strip():
        raise ValueError("the file is empty")
    if not isinstance(_json(text), dict):
        raise ValueError("it is JSON, but not a notebook")
    return text


def _json(text):
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"it is not JSON ({error})") from None
    except ValueError:  # Python's limit for int()
        raise ValueError("it holds a number with thousands of digits") from None
    except RecursionError:
        raise ValueError("its JSON is nested too deep") from None


def _upgraded(text):
    """Bring a notebook to format 4.5 and validate it; nbformat itself would only log."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it warns of is mended here
        notebook = nbformat.from_dict(nbformat.reads(text, as_version=4))
        notebook.nbformat_minor = 5
        _number_cells(notebook.cells)
        _, notebook = nbformat.validator.normalize(notebook)
        nbformat.validate(notebook, relax_add_props=True)
    return notebook


def _number_cells(cells):
    """Give an id to every cell that has none, a broken one or another cell's."""
    taken = set()
    for number, cell in enumerate(cells):
        if not CELL_ID.fullmatch(str(cell.get("id", ""))) or cell["id"] in taken:
            cell["id"] = f"cell-{number}"
        taken.add(cell["id"])
