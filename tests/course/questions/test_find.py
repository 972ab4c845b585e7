"""How a question is found by its name."""

import sys
from types import SimpleNamespace

import pytest

import course.questions
from course.errors import CourseError
from course.languages import LANGUAGES
from course.questions import find, questions_of
from course.questions.model import Option, Quiz

BOTH = [Option("a", "A", "it is"), Option("b", "B", "it is not")]


@pytest.fixture
def two_lessons(monkeypatch):
    """Set up a course of two lessons with a question each."""
    for slug in ("first", "second"):
        module = SimpleNamespace(questions=lambda _, language, slug=slug: [_quiz(slug, _)])
        monkeypatch.setitem(sys.modules, f"course.questions.{slug}", _hashable(module))
    monkeypatch.setattr(course.questions, "LESSONS", ("70_first", "71_second"))


def _quiz(slug, _):
    return Quiz(f"{slug}-question", _("Which?"), BOTH, right="a")


def _hashable(module):
    """Return a module look-alike: like modules, it is hashable."""
    return type("Module", (), {"questions": staticmethod(module.questions)})()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_knows_its_edition_and_lesson(two_lessons, language):
    question = find("second-question", language)
    assert (question.language, question.lesson) == (language, "71_second")


@pytest.mark.parametrize(
    "name, near",
    [
        ("first-questoin", "first-question"),
        ("nothing like it", "first-question, second-question"),
        (None, "first-question, second-question"),
    ],
)
def test_an_unknown_name_gets_near_ones(two_lessons, name, near):
    with pytest.raises(CourseError, match=f"There is no question “{name}”. Did you mean: {near}"):
        find(name, "en")


def test_an_unknown_language_is_named():
    with pytest.raises(CourseError, match="no edition in 'xx'"):
        find("thanks", "xx")


def test_every_name_is_unique_in_the_course():
    names = [q.name for lesson in course.questions.LESSONS for q in questions_of(lesson, "en")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("lesson", course.questions.LESSONS)
def test_keys_are_the_same_in_the_same_order_in_every_edition(lesson):
    editions = [[(type(q), q.name, q.keys) for q in questions_of(lesson, e)] for e in LANGUAGES]
    assert all(edition == editions[0] for edition in editions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", course.questions.LESSONS)
def test_every_question_of_a_lesson_has_one_right_answer_at_least_and_wrong_ones(lesson, language):
    for question in questions_of(lesson, language):
        fared = [question.is_right(key) for key in question.keys]
        assert True in fared and False in fared, question.name
