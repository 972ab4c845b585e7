"""Work out from a lesson's files how far a student is."""

from dataclasses import dataclass
from textwrap import shorten

from course.questions import questions_of
from course.student_folder import answers_of, notebook_of
from course.widgets import saved_notebook, side_file
from course.widgets.records import merged
from course.widgets.rich import plain
from course.widgets.saved_cells import FAILED, PASSED, exercises_in

RIGHT, NOT_YET, OPEN = "right", "not yet", "open"
LONGEST_LABEL = 90  # characters


@dataclass(frozen=True)
class Item:
    """One thing to do in a lesson.

    label: a text to know it by; state: RIGHT, NOT_YET or OPEN; tests: what
    the visible tests of an exercise say, or None for a question.
    """

    label: str
    state: str
    tests: tuple | None = None

    @property
    def done(self):
        """Tell whether there is nothing left to do."""
        return self.state == RIGHT


@dataclass(frozen=True)
class Standing:
    """How far a student is with one lesson.

    saved: whether there is a notebook that can be read; items: all there is
    to do, in the notebook's order. Without a notebook its exercises are
    unknown, and only the questions are listed.
    """

    lesson: str
    saved: bool
    items: tuple

    @property
    def left(self):
        """Return the items that are still to do."""
        return [item for item in self.items if not item.done]

    @property
    def done(self):
        """Return how many items are done."""
        return len(self.items) - len(self.left)

    @property
    def begun(self):
        """Tell whether anything has been tried."""
        return any(item.state != OPEN or PASSED in (item.tests or ()) for item in self.items)


def standing(home, lesson, language):
    """Return the Standing in a lesson whose folder lies in `home`."""
    slug = lesson.partition("_")[2]
    saved = exercises_in(notebook_of(home, lesson))
    records = _records(home, lesson)
    questions = {f"{slug}-{question.name}": question for question in questions_of(lesson, language)}
    items = {name: _question(question, records) for name, question in questions.items()}
    in_order = {
        exercise.grade_id: items.get(exercise.grade_id) or _exercise(exercise)
        for exercise in saved or []
        if exercise.tests
    }
    return Standing(lesson, saved is not None, tuple((in_order | items).values()))


def _records(home, lesson):
    stored, broken = side_file.read(answers_of(home, lesson))
    return merged(stored, saved_notebook.records_beside(home / lesson, lesson))


def _question(question, records):
    label = shorten(plain(question.prompt), LONGEST_LABEL, placeholder=" …")
    record = records.get(question.name)
    if not record:
        return Item(label, OPEN)
    return Item(label, RIGHT if question.is_right(record[-1]["answer"]) else NOT_YET)


def _exercise(exercise):
    return Item(exercise.heading, _state(exercise.tests), exercise.tests)


def _state(tests):
    if FAILED in tests:
        return NOT_YET
    return RIGHT if all(test == PASSED for test in tests) else OPEN
