"""What a restart keeps, restores and refuses."""

import errno
from datetime import datetime

import pytest

import course.restart
from course.errors import CourseError
from course.restart import releases_here, restart

LESSON = "01_stop_reason"
NOON = datetime(2026, 11, 30, 14, 15, 59)
COPY = f"copies/{LESSON}.2026-11-30-1415"
NOTEBOOK, ANSWERS = f"{LESSON}/{LESSON}.ipynb", f"{LESSON}/{LESSON}.answers.json"


@pytest.fixture
def folders(tmp_path):
    """Return (home, releases): a lesson in use, and its release."""
    home, releases = tmp_path / "student" / "es", tmp_path / "releases"
    for folder, content in ((home, "mine"), (releases / "es", "released")):
        (folder / LESSON).mkdir(parents=True)
        (folder / NOTEBOOK).write_text(content, "utf-8")
    (home / ANSWERS).write_text("my answers", "utf-8")
    return home, releases


def files(home):
    return {
        path.relative_to(home).as_posix(): path.read_text("utf-8")
        for path in home.rglob("*")
        if path.is_file()
    }


def again(folders, **changed):
    home, releases = folders
    given = {"releases": releases, "home": home, "now": NOON} | changed
    return restart(LESSON, "es", **given)


def test_the_release_takes_the_place_of_a_dated_copy(folders):
    home = folders[0]
    assert again(folders) == home / COPY
    assert files(home) == {
        NOTEBOOK: "released",
        f"{COPY}/{LESSON}.ipynb": "mine",
        f"{COPY}/{LESSON}.answers.json": "my answers",
    }


def test_a_second_copy_in_the_same_minute_has_a_name_of_its_own(folders):
    home = folders[0]
    again(folders)
    (home / NOTEBOOK).write_text("mine again", "utf-8")
    assert again(folders) == home / f"{COPY}-2"
    assert files(home)[f"{COPY}/{LESSON}.ipynb"] == "mine"
    assert files(home)[f"{COPY}-2/{LESSON}.ipynb"] == "mine again"


def test_other_files_of_the_student_stay(folders):
    home = folders[0]
    (home / LESSON / "notes.txt").write_text("notes", "utf-8")
    again(folders)
    assert files(home)[f"{LESSON}/notes.txt"] == "notes"


def test_a_lesson_that_was_deleted_comes_back_without_a_copy(folders):
    home = folders[0]
    for name in (NOTEBOOK, ANSWERS):
        (home / name).unlink()
    (home / LESSON).rmdir()
    assert again(folders) is None
    assert files(home) == {NOTEBOOK: "released"}


def full(*args, **kwargs):
    raise OSError(errno.ENOSPC, "No space left on device")


def no_place_for_copies(home, monkeypatch):
    (home / "copies").write_text("a file", "utf-8")


def copy_breaks_off(home, monkeypatch):
    copy2 = course.restart.shutil.copy2
    fails = lambda file, to: full() if file.suffix == ".json" else copy2(file, to)
    monkeypatch.setattr(course.restart.shutil, "copy2", fails)


def release_cannot_be_written(home, monkeypatch):
    monkeypatch.setattr(course.restart, "write_whole", full)


BREAKS = [no_place_for_copies, copy_breaks_off, release_cannot_be_written]


@pytest.mark.parametrize("break_it", BREAKS)
def test_when_a_step_fails_nothing_has_changed(folders, monkeypatch, break_it):
    home = folders[0]
    break_it(home, monkeypatch)
    before = files(home)
    with pytest.raises(CourseError):
        again(folders)
    assert files(home) == before


@pytest.mark.parametrize("releases, named", [(None, "make lab"), ("elsewhere", "COURSE_RELEASES")])
def test_without_a_release_the_cure_is_named(folders, tmp_path, releases, named):
    home = folders[0]
    before = files(home)
    with pytest.raises(CourseError, match=named):
        again(folders, releases=releases and tmp_path / releases)
    assert files(home) == before


@pytest.mark.parametrize("value, known", [(None, False), ("", False), ("notebooks", True)])
def test_make_lab_names_the_releases_in_the_environment(monkeypatch, value, known):
    monkeypatch.delenv("COURSE_RELEASES", raising=False)
    if value is not None:
        monkeypatch.setenv("COURSE_RELEASES", value)
    assert (releases_here() is not None) == known
