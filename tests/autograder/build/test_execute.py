from types import SimpleNamespace

import pytest
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat.v4 import new_code_cell, new_notebook

from autograder.build.execute import environment, failure

FAULTS = {
    "an exception": (CellExecutionError("trace", "NameError", "no x"), "it stops with NameError: no x; "),
    "a timeout": (CellTimeoutError("long", 30, new_code_cell("")), "it did not end within 30 s; "),
    "a dead kernel": (DeadKernelError("Kernel died"), "it stops with Kernel died; "),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_run_that_stops_names_the_last_cell_that_began(name):
    fault, words = FAULTS[name]
    cells = [new_code_cell("x", id=f"slug-{n}") for n in ("first", "second", "third")]
    for number, cell in enumerate(cells[:2], 1):
        cell.execution_count = number
    said = str(failure(new_notebook(cells=cells), fault, "01.py (en)", 30))
    assert said.startswith(f'01.py (en): cell "second": {words}')


@pytest.fixture
def kernel_environment(tmp_path, monkeypatch):
    """Return the environment of a kernel, started by a user with settings of their own."""
    own = {
        "PYTHONSTARTUP": "/x",
        "IPYTHONDIR": "/x",
        "JUPYTER_PATH": "/x",
        "LANGUAGE": "es",
        "LC_TIME": "es_MX",
        "COURSE_LANGUAGE": "bg",
        "PYTHONHASHSEED": "7",
        "ANYTHING_ELSE": "kept",
    }
    for name, value in own.items():
        monkeypatch.setenv(name, value)
    course = tmp_path / "repo/course"
    course.mkdir(parents=True)
    folder = tmp_path / "run"
    folder.mkdir()
    return SimpleNamespace(variables=environment(folder, course), folder=folder, course=course)


def test_a_kernel_knows_nothing_of_its_user(kernel_environment):
    variables = kernel_environment.variables
    gone = {"PYTHONSTARTUP", "JUPYTER_PATH", "LANGUAGE", "LC_TIME", "COURSE_LANGUAGE"}
    assert not gone & set(variables)
    assert variables["ANYTHING_ELSE"] == "kept"
    for name in ("HOME", "IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"):
        assert variables[name].startswith(str(kernel_environment.folder))


def test_a_kernel_is_the_same_everywhere(kernel_environment):
    variables = kernel_environment.variables
    assert (variables["PYTHONHASHSEED"], variables["TZ"], variables["LC_ALL"]) == ("0", "UTC", "C.UTF-8")


def test_a_kernel_imports_the_course_of_this_checkout(kernel_environment):
    package = kernel_environment.folder / "package/course"
    assert kernel_environment.variables["PYTHONPATH"] == str(package.parent)
    assert package.resolve() == kernel_environment.course
