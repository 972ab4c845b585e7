"""Find a question of the course by its name."""

from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from course.errors import CourseError
from course.i18n import translator
from course.lessons import LESSONS


def find(name, language):
    """Return the question with this name in the edition `language`.

    Raise CourseError with near matches where there is none.
    """
    _ = translator(language)
    found = {}
    for lesson in LESSONS:
        for question in questions_of(lesson, language):
            if question.name == name:
                return question
            found[question.name] = question
    near = get_close_matches(str(name), found, n=3) or sorted(found)
    message = _("There is no question “{name}”. Did you mean: {near}?")
    raise CourseError(message.format(name=name, near=", ".join(near)))


def questions_of(lesson, language):
    """Return all questions of a lesson, for example ``01_stop_reason``."""
    slug = lesson.partition("_")[2]
    return _written(import_module(f"course.questions.{slug}"), lesson, language)


@cache
def _written(module, lesson, language):
    questions = module.questions(translator(language), language)
    return tuple(replace(question, language=language, lesson=lesson) for question in questions)
