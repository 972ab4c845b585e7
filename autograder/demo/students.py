"""Who is in the sample class, and how each of them answers.

code: ``solution`` as in the instructor's copy; ``own style`` another right
answer; ``one slip`` a wrong answer to each lesson's last code exercise;
``misconceptions`` wrong answers only; ``half`` the first exercise only;
``untouched`` none.
widgets: ``clicks`` a wrong one, then the right one; ``typed`` the right one as
a literal; ``wrong clicks`` and ``wrong typed``; ``none``.
quirk: what happened to the files on their way, see ``quirks``.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Student:
    """One row of the class list."""

    id: str
    language: str
    code: str
    widgets: str
    quirk: str = ""


STUDENTS = (
    Student("ana", "es", "own style", "clicks"),
    Student("bruno", "es", "one slip", "typed"),
    Student("carla", "es", "misconceptions", "wrong clicks"),
    Student("diego", "es", "half", "clicks", "without metadata"),
    Student("elena", "bg", "own style", "typed"),
    Student("georgi", "bg", "one slip", "clicks"),
    Student("ivan", "bg", "misconceptions", "wrong typed", "tests skipped"),
    Student("mila", "bg", "untouched", "none"),
    Student("emma", "en", "solution", "clicks"),
    Student("jack", "en", "own style", "typed", "cell copied"),
    Student("noah", "en", "one slip", "clicks", "renamed"),
    Student("zoe", "en", "half", "wrong typed"),
)
