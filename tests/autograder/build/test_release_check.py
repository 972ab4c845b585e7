import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from autograder.build.folders import CourseFolders
from autograder.build.notebook import notebook_bytes
from autograder.build.release_check import check_release
from course.widgets.records import MIME


def write(folder, cell=None, **metadata):
    path = folder / "01_a.ipynb"
    cell = cell or new_code_cell("x = ...")
    path.write_bytes(notebook_bytes(new_notebook(cells=[cell], metadata=metadata)))
    return path


def test_a_clean_release_passes(tmp_path):
    assert check_release(write(tmp_path)) == []


QUESTION = 'who = quiz("who-looks-up", language="en", answer=...)'
ANSWERED = {"text/plain": "Which? ✓ program", "text/html": "<p>Which? ✓ program</p>"}
LEAKS = {
    "a solution": ("marker ### BEGIN SOLUTION", new_code_cell("### BEGIN SOLUTION\nx")),
    "a stub's line": ("marker ### STUB", new_code_cell("x = 1  ### STUB x = ...")),
    "hidden tests": ("marker ### BEGIN HIDDEN", new_code_cell("### BEGIN HIDDEN TESTS")),
    "a printed line": ("outputs", new_code_cell("x", outputs=[new_output("stream", text="1")])),
    "a value": (
        "outputs",
        new_code_cell("x", outputs=[new_output("execute_result", {"text/plain": "1"})]),
    ),
    "a click": (
        "outputs",
        new_code_cell("x", outputs=[new_output("display_data", {MIME: {}, "text/plain": "?"})]),
    ),
    "an answer": (
        "outputs",
        new_code_cell(
            QUESTION,
            metadata={"nbgrader": {"solution": True}},
            outputs=[new_output("display_data", ANSWERED)],
        ),
    ),
    "a run": ("run", new_code_cell("x", execution_count=1)),
    "timings": ("timings", new_code_cell("x", metadata={"execution": {}})),
}


@pytest.mark.parametrize("said, cell", LEAKS.values(), ids=LEAKS)
def test_a_release_does_not_hold(tmp_path, said, cell):
    (problem,) = check_release(write(tmp_path, cell))
    assert said in str(problem)


def test_a_release_holds_no_widget_state(tmp_path):
    assert "widget state" in str(check_release(write(tmp_path, widgets={}))[0])


def test_a_release_folder_holds_one_file(tmp_path):
    (tmp_path / "01_a.answers.json").write_text("{}")
    assert "01_a.answers.json" in str(check_release(write(tmp_path))[0])


def test_the_released_notebooks_of_this_course_give_nothing_away():
    notebooks = CourseFolders.at().notebooks.glob("*/*/*.ipynb")
    assert [problem for path in notebooks for problem in check_release(path)] == []
