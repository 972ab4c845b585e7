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


LEAKS = {
    "marker ### BEGIN SOLUTION": new_code_cell("### BEGIN SOLUTION\nx"),
    "marker ### STUB": new_code_cell("x = 1  ### STUB x = ..."),
    "marker ### BEGIN HIDDEN": new_code_cell("### BEGIN HIDDEN TESTS"),
    "outputs": new_code_cell("x", outputs=[new_output("stream", text="1")]),
    "outputs of a click": new_code_cell(
        "x", outputs=[new_output("display_data", {MIME: {}, "text/plain": "Question?"})]
    ),
    "run": new_code_cell("x", execution_count=1),
    "timings": new_code_cell("x", metadata={"execution": {}}),
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_release_holds_none_of(tmp_path, what):
    (problem,) = check_release(write(tmp_path, LEAKS[what]))
    assert what.split(" of ")[0] in str(problem)


def test_a_release_holds_no_widget_state(tmp_path):
    assert "widget state" in str(check_release(write(tmp_path, widgets={}))[0])


def test_a_release_folder_holds_one_file(tmp_path):
    (tmp_path / "01_a.answers.json").write_text("{}")
    assert "01_a.answers.json" in str(check_release(write(tmp_path))[0])


def test_the_released_notebooks_of_this_course_give_nothing_away():
    notebooks = CourseFolders.at().notebooks.glob("*/*/*.ipynb")
    assert [problem for path in notebooks for problem in check_release(path)] == []
