"""What the course map shows, where its links lead, how a lesson starts again."""

import re

import ipywidgets
import pytest
from saved_lesson import LESSON, NOT_RUN, PASSED, graded, save_lesson, solution

from course import course_map
from course.languages import LANGUAGES
from course.lessons import COURSE, LESSONS, Lesson
from course.syllabus import lesson_aims
from course.widgets import map_page
from course.widgets.display import VIEW


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Stand in the home of the English edition, which holds every lesson and a map."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        (tmp_path / language / "course_map.ipynb").touch()
    for lesson in LESSONS:
        save_lesson(tmp_path / "en", lesson=lesson)
    monkeypatch.chdir(tmp_path / "en")
    return tmp_path / "en"


def html_of(home, language="en", editions=LANGUAGES):
    return map_page.map_page(home, language, editions)["text/html"]


def test_the_map_names_every_lesson_with_minutes_and_aim(home, capsys):
    course_map(language="en")
    text = capsys.readouterr().out
    for lesson in COURSE:
        aim = lesson_aims("en")[lesson.name].replace("`", "")
        assert re.search(rf"{lesson.number} · .+\n +{aim}\n +{lesson.minutes} minutes", text)


def test_every_link_leads_to_a_file(home):
    links = re.findall(r'href="([^"]+)"', html_of(home))
    assert len(links) == len(LESSONS) + len(LANGUAGES)
    assert all((home / link).is_file() for link in links)


def test_a_lesson_that_is_not_there_has_no_link(home):
    (home / LESSON / f"{LESSON}.ipynb").unlink()
    assert LESSON not in html_of(home)
    assert "no notebook here" in html_of(home)


def test_a_map_of_one_edition_alone_links_to_no_other(home):
    assert "hreflang" not in html_of(home, editions=["en"])


FIRST = [solution("x"), graded("x-test", PASSED)]
SECOND = [solution("y"), graded("y-test", NOT_RUN)]


@pytest.mark.parametrize(
    "cells, said",
    [
        (SECOND, "Begin here: 00 · Start here"),
        (FIRST + SECOND, "Go on here: 00 · Start here"),
        (FIRST, "You have done every lesson that there is."),
    ],
)
def test_the_map_says_where_to_go_on(home, monkeypatch, capsys, cells, said):
    monkeypatch.setattr("course.widgets.standing.questions_of", lambda lesson, language: ())
    for lesson in LESSONS:
        save_lesson(home, *cells, lesson=lesson)
    course_map(language="en")
    assert capsys.readouterr().out.splitlines()[2] == said


def test_lessons_outside_the_short_path_are_named(home, monkeypatch):
    assert "All of these lessons belong to the short path." in html_of(home)
    longer = tuple(Lesson(one.name, one.part, one.minutes, one.number != "03") for one in COURSE)
    monkeypatch.setattr(map_page, "COURSE", longer)
    assert "The short path leaves out: 03." in html_of(home)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_has_the_same_bytes_each_time(home, language):
    assert html_of(home, language) == html_of(home, language)
    assert str(home.parent) not in html_of(home, language)


def test_nothing_is_fetched_and_nothing_runs(home):
    assert not re.search(r"https?:|url\(|@import|<script|<img|\son\w+=", html_of(home))


class Offer:
    """The widget below the map, as a student meets it."""

    def __init__(self, shell):
        course_map(language="en")
        self._shell = shell
        self.page, *offer = shell.display_pub.outputs
        view = next(output["data"][VIEW] for output in offer if VIEW in output["data"])
        box = ipywidgets.widgets.widget._instances[view["model_id"]]
        self._anew, self._said, self._buttons = box.children[1:]

    def press(self, label):
        next(b for b in self._buttons.children if b.description.startswith(label)).click()

    def draw_anew(self):
        self._anew.children[0].click()

    @property
    def labels(self):
        return [button.description for button in self._buttons.children]

    @property
    def said(self):
        return self._said.value

    @property
    def last_page(self):
        return self._shell.display_pub.outputs[-1]


@pytest.fixture
def offer(shell, home, tmp_path, monkeypatch):
    for lesson in LESSONS:
        save_lesson(tmp_path / "releases" / "en", lesson=lesson)
    save_lesson(home, *FIRST)
    monkeypatch.setenv("COURSE_RELEASES", str(tmp_path / "releases"))
    return Offer(shell)


def test_there_is_a_button_for_each_lesson(offer):
    assert [label[:5] for label in offer.labels] == [f"{lesson.number} · " for lesson in COURSE]


def test_a_lesson_starts_again_only_after_asking(offer, home):
    before = (home / LESSON / f"{LESSON}.ipynb").read_bytes()
    offer.press("01")
    assert offer.labels == ["Start it again", "Leave it as it is"]
    assert 'role="alert"' in offer.said and "kept as a copy" in offer.said
    offer.press("Leave")
    assert len(offer.labels) == len(LESSONS)
    assert (home / LESSON / f"{LESSON}.ipynb").read_bytes() == before
    assert not (home / "copies").exists()


def test_after_a_restart_the_map_is_drawn_anew(offer, home):
    assert "1 of " in offer.page["data"]["text/html"]
    offer.press("01")
    offer.press("Start it again")
    (copy,) = (home / "copies").iterdir()
    assert f"<code>copies/{copy.name}</code>" in offer.said
    assert "Reload Notebook from Disk" in offer.said
    assert offer.last_page["transient"] == offer.page["transient"]
    assert "1 of " not in offer.last_page["data"]["text/html"]


def test_the_map_can_be_drawn_anew(offer, home):
    save_lesson(home, *SECOND)
    offer.draw_anew()
    assert offer.last_page["transient"] == offer.page["transient"]
    assert "1 of " not in offer.last_page["data"]["text/html"]


def test_without_the_releases_the_cure_is_named(offer, home, monkeypatch):
    monkeypatch.delenv("COURSE_RELEASES")
    offer.press("01")
    offer.press("Start it again")
    assert "make lab" in offer.said and "COURSE_RELEASES" in offer.said
    assert len(offer.labels) == len(LESSONS)
