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
                _("Which line makes the API refuse?"),
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
from hashlib import sha256

from course.i18n import translator
from course.questions.source import Line

LONGEST_ANSWER = 500  # characters

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Option:
    """One thing to choose: its key, what it says, why it is right or wrong."""

    key: str
    text: str
    why: str


@dataclass(frozen=True)
class _Question:
    name: str
    prompt: str
    _: KW_ONLY
    language: str = "en"  # the edition; `course.questions.find` sets both
    lesson: str = ""

    def feedback(self, answer):
        """Return what is said of an answer, in the edition's language."""
        _ = translator(self.language)
        verdict = _("Right: {why}") if self.is_right(answer) else _("Not yet: {why}")
        return verdict.format(why=self.explain(answer))

    def refusal(self, answer):
        """Return why this cannot be taken as an answer at all, or ''."""
        _ = translator(self.language)
        if not isinstance(answer, str) or not answer.strip():
            return _("An answer is text in quotes, and it is not empty.")
        if len(answer) > LONGEST_ANSWER or not is_text(answer):
            return _("An answer is a short text: at most {most} characters.").format(
                most=LONGEST_ANSWER
            )
        return self._cannot_take(answer)


@dataclass(frozen=True)
class _Choice(_Question):
    @property
    def keys(self):
        """Return the keys in the order in which the options are shown."""
        return tuple(option.key for option in self.shown)

    @property
    def shown(self):
        """Return the options in an order that only name and keys decide."""
        return tuple(sorted(self.options, key=lambda option: _digest(self.name, option.key)))

    def option(self, key):
        """Return the option with this key, or None."""
        return next((option for option in self.options if option.key == key), None)

    def is_right(self, answer):
        """Tell whether `answer` is the right option's key."""
        return answer == self.right

    def explain(self, answer):
        """Return why this option is right or wrong."""
        chosen = self.option(answer)
        return chosen.why if chosen else self._cannot_take(answer)

    def _cannot_take(self, answer):
        if self.option(answer):
            return ""
        _ = translator(self.language)
        message = _("There is no option “{answer}” here. The keys are: {keys}.")
        return message.format(answer=answer, keys=", ".join(self.keys))


@dataclass(frozen=True)
class Quiz(_Choice):
    """Ask to choose one of some statements."""

    options: tuple
    right: str
    _: KW_ONLY
    in_order: bool = False

    def __post_init__(self):
        _set(self, options=tuple(self.options))
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
class FindLine(_Choice):
    """Ask for one line of a program; keys are ``line-1``, ``line-2`` ….

    why: one explanation for each line.
    """

    lines: tuple
    right: str
    why: tuple

    def __post_init__(self):
        _set(self, lines=tuple(self.lines), why=tuple(self.why))
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


@dataclass(frozen=True)
class FillBlank(_Question):
    """Ask for the piece of Python that is missing in a line of code.

    before, after: the line around the blank. right: the accepted forms.
    hints: {known wrong answer: what to say}.
    """

    before: str
    after: str
    right: tuple
    hints: dict
    _: KW_ONLY
    why: str = ""
    otherwise: str = ""

    def __post_init__(self):
        _set(self, right=tuple(self.right), hints=dict(self.hints))
        self._line.check(self.right)

    @property
    def keys(self):
        """Return the answers that are known: the right ones, then those with a hint."""
        return (*self.right, *self.hints)

    @property
    def _line(self):
        return Line(self.before, self.after)

    def is_right(self, answer):
        """Tell whether the line then is the same code as with an accepted form."""
        return self._line.same_as_any(answer, self.right) is not None

    def explain(self, answer):
        """Return what to say of this answer."""
        _ = translator(self.language)
        if self.is_right(answer):
            return self.why or _("that is the line.")
        known = self._line.same_as_any(answer, self.hints)
        if known is not None:
            return self.hints[known]
        general = _("read the line once more with your answer in it: what would it do?")
        return self._cannot_take(answer) or self.otherwise or general

    def _cannot_take(self, answer):
        if self._line.readable(answer) or self._line.same_as_any(answer, self.hints) is not None:
            return ""
        _ = translator(self.language)
        return _(
            "Python cannot read the line with this in it. Look at quotes and brackets, and fill in only the blank. It does not count as an attempt."
        )


def is_text(value):
    """Tell whether a string can be written to a file (no lone surrogates)."""
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _digest(name, key):
    return sha256(f"{name}/{key}".encode()).hexdigest()


def _set(question, **fields):
    for name, value in fields.items():
        object.__setattr__(question, name, value)


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
