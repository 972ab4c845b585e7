"""Errors that a learner reads: one message, no stack of ours."""

import textwrap

WIDTH = 96  # characters: nbgrader's feedback pages do not wrap lines


def wrapped(message):
    """Return a message's lines, no longer than WIDTH."""
    return textwrap.wrap(message, WIDTH, break_long_words=False, break_on_hyphens=False)


class CourseError(Exception):
    """Tell a person what was found, what was wanted and what to try.

    In a notebook it renders as its own message. The frames of the course's
    code would only hide it.
    """

    def _render_traceback_(self):
        """Return the lines that IPython shows in place of a traceback."""
        return [f"{type(self).__name__}: {self}"]


class StillToFillIn(CourseError):
    """Say that a blank (``...``) reached the model."""


class UnknownLanguage(CourseError):
    """Say that the course has no edition in a language."""


class ScriptEnded(CourseError):
    """Say that a scripted client was asked for one reply too many."""


class ApiError(CourseError):
    """Carry an error reply of the API, with its own text.

    status: HTTP status; type: the API's error type, for example
    ``invalid_request_error``; message: the API's text, always English;
    request_id: ``req_…``; hint: one sentence on what to look at, in the
    learner's language, or None. Programs branch on status and type, never on
    the message.
    """

    def __init__(self, status, type, message, request_id=None, hint=None):
        super().__init__(message)
        self.status = status
        self.type = type
        self.message = message
        self.request_id = request_id
        self.hint = hint

    def __str__(self):
        return f"{self.status} {self.type}: {self.message}"

    def _render_traceback_(self):
        lines = super()._render_traceback_()
        return lines + ([f"→ {self.hint}"] if self.hint else [])
