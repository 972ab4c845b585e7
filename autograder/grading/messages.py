"""What an instructor reads when one submission cannot be graded."""

import sys


class SubmissionError(Exception):
    """Say which submission cannot be graded, why, and what to do about it.

    nbgrader catches it, goes on with the next student and exits with 1.
    """


class PlainErrors:
    """Log a SubmissionError as its one message, without the stack.

    A filter for logging handlers. nbgrader logs the formatted traceback of
    whatever stops a submission; for a person's mistake the message is enough.
    """

    def filter(self, record):
        error = sys.exc_info()[1]
        text = record.getMessage()
        if isinstance(error, SubmissionError) and text.startswith("Traceback "):
            record.msg, record.args = str(error), ()
        return True
