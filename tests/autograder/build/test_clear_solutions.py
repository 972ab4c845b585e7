import pytest
from nbformat.v4 import new_code_cell

from autograder.build.clear_solutions import ClearSolutions
from autograder.build.markers import stub_of

STUBS = {
    "a region becomes one line": (
        "def f():\n    ### BEGIN SOLUTION\n    x = 1\n    return x\n    ### END SOLUTION\n# after",
        "def f():\n    ...\n# after",
    ),
    "a line becomes its stub": ("    x = f(1)  ### STUB x = f(...)", "    x = f(...)"),
    "two regions": (
        "### BEGIN SOLUTION\na\n### END SOLUTION\nb\n### BEGIN SOLUTION\nc\n### END SOLUTION",
        "...\nb\n...",
    ),
    "a stub line inside of a region goes": ("### BEGIN SOLUTION\na  ### STUB b\n### END SOLUTION", "..."),
    "all else stays": ("x = 1  # BEGIN SOLUTION is written with ###", "x = 1  # BEGIN SOLUTION is written with ###"),
}
UNPAIRED = [
    "### BEGIN SOLUTION\nx",
    "x\n### END SOLUTION",
    "### BEGIN SOLUTION\n### BEGIN SOLUTION\n### END SOLUTION",
]


@pytest.mark.parametrize("name", STUBS)
def test_a_solution_becomes_its_stub(name):
    source, stub = STUBS[name]
    assert stub_of(source) == stub


@pytest.mark.parametrize("source", UNPAIRED)
def test_markers_come_in_pairs(source):
    with pytest.raises(ValueError, match="without its partner"):
        stub_of(source)


def cell(source, solution):
    flags = dict(grade=False, grade_id="a", locked=False, schema_version=3, solution=solution, task=False)
    return new_code_cell(source, metadata={"nbgrader": flags})


@pytest.mark.parametrize(
    "source, solution, word",
    [
        ("x = 1  ### STUB x = ...", False, "outside of a solution cell"),
        ("x = 1", True, "nothing marks its solution"),
    ],
)
def test_nbgrader_refuses_a_cell_that_would_give_its_solution_away(source, solution, word):
    with pytest.raises(RuntimeError, match=word):
        ClearSolutions().preprocess_cell(cell(source, solution), {}, 0)
