"""Check that a release gives nothing away and holds nothing but the notebook."""

import re

import nbformat

from autograder.build.clear_output import kept_outputs, language_of
from autograder.build.notebook import cell_place
from autograder.build.problems import Problem

CURE = "build it again; never edit it by hand"
MARKERS = re.compile(r"### *(?:BEGIN|END) *(?:SOLUTION|HIDDEN)|### *STUB\b")


def check_release(path):
    """Return the Problems of a released notebook and of its folder."""
    others = sorted(other.name for other in path.parent.iterdir() if other != path)
    problems = [
        Problem(str(path.parent), f"it holds {name} too", "remove it: every student would get it")
        for name in others
    ]
    return problems + list(release_faults(path.read_bytes(), str(path)))


def release_faults(content, place):
    """Yield the Problems of a released notebook's bytes."""
    notebook = nbformat.reads(content.decode(), as_version=4)
    if "widgets" in notebook.metadata:
        yield Problem(place, "it holds widget state", CURE)
    for cell in notebook.cells:
        for what in cell_faults(cell, language_of(notebook)):
            yield Problem(cell_place(place, cell), what, CURE)


def cell_faults(cell, language):
    """Yield what a released cell must not hold."""
    if found := MARKERS.search(cell.source):
        yield f"it holds the marker {found.group()}"
    if "execution" in cell.metadata:
        yield "it holds timings"
    if cell.get("outputs") and cell.outputs != kept_outputs(cell, language):
        yield "it holds outputs"
    if cell.get("execution_count"):
        yield "it has been run"
