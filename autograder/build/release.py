"""Release a solution through nbgrader's own converter, without its database."""

import logging
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.build.problems import BuildFailed, Problem


def preprocessors():
    """Return nbgrader's list for a release, with our ClearOutput, ClearSolutions and RunOn in it.

    For ``GenerateAssignment.preprocessors`` in nbgrader_config.py too.
    """
    from nbgrader.converters.generate_assignment import GenerateAssignment

    from autograder.build.clear_output import ClearOutput
    from autograder.build.clear_solutions import ClearSolutions
    from autograder.build.run_on import RunOn

    ours = {step.__name__: step for step in (ClearOutput, ClearSolutions)}
    stock = GenerateAssignment.preprocessors.default()
    return [*(ours.get(step.__name__, step) for step in stock), RunOn]


def release(solution, target, place):
    """Write the student's notebook for a solution's file; see release_bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(release_bytes(solution.stem, solution.read_bytes(), place))


def release_bytes(lesson, solution, place):
    """Return the student's notebook for a solution's, both as bytes.

    Raise BuildFailed where nbgrader refuses it. Works in a temporary course folder:
    nbgrader copies whatever lies beside the notebook, and leaves files behind.
    """
    with TemporaryDirectory(prefix="release-") as folder:
        root, name = Path(folder), f"{lesson}.ipynb"
        source = root / "source" / lesson
        source.mkdir(parents=True)
        (source / name).write_bytes(solution)
        environment_on_path()
        convert(root, lesson, place)
        return (root / "release" / lesson / name).read_bytes()


def convert(root, lesson, place):
    """Run nbgrader's GenerateAssignment as ``--no-db`` does."""
    from nbgrader.converters import GenerateAssignment, NbGraderException
    from nbgrader.coursedir import CourseDirectory
    from traitlets.config import Config

    options = Config(SaveCells={"enabled": False})
    course = CourseDirectory(root=str(root), assignment_id=lesson, config=options)
    log = ErrorLog()
    converter = GenerateAssignment(coursedir=course, no_database=True, config=options, log=log.logger)
    converter.preprocessors = preprocessors()
    try:
        converter.start()
    except NbGraderException:
        raise BuildFailed(Problem(place, f"nbgrader: {log.cause}", "mend that cell")) from None


class ErrorLog(logging.Handler):
    """Keep nbgrader's errors: its exception only says that there are some."""

    def __init__(self):
        super().__init__(logging.ERROR)
        self.lines = []
        self.logger = logging.Logger("release")
        self.logger.addHandler(self)

    def emit(self, record):
        self.lines.append(record.getMessage())

    @property
    def cause(self):
        """Return the last line of the traceback that nbgrader logged."""
        traces = [line for line in self.lines if line.startswith("Traceback")]
        return (traces or self.lines or ["no reason given"])[0].strip().splitlines()[-1]


def environment_on_path():
    """Put this environment's programs first: nbgrader calls alembic through PATH."""
    here = str(Path(sys.executable).parent)
    if here not in os.environ.get("PATH", "").split(os.pathsep):
        os.environ["PATH"] = os.pathsep.join([here, os.environ.get("PATH", "")])
