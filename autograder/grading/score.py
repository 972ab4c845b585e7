"""Score answers to a lesson in this process, in milliseconds.

For answers that we wrote: nothing here keeps a student's code away from the
tests or from this process. The scores are nbgrader's.
"""

import ast
import io
import os
import signal
import threading
import warnings
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from nbgrader.utils import is_grade

from course.checks import CheckFailed

CELL_TIMEOUT = 5  # seconds; a cell takes milliseconds


@dataclass(frozen=True)
class Outcome:
    """What a test cell gave. code: the failed check's, or the error's class name."""

    points: float
    code: str = ""
    message: str = ""


class TooSlow(BaseException):
    """Stop a cell that does not end; no ``except Exception`` catches it."""


def score_cells(notebook, replacements=None):
    """Return {test grade id: points} of a lesson with other answers in it.

    notebook: a solution; replacements: {grade id: source} for its solution
    cells. Only cells with a role run: given, solution and test cells, in order.
    """
    return {name: outcome.points for name, outcome in outcomes(notebook, replacements).items()}


def outcomes(notebook, replacements=None):
    """Return {test grade id: Outcome}; the arguments are score_cells'."""
    replacements = dict(replacements or {})
    cells = [cell for cell in notebook.cells if "nbgrader" in cell.metadata]
    if unknown := sorted(set(replacements) - {cell.metadata.nbgrader.grade_id for cell in cells}):
        raise KeyError(f"the notebook has no cell {', '.join(unknown)}")
    found, namespace = {}, {"__name__": "__main__"}
    with _empty_folder():
        for cell in cells:
            grade_id = cell.metadata.nbgrader.grade_id
            error = run_cell(replacements.get(grade_id, cell.source), namespace, grade_id)
            if is_grade(cell):
                found[grade_id] = _outcome(cell.metadata.nbgrader.points, error)
    return found


def run_cell(source, namespace, name):
    """Run one cell; return what it raised, or its text on stderr, or None."""
    stderr = io.StringIO()
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(stderr), _time_limit():
            tree = ast.parse(source, name)
            with warnings.catch_warnings():
                warnings.simplefilter("default")  # a warning is text on stderr, as in a kernel
                exec(compile(tree, name, "exec"), namespace)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit and TooSlow fail the cell too
        return error
    return stderr.getvalue() or None


def _outcome(points, error):
    if error is None:
        return Outcome(points)
    if isinstance(error, str):
        return Outcome(0, "stderr", error)
    code = error.code if isinstance(error, CheckFailed) else type(error).__name__
    return Outcome(0, code, str(error))


@contextmanager
def _empty_folder():
    """Work in an empty folder: a side file would answer the widgets."""
    with TemporaryDirectory(prefix="score-") as folder, chdir(folder):
        yield


@contextmanager
def _time_limit():
    """Raise TooSlow after CELL_TIMEOUT, where signals can do that: on POSIX's main thread."""
    if os.name != "posix" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _too_slow)
    signal.setitimer(signal.ITIMER_REAL, CELL_TIMEOUT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _too_slow(*_):
    raise TooSlow(f"it did not end within {CELL_TIMEOUT} s")
