"""What a real build gives: three kernels run for all of these tests."""

import nbformat
from made_up_course import NAME

from autograder.build.release_check import check_release
from autograder.build.stamps import outputs


def read(path):
    return nbformat.read(path, as_version=4)


def test_two_builds_in_two_folders_give_the_same_bytes(built):
    first, second = built
    for one, other in zip(outputs(first, NAME, "es"), outputs(second, NAME, "es")):
        assert one.read_bytes() == other.read_bytes()


def test_a_second_build_does_nothing(built, build):
    code, said = build(built[0])
    assert (code, said.count("up to date\n")) == (0, 2)
    assert "2 up to date: all well" in said


def test_a_solution_holds_outputs_and_what_nbgrader_wants(built):
    notebook = read(built[0].solution("es", NAME))
    opening, greet, double, test = notebook.cells
    assert [cell.id for cell in notebook.cells] == [
        "double-opening",
        "double-greet",
        "double-double",
        "double-double-test",
    ]
    assert opening.source.startswith("# Duplica un número")
    assert greet.source.startswith("from course import greeting\n\n# Saluda primero.")
    assert greet.outputs == [{"output_type": "stream", "name": "stdout", "text": "es: Good morning Ana\n"}]
    assert opening.metadata == greet.metadata == {}
    assert double.metadata.nbgrader == {
        "grade": False,
        "grade_id": "double-double",
        "locked": False,
        "schema_version": 3,
        "solution": True,
        "task": False,
    }
    assert (test.metadata.nbgrader.grade, test.metadata.nbgrader.points) == (True, 3)


def test_a_notebook_says_lesson_language_and_edition(built):
    for path in outputs(built[0], NAME, "es"):
        metadata = read(path).metadata
        assert metadata.course == {"lesson": NAME, "language": "es", "edition": "9.9"}
        assert "version" not in metadata.language_info
        assert set(metadata) == {"course", "kernelspec", "language_info"}


def test_a_release_holds_the_stub_and_the_visible_test(built):
    path = built[0].release("es", NAME)
    assert check_release(path) == []
    _, _, double, test = read(path).cells
    assert double.source == (
        'def double(number):\n    """Devuelve el doble."""\n    ...\n\n\nfour = ...'
    )
    assert "no 6" in test.source and "cero" not in test.source
    assert not test.metadata.editable and test.metadata.nbgrader.checksum


def test_a_build_leaves_nothing_else_behind(built):
    root = built[0].root
    there = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}
    there = {path for path in there if "__pycache__" not in path}
    assert there == {
        "pyproject.toml",
        "course/__init__.py",
        "course/locale/es/LC_MESSAGES/course.po",
        "course/locale/es/LC_MESSAGES/course.mo",
        f"solutions/lessons/{NAME}.py",
        f"solutions/locale/es/{NAME}.po",
        *(f".build/stamps/{code}/{NAME}.json" for code in ("en", "es")),
        *(f"solutions/{code}/{NAME}/{NAME}.ipynb" for code in ("en", "es")),
        *(f"notebooks/{code}/{NAME}/{NAME}.ipynb" for code in ("en", "es")),
    }
