"""Start a lesson again: keep what the student has, put the release in its place."""

import contextlib
import os
import shutil
from datetime import datetime
from pathlib import Path

from course.errors import CourseError
from course.i18n import translator
from course.student_folder import COPIES, answers_of, notebook_of, write_whole

RELEASES = "COURSE_RELEASES"  # environment: the folder that holds <language>/NN_slug/NN_slug.ipynb


def releases_here():
    """Return the folder of released notebooks that `make lab` names, or None."""
    return Path(os.environ[RELEASES]) if os.environ.get(RELEASES) else None


def restart(lesson, language, releases, home, now=None):
    """Restore a lesson's released notebook; return the folder that keeps the old one.

    releases: a folder of editions, or None where nobody knows it; home: the
    folder with the student's lessons of this edition; now: local time, for
    the copy's name. Return None where there was nothing to keep. The copy is
    made first; where any step fails, a CourseError says so and all is as it
    was.
    """
    released = _released(lesson, language, releases)
    notebook, answers = notebook_of(home, lesson), answers_of(home, lesson)
    kept = [file for file in (notebook, answers) if file.exists()]
    copy = None
    try:
        copy = _copy(kept, home / COPIES, f"{lesson}.{now or datetime.now():%Y-%m-%d-%H%M}")
        _replace(notebook, released, answers)
    except OSError as error:
        if copy and all(file.exists() for file in kept):
            shutil.rmtree(copy, ignore_errors=True)
        _ = translator(language)
        message = _("The lesson was not started again, and nothing has changed: {reason}.")
        raise CourseError(message.format(reason=error.strerror or error)) from error
    return copy


def _released(lesson, language, releases):
    _ = translator(language)
    if releases is None:
        message = _("The released notebooks are not known here. Open the course with `make lab`, or set {variable} to the folder that holds them and start JupyterLab again.")
        raise CourseError(message.format(variable=RELEASES))
    file = notebook_of(Path(releases) / language, lesson)
    try:
        return file.read_bytes()
    except OSError as error:
        message = _("There is no released notebook {file}. Get the course anew, or set {variable} to the folder that holds the released notebooks.")
        path = f"{language}/{lesson}/{file.name}"
        raise CourseError(message.format(file=path, variable=RELEASES)) from error


def _copy(files, copies, name):
    """Copy files into a new folder, which works as the lesson's folder did; return it."""
    if not files:
        return None
    copies.mkdir(exist_ok=True)
    folder = _new_folder(copies, name)
    try:
        for file in files:
            shutil.copy2(file, folder)
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def _new_folder(copies, name):
    """Make the first of ``name``, ``name-2`` … that is free."""
    number = 1
    while True:
        folder = copies / (name if number == 1 else f"{name}-{number}")
        try:
            folder.mkdir()
            return folder
        except FileExistsError:
            number += 1


def _replace(notebook, released, answers):
    """Put the release in place and take the answers away, or leave both."""
    notebook.parent.mkdir(parents=True, exist_ok=True)
    aside = answers.with_name(f"{answers.name}.{os.getpid()}.draft")
    if answers.exists():
        os.replace(answers, aside)
    try:
        write_whole(notebook, released)
    except OSError:
        if aside.exists():
            os.replace(aside, answers)
        raise
    # The lesson has been started again: a file that stays behind must not undo it.
    with contextlib.suppress(OSError):
        aside.unlink(missing_ok=True)
