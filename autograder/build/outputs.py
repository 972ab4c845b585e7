"""Make outputs the same on every run, and refuse those that cannot be."""

import re
import sys

from autograder.build.folders import ROOT
from autograder.build.notebook import cell_place
from autograder.build.problems import Problem

WIDGET = "application/vnd.jupyter.widget-view+json"
# (what it is, pattern); the patterns are narrow: order 1042 is no process id.
CHANGING = (
    ("a memory address", re.compile(r"\b0x[0-9a-fA-F]{6,}\b")),
    ("an absolute path", re.compile(r"(?<![\w.:/<])/(?:home|root|tmp|usr|var|opt|Users|private)/\w")),
    ("an absolute path", re.compile(r"\b[A-Z]:\\\w")),
    ("a process id", re.compile(r"\bpid\b\W{0,3}\d+", re.IGNORECASE)),
    ("a time of day", re.compile(r"\b\d\d:\d\d:\d\d\b")),
)


def settle(notebook):
    """Drop what a front end or a machine adds: widget state, timings, versions."""
    notebook.metadata.pop("widgets", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if len(data) > 1:
                data.pop(WIDGET, None)


def faults(notebook, place):
    """Yield a Problem for each output that a later run would not repeat."""
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            for what, cure in fault_of(output):
                yield Problem(cell_place(place, cell), what, cure)


def fault_of(output):
    """Yield (what, cure) for one output."""
    if output.output_type == "error" or output.get("name") == "stderr":
        said = output.get("text") or f"{output.get('ename')}: {output.get('evalue')}"
        yield f"its output holds an error ({said.strip().splitlines()[-1]})", "print on stdout only"
    if WIDGET in output.get("data", {}):
        yield "it shows a widget without a text alternative", "give the display text/plain too"
    text, cure = text_of(output), "show something that never changes"
    for path in (str(ROOT), sys.prefix):
        if path in text:
            yield f"its output holds a path of this machine ({path})", cure
    for what, pattern in CHANGING:
        if found := pattern.search(text):
            yield f"its output holds {what} ({found.group()})", cure


def text_of(output):
    """Return all text of an output; pictures and JSON as their source."""
    return output.get("text", "") + "\n".join(map(str, output.get("data", {}).values()))
