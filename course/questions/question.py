"""Say what every question can do: judge an answer and explain it."""

from dataclasses import KW_ONLY, dataclass
from hashlib import sha256

from course.i18n import translator

LONGEST_ANSWER = 500  # characters
OTHER = "other"  # the misconception of an answer that nobody thought of


def is_short_text(value):
    """Tell whether a value can be an answer: some text, not long, fit for a file.

    Lone surrogates cannot be written to a file.
    """
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_ANSWER:
        return False
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True)
class Question:
    """Ask something; what an answer is, the kind of question says.

    A subclass has `_is_right`, `_explain`, `_misconception` and `_cannot_take`,
    which get short texts only.
    """

    name: str
    prompt: str
    _: KW_ONLY
    language: str = "en"  # the edition; `course.questions.find` sets both
    lesson: str = ""

    def is_right(self, answer):
        """Tell whether an answer, which may be any value, is right."""
        return is_short_text(answer) and self._is_right(answer)

    def feedback(self, answer):
        """Return what is said of an answer, in the edition's language."""
        _ = translator(self.language)
        verdict = _("Right: {why}") if self.is_right(answer) else _("Not yet: {why}")
        why = self._explain(answer) if is_short_text(answer) else self.refusal(answer)
        return verdict.format(why=why)

    def misconception(self, answer):
        """Return a stable name, kebab-case, for what a wrong answer shows."""
        return self._misconception(answer) if is_short_text(answer) else OTHER

    def refusal(self, answer):
        """Return why this cannot be taken as an answer at all, or ''."""
        if is_short_text(answer):
            return self._cannot_take(answer)
        _ = translator(self.language)
        message = _("An answer is a short text in quotes: at most {most} characters, not empty.")
        return message.format(most=LONGEST_ANSWER)


@dataclass(frozen=True)
class Choice(Question):
    """Ask to choose one of `options`; its key is the answer."""

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

    def _misconception(self, answer):
        return answer if self.option(answer) else OTHER

    def _is_right(self, answer):
        return answer == self.right

    def _explain(self, answer):
        chosen = self.option(answer)
        return chosen.why if chosen else self._cannot_take(answer)

    def _cannot_take(self, answer):
        if self.option(answer):
            return ""
        _ = translator(self.language)
        message = _("There is no option “{answer}” here. The keys are: {keys}.")
        return message.format(answer=answer, keys=", ".join(self.keys))


def fix(question, **fields):
    """Set fields of a frozen question while it is made."""
    for name, value in fields.items():
        object.__setattr__(question, name, value)


def _digest(name, key):
    return sha256(f"{name}/{key}".encode()).hexdigest()
