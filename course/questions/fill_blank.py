"""Ask for the piece of Python that is missing in a line of code."""

import re
from dataclasses import KW_ONLY, dataclass

from course.i18n import translator
from course.questions.question import OTHER, Question, fix
from course.questions.source import Line


@dataclass(frozen=True)
class FillBlank(Question):
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
        fix(self, right=tuple(self.right), hints=dict(self.hints))
        self._line.check(self.right)

    @property
    def keys(self):
        """Return the answers that are known: the right ones, then those with a hint."""
        return (*self.right, *self.hints)

    @property
    def _line(self):
        return Line(self.before, self.after)

    def _is_right(self, answer):
        return self._line.same_as_any(answer, self.right) is not None

    def _explain(self, answer):
        _ = translator(self.language)
        if self._is_right(answer):
            return self.why or _("That is the line.")
        known = self._line.same_as_any(answer, self.hints)
        if known is not None:
            return self.hints[known]
        general = _("Read the line once more with your answer in it: what would it do?")
        return self._cannot_take(answer) or self.otherwise or general

    def _misconception(self, answer):
        known = self._line.same_as_any(answer, self.hints)
        return OTHER if known is None else "-".join(re.findall(r"[a-z0-9]+", known.lower()))

    def _cannot_take(self, answer):
        if self._line.readable(answer) or self._line.same_as_any(answer, self.hints) is not None:
            return ""
        _ = translator(self.language)
        return _(
            "Python cannot read the line with this in it. Look at quotes and brackets, and fill in only the blank. It does not count as an attempt."
        )
