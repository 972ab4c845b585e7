"""nbgrader's configuration for this course."""

import sys
import warnings

from traitlets.config import Config

from autograder.build.release import environment_on_path, preprocessors
from course.languages import LANGUAGES

COURSE = "tool-use"
CELL_TIMEOUT = 30  # seconds; a graded cell takes far less than one
MESSAGE_TIMEOUT = 30  # seconds for one output to arrive, on a busy machine
OURS = "autograder.grading."


def grading_config(root, language):
    """Return the configuration of the course in the folder `root`.

    language: the edition that ``nbgrader generate_assignment`` reads. A
    submission is graded in its own, whatever this says. An unknown language
    ends the program with one message.
    """
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        sys.exit(f"COURSE_LANGUAGE={language}: there is no such edition. Known: {known}")
    environment_on_path()
    # SQLAlchemy's about nbgrader's own code, three times a submission.
    warnings.filterwarnings("ignore", message="Object of type <Submitted")
    config = Config()
    _folders(config, root, language)
    _release(config, language)
    _autograde(config, root)
    _feedback(config)
    return config


def _folders(config, root, language):
    config.CourseDirectory.course_id = COURSE
    config.CourseDirectory.root = str(root)
    config.CourseDirectory.source_directory = f"solutions/{language}"
    config.CourseDirectory.release_directory = f"notebooks/{language}"


def _release(config, language):
    config.GenerateAssignment.preprocessors = preprocessors()
    # The edition released last would own every student's locked cells.
    if language != "en":
        config.GenerateAssignment.no_database = True
        config.SaveCells.enabled = False


def _autograde(config, root):
    config.Autograde.exporter_class = OURS + "read_submission.ReadSubmission"
    config.Autograde.pre_convert_hook = OURS + "find_notebook.find_notebook"
    config.Autograde.sanitize_preprocessors = [
        OURS + "keep_answers.KeepAnswers",
        "nbgrader.preprocessors.ClearOutput",
        OURS + "restore_edition.RestoreEdition",
        "nbgrader.preprocessors.CheckCellMetadata",
    ]
    config.Autograde.autograde_preprocessors = [
        OURS + "place_answers.PlaceAnswers",
        "nbgrader.preprocessors.Execute",
        OURS + "keep_answers.KeepAnswers",
        OURS + "place_answers.ClearAnswers",
        OURS + "plain_widgets.PlainWidgets",
        "nbgrader.preprocessors.IgnorePattern",
        "nbgrader.preprocessors.LimitOutput",
        "nbgrader.preprocessors.SaveAutoGrades",
        "nbgrader.preprocessors.AssignLatePenalties",
        "nbgrader.preprocessors.CheckCellMetadata",
    ]
    config.RestoreEdition.solutions = str(root / "solutions")
    config.RestoreEdition.releases = str(root / "notebooks")
    config.Execute.timeout = CELL_TIMEOUT
    config.Execute.iopub_timeout = MESSAGE_TIMEOUT
    config.Execute.extra_arguments = ["--HistoryManager.enabled=False", "--log-level=ERROR"]
    config.Application.logging_config = {
        "filters": {"plain": {"()": OURS + "messages.PlainErrors"}},
        "handlers": {"console": {"filters": ["plain"]}},
    }


def _feedback(config):
    config.GenerateFeedback.preprocessors = [
        OURS + "hide_tests.HideTests",
        "nbgrader.preprocessors.GetGrades",
        "nbconvert.preprocessors.CSSHTMLHeaderPreprocessor",
    ]
