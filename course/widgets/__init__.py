"""Ask questions in a cell and play a conversation step by step.

`quiz`, `predict`, `find_line` and `fill_blank` show a question, answer at once
and return its record: the list of attempts, which a click extends in place.
"""

from course.errors import CourseError
from course.i18n import translator
from course.questions import find
from course.questions.model import FillBlank, FindLine, Predict, Quiz
from course.widgets.exercise import Exercise
from course.widgets.ledger import ledger_of


def quiz(name, *, language, answer=...):
    """Ask to choose a statement; return the record."""
    return _ask(Quiz, name, language, answer)


def predict(name, *, language, answer=...):
    """Ask what a program prints; return the record."""
    return _ask(Predict, name, language, answer)


def find_line(name, *, language, answer=...):
    """Ask for one line of a program; return the record."""
    return _ask(FindLine, name, language, answer)


def fill_blank(name, *, language, answer=...):
    """Ask for the missing piece of a line; return the record."""
    return _ask(FillBlank, name, language, answer)


def step_player(client, *, language):
    """Show what went through a client that has run, step by step."""
    from course.widgets.player import play

    play(client, language)


ASKS = {Quiz: quiz, Predict: predict, FindLine: find_line, FillBlank: fill_blank}


def _ask(kind, name, language, answer):
    question = find(name, language)
    if type(question) is not kind:
        _ = translator(language)
        message = _("“{name}” is asked with {right}(…), not with {wrong}(…).")
        right, wrong = ASKS[type(question)].__name__, ASKS[kind].__name__
        raise CourseError(message.format(name=name, right=right, wrong=wrong))
    exercise = Exercise(question, ledger_of(question.lesson))
    if answer is not ...:
        exercise.type(answer)
    exercise.show(_widget)
    return exercise.attempts


def _widget(exercise):
    from course.widgets.blank import blank
    from course.widgets.cards import cards

    return (blank if isinstance(exercise.question, FillBlank) else cards)(exercise)
