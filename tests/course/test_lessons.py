"""What the list of lessons says agrees with the lessons."""

import json
import re
from pathlib import Path

import pytest

from course.languages import LANGUAGES
from course.lessons import COURSE
from course.syllabus import lesson_aims, lesson_titles, part_titles

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
EVERY = [(language, lesson) for language in LANGUAGES for lesson in COURSE]


def opening(language, lesson):
    file = NOTEBOOKS / language / lesson.name / f"{lesson.name}.ipynb"
    return "".join(json.loads(file.read_bytes())["cells"][0]["source"])


@pytest.mark.parametrize("language, lesson", EVERY)
def test_a_lesson_has_the_title_of_its_notebook(language, lesson):
    title = lesson_titles(language)[lesson.name]
    assert opening(language, lesson).splitlines()[0] == f"# {lesson.number} · {title}"


@pytest.mark.parametrize("language, lesson", EVERY)
def test_a_lesson_takes_the_minutes_that_its_opening_says(language, lesson):
    time = opening(language, lesson).splitlines()[-1]
    assert re.search(r"\d+", time)[0] == str(lesson.minutes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_has_a_title_and_every_lesson_an_aim(language):
    assert set(part_titles(language)) == {lesson.part for lesson in COURSE}
    assert set(lesson_aims(language)) == {lesson.name for lesson in COURSE}
