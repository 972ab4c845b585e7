"""A student's answers survive whatever happens, and are graded as they were clicked.

Each situation goes through all widgets in one notebook and ends with a hand-in.
"""

import shutil

import pytest
from all_widgets import ASKED, LESSON
from desk import Desk, read_only
from hand_in import Class
from playwright.sync_api import expect


def save_and_reopen(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()
    desk.lab.close()
    desk.lab.open(desk.path)
    desk.shows_at_rest("✗")
    desk.lab.run_all()
    desk.shows("✗")
    desk.answer("right")
    desk.lab.save()


def reload_and_click(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()
    desk.lab.reload()
    desk.answer("right")
    desk.lab.save()


def restart_the_kernel(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.restart()
    for asked in ASKED:
        asleep = desk.lab.widget(asked.cell).root.locator(".course-asleep")
        expect(asleep).to_contain_text("Run this cell again")
    desk.lab.run_all()
    desk.answer("right")
    desk.lab.save()


def run_all_again(desk):
    desk.start()
    desk.answer("wrong")
    desk.answer("right")
    desk.lab.run_all()
    desk.shows("✓")
    desk.lab.save()


def run_all_of_a_bare_copy(desk):
    desk.start()
    desk.answer("wrong")
    desk.answer("right")
    desk.lab.save()
    desk.lab.close()
    copy = desk.folder.with_name(f"{desk.folder.name}_copy")
    copy.mkdir()
    shutil.copy(desk.notebook, copy)
    desk.path = (copy / desk.notebook.name).relative_to(desk.root)
    desk.start()
    desk.shows("✓")
    desk.lab.save()


def validate(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()
    said = desk.lab.validate()
    assert "failed" in said
    desk.answer("right")
    assert "passes all the tests" in desk.lab.validate()


def validate_without_the_side_file(desk):
    desk.start()
    desk.answer("wrong")
    desk.answer("right")
    desk.lab.save()
    desk.side_file.unlink()
    assert "passes all the tests" in desk.lab.validate()


def two_tabs(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()
    other = desk.new_tab()
    other.open(desk.path)
    desk.shows("✗", other)
    desk.answer("right", other)
    desk.shows("✓")
    desk.lab.save()
    other.leave()


def close_the_browser(desk):
    desk.lab = desk.new_tab()
    desk.start()
    desk.answer("wrong")
    desk.lab.leave()
    desk.lab = desk.new_tab()
    desk.start()
    desk.shows("✗")
    desk.answer("right")
    desk.lab.save()


def read_only_folder(desk):
    with read_only(desk.folder):
        desk.start()
        desk.answer("wrong")
        desk.answer("right")
        for asked in ASKED:
            note = desk.lab.widget(asked.cell).root.locator(".course-note")
            expect(note).to_contain_text("The folder cannot be written")
        desk.path = desk.lab.save_as(f"{desk.folder.name}_elsewhere.ipynb")


def hand_in_unsaved_clicks_with_the_side_file(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()
    desk.answer("right")
    desk.hands_in = "both files"


def hand_in_a_zip(desk):
    desk.start()
    desk.answer("wrong")
    desk.answer("right")
    desk.lab.save()
    desk.hands_in = "a zip"


def wrong_to_the_end(desk):
    desk.start()
    desk.answer("wrong")
    desk.lab.save()


SITUATIONS = (
    save_and_reopen,
    reload_and_click,
    restart_the_kernel,
    run_all_again,
    run_all_of_a_bare_copy,
    validate,
    validate_without_the_side_file,
    two_tabs,
    close_the_browser,
    read_only_folder,
    hand_in_unsaved_clicks_with_the_side_file,
    hand_in_a_zip,
    wrong_to_the_end,
)


@pytest.fixture(scope="module")
def school(course, home, tmp_path_factory):
    """Return the class that the notebooks are handed in to; its kernels know the lesson."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IPYTHONDIR", str(home / ".ipython"))
        yield Class(course, tmp_path_factory.mktemp("class"))


@pytest.fixture(scope="module", params=SITUATIONS, ids=lambda situation: situation.__name__)
def outcome(request, lab, new_tab, released, folder, school):
    """Go through a situation; return (what was clicked, points, records graded)."""
    name = request.param.__name__
    desk = Desk(lab, new_tab, released(name), folder)
    request.param(desk)
    if desk.hands_in == "a zip":
        school.hand_in_zip(name, LESSON, desk.folder)
    elif desk.hands_in == "both files":
        school.hand_in(name, LESSON, desk.notebook, desk.side_file)
    else:
        school.hand_in(name, LESSON, desk.notebook)
    return desk.clicked, *school.grade(name, LESSON)


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)
def test_what_is_handed_in_is_graded_as_it_was_clicked(outcome, asked):
    clicked, points, records = outcome
    assert [attempt["answer"] for attempt in records.get(asked.name, [])] == clicked[asked.name]
    assert points[f"{asked.cell}-test"] == asked.points * (clicked[asked.name][-1] == asked.right)
