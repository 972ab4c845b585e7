"""What a lesson's test cells say: one message for the learner, no stack."""

import contextlib
import io

from course.errors import wrapped
from course.i18n import translator


class CheckFailed(AssertionError):
    """Carry a failed check: a stable misconception code, a text to read."""

    def __init__(self, code, message):
        super().__init__(f"{message} [{code}]")
        self.code = code
        self.message = message

    def _render_traceback_(self):
        return wrapped(f"✗ {self}")


def check(ok, code, message):
    """Raise CheckFailed unless `ok` is true.

    code: what the learner got wrong, kebab-case, for ever the same;
    message: what was seen, what was expected and one hint, in the learner's
    language.
    """
    if not ok:
        raise CheckFailed(code, message)


def quietly(function, *args, **kwargs):
    """Return function(*args, **kwargs); show its printed lines only if it raises."""
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            return function(*args, **kwargs)
    except BaseException:
        print(printed.getvalue(), end="")
        raise


def check_answer(question, attempts, *, language):
    """Check the last attempt at a widget question.

    question: its name; attempts: the list that the widget's call returned.
    """
    from course.questions import find

    _ = translator(language)
    asked = find(question, language)
    check(attempts, "not-answered", _("Not answered yet. Run the cell above and choose."))
    last = attempts[-1]["answer"]
    check(asked.is_right(last), f"{question}-{asked.misconception(last)}", asked.feedback(last))
