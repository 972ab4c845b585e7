"""One JupyterLab and one browser for all tests here."""

from pathlib import Path

import all_widgets
import pytest
from chromium import NoChromium, launch
from lab_page import VIEWPORT, LabPage
from lab_server import ROOT, fill_student_folder, lab_server
from playwright.sync_api import sync_playwright

PICTURES = ROOT / ".build/browser"


def pytest_collection_modifyitems(items):
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Keep a picture of the page where a test failed."""
    report = yield
    lab = getattr(item, "funcargs", {}).get("lab")
    if report.failed and lab:
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = PICTURES / f"{item.name}.png"
        lab.page.screenshot(path=picture)
        report.sections.append(("The page", str(picture)))
    return report


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoChromium as missing:
            pytest.fail(str(missing), pytrace=False)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def course(tmp_path_factory):
    """Return a course folder with the lesson of all widgets."""
    return all_widgets.build(tmp_path_factory.mktemp("course"))


@pytest.fixture(scope="session")
def home(tmp_path_factory):
    """Return the student's home; kernels that are started from it know the lesson."""
    home = tmp_path_factory.mktemp("home")
    all_widgets.register_in_kernels(home / ".ipython")
    return home


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    """Return the folder that JupyterLab serves."""
    return tmp_path_factory.mktemp("student")


@pytest.fixture(scope="session")
def address(browser, folder, home):
    """Return the address of a running JupyterLab."""
    with lab_server(folder, home) as address:
        yield address


@pytest.fixture(scope="session")
def student_folder(folder, home):
    """Return the folder that `make lab` prepares, inside the one that JupyterLab serves."""
    target = folder / "student"
    fill_student_folder(target, home)
    return target


@pytest.fixture(scope="session")
def new_tab(browser, address, folder):
    """Return new_tab(): JupyterLab in a browser of its own, with nothing remembered."""
    contexts = []

    def tab():
        contexts.append(browser.new_context(viewport=VIEWPORT))
        return LabPage(contexts[-1], address, folder)

    yield tab
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def _only_tab(new_tab):
    tab = new_tab()
    tab.enter()
    return tab


@pytest.fixture(scope="module")
def lab(_only_tab):
    """Return a browser tab with JupyterLab in it, nothing open."""
    yield _only_tab
    _only_tab.close_all()


@pytest.fixture(scope="module")
def released(course, folder):
    """Return released(place, language): the path of a fresh copy of the lesson."""

    def copy(place, language="en"):
        inside = Path(place, all_widgets.LESSON, f"{all_widgets.LESSON}.ipynb")
        target = folder / inside
        target.parent.mkdir(parents=True)
        source = course / "notebooks" / language / all_widgets.LESSON / target.name
        target.write_bytes(source.read_bytes())
        return inside

    return copy
