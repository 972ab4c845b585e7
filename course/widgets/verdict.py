"""Work out what there is to say about the answers so far."""

from dataclasses import dataclass

from course.questions.model import FillBlank, Predict
from course.widgets.rich import differing, is_transcript


@dataclass(frozen=True)
class Verdict:
    """What is said of the last attempt.

    feedback: „Right: …“ or „Not yet: …“ in the edition's language. others:
    the other options with their explanations, once the answer is right.
    chosen, real: for a prediction, the lines of the chosen and of the real
    run as (line, whether the other run lacks it); empty where they are equal
    (`same_as_real`).
    """

    answer: str
    right: bool
    feedback: str
    others: tuple = ()
    chosen: tuple = ()
    real: tuple = ()
    same_as_real: bool = False

    @property
    def mark(self):
        """Return the sign that stands beside the words."""
        return "✓" if self.right else "✗"


def verdict(question, tried):
    """Return the Verdict on the last of the answers, or None before the first."""
    if not tried:
        return None
    answer = tried[-1]
    right = question.is_right(answer)
    chosen, real = _runs(question, answer)
    same = isinstance(question, Predict) and _is_real(question, answer)
    others = _others(question, answer) if right else ()
    return Verdict(answer, right, question.feedback(answer), others, chosen, real, same)


def _others(question, answer):
    if isinstance(question, FillBlank):
        return ()
    return tuple(option for option in question.shown if option.key != answer)


def _runs(question, answer):
    """Return the chosen and the real run where they differ; a short option stands alone."""
    chosen = question.option(answer) if isinstance(question, Predict) else None
    if chosen is None or not question.real or _is_real(question, answer):
        return (), ()
    if not is_transcript(chosen.text):
        return (), tuple((line, False) for line in question.real.splitlines())
    return tuple(map(tuple, differing(chosen.text, question.real)))


def _is_real(question, answer):
    chosen = question.option(answer)
    return chosen is not None and chosen.text.strip() == question.real.strip()
