"""What the saved files of a lesson show of a student's progress."""

import json
import re

import ipywidgets
import pytest
from saved_lesson import FAILED, LESSON, NOT_RUN, PASSED, answer_output, graded, heading
from saved_lesson import save_lesson, solution

from course import progress
from course.languages import LANGUAGES
from course.lessons import LESSONS
from course.questions import questions_of
from course.widgets.display import VIEW
from course.widgets.ledger import ledger_of
from course.widgets.standing import standing

LOOP = [heading("## Try it: the `loop`\n\nText."), solution("loop")]
STOP = "stop-check"


def loop(*states):
    return [*LOOP, *(graded(f"loop-test-{n}", state) for n, state in enumerate(states))]


@pytest.fixture
def home(tmp_path):
    return tmp_path / "en"


@pytest.mark.parametrize(
    "states, said",
    [
        ([PASSED, PASSED], "✓ tests that pass: 2 of 2"),
        ([PASSED, FAILED, NOT_RUN], "✗ tests that fail: 1 of 3"),
        ([PASSED, NOT_RUN], "○ tests that pass: 1 of 2, the others have not run"),
        ([NOT_RUN, NOT_RUN], "○ the tests have not run yet"),
    ],
)
def test_an_exercise_is_what_its_visible_tests_show(home, monkeypatch, capsys, states, said):
    save_lesson(home, *loop(*states))
    monkeypatch.chdir(home / LESSON)
    progress(language="en")
    line = capsys.readouterr().out.splitlines()[1]
    assert re.fullmatch(rf"  {said} +Try it: the loop", line)


@pytest.mark.parametrize(
    "side_file, output, said",
    [
        ([], [], "not answered yet"),
        (["wrong"], [], "not yet right"),
        (["wrong", '"tool_use"'], ["wrong"], "right"),
        ([], ['"tool_use"'], "right"),
        (["wrong"], ["wrong", '"tool_use"'], "right"),
    ],
)
def test_an_answer_counts_wherever_it_lies(home, monkeypatch, capsys, side_file, output, said):
    save_lesson(home, answer_output(STOP, *output), graded(f"{STOP}-test", FAILED))
    if side_file:
        record = {STOP: [{"answer": key} for key in side_file]}
        (home / LESSON / f"{LESSON}.answers.json").write_text(json.dumps(record), "utf-8")
    monkeypatch.chdir(home / LESSON)
    progress(language="en")
    line = capsys.readouterr().out.splitlines()[1]
    assert re.fullmatch(rf"  [✓✗○] {said} +The loop ends here.*", line)


@pytest.mark.parametrize("content", ["{", "[]", '{"cells": [{}]}', '{"cells": 7}'])
def test_a_notebook_that_cannot_be_read_is_no_notebook(home, content):
    save_lesson(home).write_text(content, "utf-8")
    assert not standing(home, LESSON, "en").saved


def test_the_tests_of_another_exercise_do_not_count(home):
    save_lesson(home, *loop(PASSED), solution("loop-two"), graded("loop-two-test", FAILED))
    first, second = standing(home, LESSON, "en").items[:2]
    assert first.done and not second.done


def test_an_exercise_without_visible_tests_is_left_to_the_grade(home):
    save_lesson(home, *LOOP)
    assert all(item.tests is None for item in standing(home, LESSON, "en").items)


def test_progress_says_what_is_left_in_this_lesson(home, monkeypatch, capsys):
    save_lesson(home, *loop(FAILED))
    monkeypatch.chdir(home / LESSON)
    progress(language="en")
    all = 1 + len(questions_of(LESSON, "en"))
    assert f"Left in this lesson: {all} of {all}. Next: Try it: the loop" in capsys.readouterr().out


def test_the_course_is_one_table_with_words_and_a_bar(home, monkeypatch, capsys):
    for lesson in LESSONS:
        save_lesson(home, lesson=lesson)
    monkeypatch.chdir(home)
    progress(language="en")
    lines = capsys.readouterr().out.splitlines()
    rows = lines[1 : len(LESSONS) + 2]
    assert lines[0] == "The course"
    assert all(re.search(r"  ░{10}  not begun$", row) for row in rows)
    assert rows[-1].startswith("  Whole course")


@pytest.fixture
def shown(shell, home, monkeypatch):
    """Return what progress displays in the notebook of lesson 01: its page, its widget."""
    for lesson in LESSONS:
        save_lesson(home, *loop(PASSED), lesson=lesson)
    monkeypatch.chdir(home / LESSON)
    progress(language="en")
    page, *offer = (output["data"] for output in shell.display_pub.outputs)
    return page["text/html"], next(data for data in offer if VIEW in data)


def test_links_lead_to_notebooks_that_are_there(shown, home):
    links = re.findall(r'href="([^"]+)"', shown[0])
    assert len(links) == len(LESSONS)
    assert all((home / LESSON / link).is_file() for link in links)


def test_every_bar_has_words_beside_it(shown):
    bars = re.findall(r"<progress[^>]*></progress>([^<]*)", shown[0])
    assert len(bars) == len(LESSONS) + 1
    assert all(words.strip() for words in bars)


def test_the_lesson_can_be_started_again_from_its_progress(shown):
    html, widget = shown
    box = ipywidgets.widgets.widget._instances[widget[VIEW]["model_id"]]
    labels = [button.description for button in box.children[-1].children]
    assert labels == ["Start this lesson again"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_shown_in_every_edition(home, monkeypatch, capsys, language):
    save_lesson(home, *loop(PASSED, FAILED))
    monkeypatch.chdir(home / LESSON)
    progress(language=language)
    first = capsys.readouterr().out
    progress(language=language)
    assert capsys.readouterr().out == first != ""


def test_a_restart_empties_the_records_of_its_own_kernel(shell, home, tmp_path, monkeypatch):
    """Otherwise the longest record, the one in memory, would come back."""
    save_lesson(home, *loop(PASSED))
    save_lesson(tmp_path / "releases" / "en")
    monkeypatch.setenv("COURSE_RELEASES", str(tmp_path / "releases"))
    monkeypatch.chdir(home / LESSON)
    ledger_of(LESSON).add(STOP, "wrong")
    progress(language="en")
    view = next(o["data"][VIEW] for o in shell.display_pub.outputs if VIEW in o["data"])
    box = ipywidgets.widgets.widget._instances[view["model_id"]]
    for press in ("Start this lesson again", "Start it again"):
        next(b for b in box.children[-1].children if b.description == press).click()
    ledger_of(LESSON).open(STOP)
    assert ledger_of(LESSON).attempts(STOP) == []
    assert not (home / LESSON / f"{LESSON}.answers.json").exists()
