"""Know where a student's files lie.

The home of an edition holds one folder for each lesson, with its notebook and
the answers given in widgets, the course map, and what was kept when a lesson
was started again::

    es/course_map.ipynb
    es/01_stop_reason/01_stop_reason.ipynb
    es/01_stop_reason/01_stop_reason.answers.json
    es/copies/01_stop_reason.2026-11-30-1415/…
"""

import os

from course.lessons import LESSONS
from course.widgets import side_file

MAP = "course_map.ipynb"
COPIES = "copies"


def home_of(folder):
    """Return the home that a folder belongs to: a lesson's folder, or the home itself."""
    return folder.parent if folder.name in LESSONS else folder


def address_of(lesson):
    """Return the address of a lesson's notebook as seen from the home."""
    return f"{lesson}/{lesson}.ipynb"


def notebook_of(home, lesson):
    """Return the path of a lesson's notebook."""
    return home / address_of(lesson)


def answers_of(home, lesson):
    """Return the path of the file with a lesson's answers."""
    return side_file.path(home / lesson, lesson)


def write_whole(file, content):
    """Write bytes so that a crash leaves the old file or the new one."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.draft")
    try:
        draft.write_bytes(content)
        os.replace(draft, file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
