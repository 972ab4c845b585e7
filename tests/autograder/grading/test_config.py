"""nbgrader is configured for the course, or one message says why not."""

import pytest

from autograder.grading.config import grading_config


def test_the_folders_are_those_of_the_language(tmp_path):
    folders = grading_config(tmp_path, "es").CourseDirectory
    assert (folders.source_directory, folders.release_directory) == ("solutions/es", "notebooks/es")


def test_an_unknown_language_is_named_with_the_known_ones(tmp_path):
    with pytest.raises(SystemExit) as stopped:
        grading_config(tmp_path, "fr")
    assert stopped.value.code == "COURSE_LANGUAGE=fr: there is no such edition. Known: en, es, bg"


@pytest.mark.parametrize("language, written", [("en", True), ("es", False), ("bg", False)])
def test_only_the_english_edition_is_written_to_the_gradebook(tmp_path, language, written):
    config = grading_config(tmp_path, language)
    assert config.GenerateAssignment.get("no_database", False) is not written
    assert config.SaveCells.get("enabled", True) is written
