"""The course map that `make lab` opens: links, progress, starting a lesson again."""

from functools import partial

import pytest
from accessible import THEMES, grave_violations
from lab_page import PANEL
from lab_server import ROOT
from playwright.sync_api import expect
from walk import do_lesson

from course.i18n import translator
from course.lessons import LESSONS
from course.student_folder import COPIES, MAP

LESSON = LESSONS[0]


@pytest.fixture
def start_page(lab, student_folder):
    """Return (tab, the map's cell), as make lab opens it, not run."""
    lab.open(f"{student_folder.name}/en/{MAP}")
    yield lab, lab.select("course-map")
    lab.close_all()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_grave_in_the_map(start_page, theme):
    lab, cell = start_page
    lab.command("apputils:change-theme", theme=theme)
    assert grave_violations(cell.locator(".course-sheet")) == []
    lab.run("course-map")
    expect(cell.locator(".jupyter-widgets.course-widget")).to_be_visible()
    assert grave_violations(cell.locator(".jp-OutputArea")) == []
    lab.command("apputils:change-theme", theme=THEMES[0])


def test_it_needs_no_kernel_to_be_read(start_page):
    lab, cell = start_page
    expect(cell.locator(".course-sheet")).to_be_visible()
    expect(cell.locator(".jp-InputArea")).not_to_be_visible()
    for lesson in LESSONS:
        expect(cell.locator(f"a[href*='{lesson}.ipynb']").first).to_be_visible()


@pytest.mark.parametrize("press", [lambda link: link.click(), lambda link: link.press("Enter")])
def test_a_link_opens_the_lesson(start_page, press):
    lab, cell = start_page
    press(cell.locator("table").get_by_role("link").nth(1))
    expect(lab.page.locator(f"{PANEL} .jp-Cell[data-windowed-list-index='0'] h1")).to_contain_text("01 ·")


def test_a_link_leads_to_the_other_languages(start_page):
    lab, cell = start_page
    cell.get_by_role("link", name="Español").click()
    expect(lab.page.locator(f"{PANEL} .course-sheet a[lang=en]")).to_be_visible()


@pytest.fixture
def done_lesson(lab, student_folder):
    """Do lesson 00 in Spanish, save and close it; return (tab, its file, its release)."""
    inside = f"es/{LESSON}/{LESSON}.ipynb"
    do_lesson(lab, f"{student_folder.name}/{inside}", ROOT / "solutions" / inside, "es")
    lab.close()
    lab.open(f"{student_folder.name}/es/{MAP}")
    lab.run("course-map")
    yield lab, student_folder / inside, ROOT / "notebooks" / inside
    lab.close_all()


def test_it_shows_progress_and_starts_a_lesson_again_when_asked_twice(done_lesson):
    lab, file, release = done_lesson
    cell, _ = lab.select("course-map"), translator("es")
    row, button = cell.locator("tbody tr").first, partial(cell.get_by_role, "button")
    had = file.read_bytes()
    expect(row).to_contain_text(_("✓ all done"))
    button(name="00 ·").click()
    expect(cell.get_by_role("alert")).to_contain_text("00?")
    expect(button(name=_("Leave it as it is"))).to_be_focused()
    lab.page.keyboard.press("Enter")
    expect(button(name="00 ·")).to_be_focused()
    assert file.read_bytes() == had
    lab.page.keyboard.press("Enter")
    button(name=_("Start it again")).press("Enter")
    expect(row).to_contain_text(_("not begun"))
    assert file.read_bytes() == release.read_bytes()
    (copy,) = (file.parents[1] / COPIES).iterdir()
    assert (copy / file.name).read_bytes() == had

    lab.open(f"student/es/{LESSON}/{file.name}")
    lab.run_all()
    assert "✓" not in lab.widget("start-first-click").root.inner_text()
