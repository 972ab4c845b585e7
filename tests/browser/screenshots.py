"""Take the pictures of docs/screenshots: lesson 01 in each language, each widget light and dark.

    python tests/browser/screenshots.py [FOLDER] [--lessons]

With --lessons, whole lessons instead, done by a student who knows every answer:
each of them in each language, as long as it is, for a person to look through.
"""

import argparse
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import all_widgets
from accessible import THEMES
from all_widgets import ASKED, LANGUAGES, LESSON
from chromium import NoChromium, launch
from lab_page import LabPage
from lab_server import ROOT, fill_student_folder, lab_server
from playwright.sync_api import expect, sync_playwright
from walk import do_lesson

from course.lessons import LESSONS

FOLDER = ROOT / "docs/screenshots"
VIEW = {"width": 1000, "height": 760}
TALL = {"width": 1000, "height": 1500}  # for a widget as a whole
LARGEST = 150_000  # bytes
SHOWN = "stop_reason-stop-check"  # the cell of lesson 01 that its picture shows
LONGEST = 16_000  # pixels; Chromium draws no longer pictures
BARE = """() => {  // nothing that changes from one run to the next
  if (jupyterapp.shell.leftCollapsed === false) jupyterapp.shell.collapseLeft();
  if (jupyterapp.shell.rightCollapsed === false) jupyterapp.shell.collapseRight();
  document.activeElement.blur();
}"""
HEIGHT = "() => document.querySelector('.jp-WindowedPanel-viewport').getBoundingClientRect().height"
TO_THE_TOP = """async () => {
  document.querySelector(".jp-WindowedPanel-outer").scrollTop = 0;
  for (const turn of [1, 2, 3]) await new Promise(requestAnimationFrame);
}"""


def main(words=None):
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    parser.add_argument("--lessons", action="store_true", help="whole lessons, all of them")
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        with _lab() as lab:
            (whole_lessons if given.lessons else pictures)(lab, given.folder)
    except NoChromium as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


def pictures(lab, folder):
    """Write the pictures for README and docs; complain of one that is too large."""
    for language in LANGUAGES:
        _lesson(lab, LESSONS[1], language)
        lab.select(SHOWN).evaluate("cell => cell.scrollIntoView({block: 'center'})")
        _shoot(lab.page, folder / f"{LESSONS[1]}.{language}.png")
        lab.close_all()
    lab.page.set_viewport_size(TALL)
    for theme in THEMES:
        lab.command("apputils:change-theme", theme=theme)
        _widgets(lab, folder, theme.split()[-1].lower())
    large = [file.name for file in sorted(folder.glob("*.png")) if file.stat().st_size > LARGEST]
    if large:
        sys.exit(f"Larger than {LARGEST} bytes: {', '.join(large)}")


def whole_lessons(lab, folder):
    """Write one long picture of every lesson in every language."""
    for language in LANGUAGES:
        for lesson in LESSONS:
            _lesson(lab, lesson, language)
            lab.page.set_viewport_size({**VIEW, "height": LONGEST})
            lab.page.evaluate(TO_THE_TOP)
            height = int(lab.page.evaluate(HEIGHT)) + 200
            lab.page.set_viewport_size({**VIEW, "height": min(height, LONGEST)})
            lab.page.evaluate(TO_THE_TOP)
            _shoot(lab.page, folder / f"{lesson}.{language}.png")
            lab.page.set_viewport_size(VIEW)
            lab.close_all()


def _lesson(lab, lesson, language):
    inside = f"{language}/{lesson}/{lesson}.ipynb"
    do_lesson(lab, f"student/{inside}", ROOT / "solutions" / inside, language)
    lab.page.evaluate(BARE)


def _widgets(lab, folder, theme):
    """Take every widget, with a wrong answer where there is one to give."""
    lab.open(f"student/en/{theme}.ipynb")
    lab.run_all()
    for asked in ASKED:
        widget = lab.widget(asked.cell)
        widget.click(asked.wrong)
        widget.says("✗")
        _shoot(widget.root, folder / f"{asked.kind}.{theme}.png")
    player = lab.widget("all_widgets-player")
    for step in (2, 3):
        player.root.get_by_role("button").nth(1).click()
        expect(player.root).to_contain_text(f"Step {step} of")
    _shoot(player.root, folder / f"step-player.{theme}.png")
    for name in ("transcript", "progress"):
        page = lab.select(f"all_widgets-{name}").locator(".course-sheet")
        _shoot(page, folder / f"{name}.{theme}.png")
    lab.close_all()
    lab.open("student/en/course_map.ipynb")
    lab.run("course-map")
    _shoot(lab.select("course-map").locator(".course-sheet"), folder / f"course-map.{theme}.png")
    lab.close_all()


def _shoot(part, file):
    page = getattr(part, "page", part)
    page.mouse.move(0, 0)
    page.evaluate(BARE)
    part.screenshot(path=file, animations="disabled")
    print(file)


@contextmanager
def _lab():
    """Yield a tab of a JupyterLab whose folder holds the course and the lesson of all widgets."""
    with TemporaryDirectory(prefix="screenshots-") as temporary, sync_playwright() as playwright:
        browser = launch(playwright)
        home, folder = Path(temporary, "home"), Path(temporary, "folder")
        all_widgets.register_in_kernels(home / ".ipython")
        _fill(folder, home, Path(temporary, "course"))
        with lab_server(folder, home) as address:
            lab = LabPage(browser.new_context(viewport=VIEW), address, folder)
            lab.enter()
            lab.command("statusbar:toggle")  # it tells of what has just happened
            yield lab
        browser.close()


def _fill(folder, home, course):
    fill_student_folder(folder / "student", home)
    course.mkdir()
    all_widgets.build(course)
    release = course / "notebooks/en" / LESSON / f"{LESSON}.ipynb"
    for theme in THEMES:
        copy = folder / "student/en" / f"{theme.split()[-1].lower()}.ipynb"
        copy.write_bytes(release.read_bytes())


if __name__ == "__main__":
    sys.exit(main())
