"""A course of one small lesson, for tests that need files on disk."""

from dataclasses import replace
from textwrap import dedent

from autograder.build.catalog import read_catalog, render_catalog
from autograder.build.derived import Derived
from autograder.build.folders import CourseFolders
from autograder.build.lesson import Cell, Lesson
from autograder.build.messages import message_files
from autograder.build.prepare import prepare_edition, prepare_lesson, prepare_messages

NAME = "01_double"
SCRIPT = '''\
# %% [markdown] name="opening"
# # Double a number
#
# Call `double`.

# %% name="greet"
from course import greeting

# Say hello first.
print(greeting("Ana", language="en"))

# %% name="double" role="solution"
def double(number):
    """Return twice the number."""
    ### BEGIN SOLUTION
    return 2 * number
    ### END SOLUTION


four = double(2)  ### STUB four = ...

# %% name="double-test" role="test" points=3
_got = double(3)
assert _got == 6, f"double(3) gave {_got}, not 6"
### BEGIN HIDDEN TESTS
assert double(0) == 0, "zero stays zero"
### END HIDDEN TESTS
print("✓")
'''
COURSE = '''\
"""A made-up course package."""


def _(message):
    return message


def greeting(name, *, language):
    """Return a greeting; language is a code."""
    return f"{language}: " + _("Good morning {name}").format(name=name)
'''
SPANISH = {
    "# Double a number\n\nCall `double`.": "# Duplica un número\n\nLlama a `double`.",
    "Say hello first.": "Saluda primero.",
    "Return twice the number.": "Devuelve el doble.",
    "double(3) gave {_got}, not 6": "double(3) dio {_got}, no 6",
    "zero stays zero": "cero sigue siendo cero",
    "Good morning {name}": "Buenos días, {name}",
}


def make_course(root, script=SCRIPT, name=NAME):
    """Write the course below a folder; return its CourseFolders, in en and es."""
    folders = CourseFolders.at(root, languages=("en", "es"))
    for path, text in (
        (folders.root / "pyproject.toml", '[project]\nname = "made-up"\nversion = "9.9"\n'),
        (folders.course / "__init__.py", COURSE),
        (folders.script(name), script),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folders


def fill_in(path, wordings=SPANISH):
    """Do a translator's work: fill in the msgstr of each msgid that has a wording."""
    entries = read_catalog(path, path.name)
    filled = [replace(entry, translation=wordings.get(entry.text, "")) for entry in entries]
    path.write_text(render_catalog(filled, "es"), "utf-8")


def translated_course(root, wordings=SPANISH):
    """Write the course and its Spanish catalogs, filled in; nothing is built."""
    folders = make_course(root)
    derived = Derived(folders)
    prepare_messages("es", folders, derived)
    prepare_edition(prepare_lesson(folders, NAME), "es", folders, derived)
    fill_in(message_files(folders, "es")[0], wordings)
    fill_in(folders.catalog("es", NAME), wordings)
    return folders


def lesson_of(*cells, name=NAME):
    """Return a Lesson of these Cells."""
    return Lesson(name, f"solutions/lessons/{name}.py", cells)


def code(source, name="a-cell", role="", **more):
    """Return a code Cell; its source may be indented."""
    return Cell(name, "code", dedent(source).strip("\n"), role, **more)


def markdown(source, name="text", **more):
    """Return a Markdown Cell; its source may be indented."""
    return Cell(name, "markdown", dedent(source).strip("\n"), **more)
