"""The lessons that there are, in order."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    """One lesson of the course.

    name: ``NN_slug``; part: its number, from 1; minutes: what its opening
    says; short_path: whether it belongs to the shortest way through.
    """

    name: str
    part: int
    minutes: int
    short_path: bool = True

    @property
    def number(self):
        """Return the two digits that its name begins with."""
        return self.name.partition("_")[0]


COURSE = (
    Lesson("00_start", part=1, minutes=15),
    Lesson("01_stop_reason", part=1, minutes=30),
    Lesson("02_predict_output", part=1, minutes=30),
    Lesson("03_find_the_bug", part=1, minutes=30),
    Lesson("04_return_window", part=1, minutes=35),
    Lesson("05_token_budget", part=1, minutes=30),
)
LESSONS = tuple(lesson.name for lesson in COURSE)
