"""An instructor's whole round with nbgrader, in this process."""

import logging
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from autograder.grading.config import grading_config
from autograder.grading.messages import PlainErrors

TRIES = 3


@dataclass(frozen=True)
class Failure:
    """Say which step failed for whom, and what nbgrader said."""

    step: str
    assignment: str
    student: str
    reason: str

    def __str__(self):
        return f"{self.step} {self.assignment} {self.student}".rstrip() + f": {self.reason}"


class NbgraderRound:
    """Run nbgrader's steps over a class folder; what fails is kept in `failures`.

    root: the course; folder: the class, with ``submitted/<student>/NN_slug/``.
    """

    def __init__(self, root, folder):
        from nbgrader.apps import NbGraderAPI

        config = grading_config(root, "en")
        config.CourseDirectory.root = str(folder)
        config.CourseDirectory.source_directory = str(Path(root, "solutions/en"))
        config.CourseDirectory.release_directory = "release"
        self.api = NbGraderAPI(config=config)
        self.folder = Path(folder)
        self.failures = []

    def release(self, assignment):
        """Write the English edition into the gradebook."""
        return self._step("release", assignment, "", self.api.generate_assignment, assignment)

    def enrol(self, students):
        """Write students into the gradebook; autograde would do it one by one."""
        with self.api.gradebook as gradebook:
            for student in students:
                gradebook.update_or_create_student(student)

    def autograde(self, assignment, student):
        """Run and score one submission."""
        step = self.api.autograde
        return self._step("autograde", assignment, student, step, assignment, student)

    def feedback(self, assignment, student):
        """Write one submission's feedback page."""
        step = self.api.generate_feedback
        page = self.folder / "feedback" / student / assignment / f"{assignment}.html"
        done = self._step("feedback", assignment, student, step, assignment, student)
        if done and not page.is_file():
            self.failures.append(Failure("feedback", assignment, student, "there is no page"))

    def export(self, path):
        """Write all grades to a CSV file."""
        from nbgrader.plugins import CsvExportPlugin

        with self.api.gradebook as gradebook:
            CsvExportPlugin(to=str(path), parent=self.api).export(gradebook)

    def scores(self):
        """Return {(student, assignment): (score, max score)} of all that were graded."""
        with self.api.gradebook as gradebook:
            return {
                (submission.student.id, assignment.name): (submission.score, submission.max_score)
                for assignment in gradebook.assignments
                for submission in assignment.submissions
            }

    def _step(self, name, assignment, student, call, *args):
        """Run one step, again where another process held the gradebook; tell whether it worked."""
        for _ in range(TRIES):
            result, errors = _logged(self.api.log, call, *args)
            if result["success"]:
                return True
            if not any("database is locked" in error for error in errors):
                break
        reason = next(iter(errors), result.get("error", "no reason given"))
        self.failures.append(Failure(name, assignment, student, reason))
        return False


def _logged(log, call, *args):
    """Return what a call returned and the errors that it logged."""
    with _errors(log) as errors, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nbgrader's and SQLAlchemy's own
        return call(*args), errors


@contextmanager
def _errors(log):
    """Yield a list that collects what is logged as an error, without nbgrader's framing."""
    handler = _Errors(logging.ERROR)
    handler.addFilter(PlainErrors())
    log.addHandler(handler)
    try:
        yield handler.messages
    finally:
        log.removeHandler(handler)


class _Errors(logging.Handler):
    def __init__(self, level):
        super().__init__(level)
        self.messages = []

    def emit(self, record):
        text = record.getMessage()
        if not text.startswith("There was an error processing"):
            self.messages.append(text)
