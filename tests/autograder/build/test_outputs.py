import sys

import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from autograder.build.folders import ROOT
from autograder.build.outputs import WIDGET, faults, settle

REFUSED = {
    "an address": ("<object at 0x7f34ac558978>", "0x7f34ac558978"),
    "a path": ("File /home/ana/x.py", "an absolute path"),
    "a path of Windows": (r"File C:\Users", "an absolute path"),
    "a process id": ("pid: 4711", "a process id"),
    "a time": ("at 12:34:56", "a time of day"),
}
FINE = ["order 1042", "POST /v1/messages", "https://a.b/tmp/c", "0x1f", "2026-11-30", "3 November", "a/b/tmp/c"]


def notebook(*outputs, **metadata):
    cell = new_code_cell("x", id="slug-a-cell", outputs=list(outputs))
    cell.metadata["execution"] = {"shell.execute_reply": "now"}
    return new_notebook(cells=[cell], metadata={"widgets": {}} | metadata)


def stream(text, name="stdout"):
    return new_output("stream", name=name, text=text)


@pytest.mark.parametrize("name", REFUSED)
def test_an_output_that_changes_is_refused(name):
    text, word = REFUSED[name]
    for output in (stream(text), new_output("display_data", {"text/html": f"<b>{text}</b>"})):
        (problem,) = faults(notebook(output), "01.py (en)")
        assert word in str(problem) and str(problem).startswith('01.py (en): cell "a-cell"')


@pytest.mark.parametrize("text", FINE)
def test_an_output_that_stays_is_fine(text):
    assert list(faults(notebook(stream(text)), "01.py")) == []


@pytest.mark.parametrize("path", [str(ROOT), sys.prefix])
def test_a_path_of_this_machine_is_refused(path):
    first, *_ = faults(notebook(stream(path)), "01.py")
    assert "path" in str(first)


@pytest.mark.parametrize(
    "output",
    [stream("x is deprecated", "stderr"), new_output("error", ename="E", evalue="v", traceback=[])],
)
def test_errors_are_refused(output):
    (problem,) = faults(notebook(output), "01.py")
    assert "holds an error" in str(problem)


def test_a_widget_keeps_its_text_only():
    shown = {WIDGET: {"model_id": "f00"}, "text/plain": "[ ] yes", "text/html": "<b>yes</b>"}
    settled = notebook(new_output("display_data", shown))
    settle(settled)
    assert set(settled.cells[0].outputs[0].data) == {"text/plain", "text/html"}
    assert list(faults(settled, "01.py")) == []


def test_a_widget_without_text_is_refused():
    alone = notebook(new_output("display_data", {WIDGET: {"model_id": "f00"}}))
    settle(alone)
    (problem,) = faults(alone, "01.py")
    assert "without a text alternative" in str(problem)


def test_timings_and_widget_state_are_dropped():
    settled = notebook()
    settle(settled)
    assert "widgets" not in settled.metadata and "execution" not in settled.cells[0].metadata
