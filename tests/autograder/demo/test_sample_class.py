"""The demo grades a class, shows the table and hides no failure."""

import argparse

import pytest

import autograder.demo as demo
from autograder.demo import sample_class, students
from autograder.demo.students import Student
from autograder.demo.table import grades_table

CLASS = (
    Student("ana", "es", "solution", "none", "renamed"),
    Student("emma", "en", "untouched", "none", "tests skipped"),
)


@pytest.fixture
def run(course, monkeypatch):
    """Return run(folder, *options): the demo's exit code, on the sample course, two students."""
    monkeypatch.setattr(demo, "ROOT", course)
    monkeypatch.setattr(students, "STUDENTS", CLASS)

    def start(folder, *options):
        parser = argparse.ArgumentParser()
        demo.add_arguments(parser)
        return demo.run(parser.parse_args(["--folder", str(folder), *options]))

    return start


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_demo_ends_with_a_table_pages_and_a_csv(run, tmp_path, capsys, jobs):
    folder = tmp_path / "class"
    assert run(folder, "--jobs", jobs) == 0
    said = capsys.readouterr().out
    assert [line.split() for line in said.splitlines() if line.startswith(("ana", "emma", "of"))] == [
        ["ana", "es", "9", "9"],
        ["emma", "en", "0", "0"],
        ["of", "9", "9"],
    ]
    assert len(list(folder.glob("feedback/*/*/*.html"))) == 2
    assert (folder / "grades.csv").read_text("utf-8").count("01_sample") == 2


def test_a_submission_that_cannot_be_graded_is_named_and_the_exit_code_tells(
    run, tmp_path, capsys, monkeypatch
):
    def break_one(self, number, student, lesson):
        path = self.folder / "submitted" / student.id / lesson / f"{lesson}.ipynb"
        path.parent.mkdir(parents=True)
        path.write_text("")

    monkeypatch.setattr(sample_class.SampleClass, "_hand_in", break_one)
    assert run(tmp_path / "class", "--jobs", "1") == 1
    assert capsys.readouterr().err.count("NOT GRADED: autograde 01_sample") == 2


def test_a_folder_of_somebody_elses_is_left_alone(run, tmp_path, capsys):
    (tmp_path / "thesis.txt").write_text("precious")
    assert run(tmp_path) == 1
    assert "is no sample class; choose another --folder" in capsys.readouterr().err
    assert (tmp_path / "thesis.txt").exists()


def test_a_course_that_is_not_built_is_named(run, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(demo, "ROOT", tmp_path)
    (tmp_path / "solutions/en").mkdir(parents=True)
    assert run(tmp_path / "class") == 1
    assert "run make build" in capsys.readouterr().err


def test_the_table_has_a_line_per_student_and_shows_what_is_missing():
    scores = {("ana", "01_a"): (3.5, 4), ("emma", "01_a"): (0, 4), ("ana", "02_b"): (10, 10)}
    lines = grades_table(CLASS, ["01_a", "02_b"], scores).splitlines()
    assert [line.split() for line in lines] == [
        ["student", "language", "01_a", "02_b", "total"],
        [lines[1]],
        ["ana", "es", "3.5", "10", "13.5"],
        ["emma", "en", "0", "-", "0"],
        [lines[1]],
        ["of", "4", "10", "14"],
    ]
