"""Find a submission's notebook when the student has renamed it."""

import shutil
from pathlib import Path

from traitlets.log import get_logger

from autograder.grading.read_submission import parse


def find_notebook(*, assignment, student, notebooks):
    """Copy a renamed notebook to the assignment's name, so that nbgrader sees it.

    nbgrader's ``pre_convert_hook`` of autograde. notebooks: the paths of one
    submission, changed in place; assignment, student: patterns, not used.
    """
    folder = Path(notebooks[0]).parent
    wanted = folder / f"{folder.name}.ipynb"
    if wanted.exists():
        return
    named = [path for path in map(Path, notebooks) if _lesson(path) == folder.name]
    if len(notebooks) == 1 or len(named) == 1:
        found = named[0] if named else Path(notebooks[0])
        get_logger().warning("%s is taken for %s", found, wanted.name)
        shutil.copyfile(found, wanted)
        notebooks[:] = [str(wanted)]


def _lesson(path):
    """Return the lesson that a notebook's metadata names, or None."""
    try:
        with path.open(encoding="utf-8") as file:
            course = parse(file).metadata.get("course")
    except (OSError, ValueError):
        return None
    return course.get("lesson") if isinstance(course, dict) else None
