"""Describe the questions that a lesson asks through widgets.

How to write them: a lesson ``NN_<slug>`` has one module
``course/questions/<slug>.py`` with one function that returns all its
questions; every text in it goes through `_`, so that the editions share keys
and code and differ in words only. In `prompt`, `text` and `why`, `backticks`
mark code and a blank line starts a paragraph. ::

    from course.questions.model import FillBlank, FindLine, Option, Predict, Quiz

    def questions(_, language):
        return [
            Quiz(
                "who-looks-up",
                _("Who looks the order up in the database?"),
                [
                    Option("program", _("the program"), _("It alone can reach the shop.")),
                    Option("model", _("the model"), _("It only writes a request: text.")),
                ],
                right="program",
            ),
            Predict(
                "thanks",
                _("The customer says thanks. What does the loop print?"),
                [
                    Option("one-call", one, _("There was nothing to look up.")),
                    Option("two-calls", two, _("A second call needs a `tool_use` first.")),
                ],
                right="one-call",
                real=one,
            ),
            FindLine(
                "broken-id",
                _("Which line makes the API reject the request?"),
                ["use = tool_uses(reply)[0]", "result = tool_result(use['name'], text)"],
                right="line-2",
                why=[_("It takes the first call."), _("The id of the call is wanted here.")],
            ),
            FillBlank(
                "stop-check",
                _("When does the loop go on?"),
                before='if reply["stop_reason"] == ',
                after=":",
                right=['"tool_use"'],
                hints={'"end_turn"': _("That is where the model has finished.")},
            ),
        ]

Names are unique in the whole course; names and keys are kebab-case, the same
in every edition, and for ever. Options are shown in an order of our own, the
same in every edition (`in_order=True` keeps the author's). `one` and `two`
above are transcripts, lines of text; take `real` from a run of the course's
own loop and compute `right` from it where it depends on the edition. A
FindLine has one explanation for each line. In a FillBlank the answer is
Python source: quotes, spaces and brackets around it do not matter; `right`
holds every accepted form, the first is the one we show; `why` says what to
keep after a right answer, `otherwise` is the hint for an answer that has none
of its own.
"""

import re
from dataclasses import KW_ONLY, dataclass

from course.questions.fill_blank import FillBlank
from course.questions.question import Choice, fix

__all__ = ["FillBlank", "FindLine", "Option", "Predict", "Quiz"]

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Option:
    """One thing to choose: its key, what it says, why it is right or wrong."""

    key: str
    text: str
    why: str


@dataclass(frozen=True)
class Quiz(Choice):
    """Ask to choose one of some statements."""

    options: tuple
    right: str
    _: KW_ONLY
    in_order: bool = False

    def __post_init__(self):
        fix(self, options=tuple(self.options))
        _check_options(self)

    @property
    def shown(self):
        """Return the options in the order in which they are shown."""
        return self.options if self.in_order else super().shown


@dataclass(frozen=True)
class Predict(Quiz):
    """Ask what a program will print: the options are transcripts.

    real: the transcript of the real run, shown beside the chosen one.
    """

    real: str = ""


@dataclass(frozen=True)
class FindLine(Choice):
    """Ask for one line of a program; keys are ``line-1``, ``line-2`` ….

    why: one explanation for each line.
    """

    lines: tuple
    right: str
    why: tuple

    def __post_init__(self):
        fix(self, lines=tuple(self.lines), why=tuple(self.why))
        if len(self.lines) != len(self.why):
            raise ValueError(f"{self.name}: {len(self.lines)} lines, {len(self.why)} explanations")
        _check_options(self)

    @property
    def options(self):
        """Return the lines as options."""
        pairs = zip(self.lines, self.why)
        return tuple(Option(f"line-{n}", line, why) for n, (line, why) in enumerate(pairs, 1))

    @property
    def shown(self):
        """Return the lines as they stand in the program."""
        return self.options


def _check_options(question):
    keys = [option.key for option in question.options]
    wrong = [key for key in (question.name, *keys) if not KEY.fullmatch(key)]
    if wrong:
        raise ValueError(f"{question.name}: not kebab-case: {', '.join(wrong)}")
    if len(set(keys)) != len(keys) or question.right not in keys:
        raise ValueError(f"{question.name}: keys are unique and {question.right!r} is one of them")
    silent = [option.key for option in question.options if not option.why.strip()]
    if silent:
        raise ValueError(f"{question.name}: no explanation for {', '.join(silent)}")
