import pytest
from made_up_course import NAME, make_course

from autograder.build.lesson import Cell, read_lesson
from autograder.build.problems import BuildFailed


def test_a_percent_script_is_read_cell_by_cell(tmp_path):
    lesson = read_lesson(make_course(tmp_path).script(NAME), "a.py")
    assert (lesson.name, lesson.slug, lesson.place) == (NAME, "double", "a.py")
    assert [(cell.name, cell.kind, cell.role, cell.points) for cell in lesson.cells] == [
        ("opening", "markdown", "", None),
        ("greet", "code", "", None),
        ("double", "code", "solution", None),
        ("double-test", "code", "test", 3),
    ]
    assert lesson.cells[0].source == "# Double a number\n\nCall `double`."


@pytest.mark.parametrize(
    "script, cell",
    [
        ("# %%\nx = 1", Cell("", "code", "x = 1")),
        ("x = 1", Cell("", "code", "x = 1")),
        ('# %% name="a" tags=["b"]\nx = 1', Cell("a", "code", "x = 1", extra=("tags",))),
        ('# %% name="a"\n# %time f()\nx = 1', Cell("a", "code", "# %time f()\nx = 1")),
        ('# %% name="a"\n%time f()', Cell("a", "code", "%time f()")),
    ],
)
def test_what_the_lint_is_to_refuse_is_read_as_it_stands(tmp_path, script, cell):
    path = tmp_path / "01_a.py"
    path.write_text(script)
    assert read_lesson(path, "a.py").cells == (cell,)


def test_a_script_that_is_no_text_is_one_message(tmp_path):
    path = tmp_path / "01_a.py"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BuildFailed, match="jupytext cannot read it"):
        read_lesson(path, "a.py")
