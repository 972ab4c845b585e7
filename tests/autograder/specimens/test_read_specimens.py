"""A file of specimens is read whole, or one message says what is wrong with it."""

import pytest

from autograder.specimens import FOLDER, Specimen, SpecimenError, of_exercise, read

GOOD = '''"""Label answers."""

# %% name="in-one-line" verdict="right"
def double(number):
    return number * 2


# %% name="forgets-to-return" verdict="wrong" code="no-return" loses="a-test-small a-test-text"
def double(number):

    number * 2
'''


@pytest.fixture
def written(tmp_path):
    def write(text):
        path = tmp_path / "double.py"
        path.write_text(text, "utf-8")
        return path

    return write


def test_specimens_are_read_in_order_with_their_labels(written):
    right, wrong = read(written(GOOD))
    assert right == Specimen("in-one-line", "right", "def double(number):\n    return number * 2")
    assert right.is_right and not wrong.is_right
    assert (wrong.code, wrong.loses) == ("no-return", ("a-test-small", "a-test-text"))
    assert wrong.source == "def double(number):\n\n    number * 2"


BROKEN = {
    "no verdict": ('# %% name="x"\n1', "needs verdict"),
    "another verdict": ('# %% name="x" verdict="fine"\n1', "needs verdict"),
    "no name": ('# %% verdict="right"\n1', "without a name"),
    "no code": ('# %% name="x" verdict="wrong" loses="a"\n1', "needs code loses name verdict"),
    "a right one that loses": ('# %% name="x" verdict="right" loses="a"\n1', "needs name verdict"),
    "an unknown option": ('# %% name="x" verdict="right" z="1"\n1', "needs name verdict"),
    "a name with capitals": ('# %% name="X" verdict="right"\n1', "kebab-case"),
    "a code with spaces": ('# %% name="x" verdict="wrong" code="a b" loses="c"\n1', "its code is"),
    "one name twice": ('# %% name="x" verdict="right"\n1\n# %% name="x" verdict="right"\n2', "named x"),
    "no Python": ('# %% name="x" verdict="right"\ndef', "line 1: invalid syntax"),
    "nothing before the first header": ("x = 1", "needs verdict"),
}


@pytest.mark.parametrize("text, said", BROKEN.values(), ids=BROKEN)
def test_a_malformed_specimen_is_named_in_one_message(written, text, said):
    path = written(text)
    with pytest.raises(SpecimenError, match=said) as raised:
        read(path)
    assert str(raised.value).startswith(f"{path}: ")
    assert "\n" not in str(raised.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(SpecimenError, match="cannot be read"):
        read(tmp_path / "gone.py")


def test_an_exercise_without_specimens_has_none(tmp_path):
    assert of_exercise("sample", "double", tmp_path) == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.py")), ids=lambda path: path.stem)
def test_every_specimen_of_the_course_can_be_read(path):
    assert read(path)
