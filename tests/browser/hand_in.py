"""Hand a lesson in and have nbgrader grade it."""

import shutil
import zipfile

import nbformat
from nbgrader.apps.zipcollectapp import ZipCollectApp

from autograder.demo.nbgrader_round import NbgraderRound


class Class:
    """A class of students in nbgrader's folder. root: the course; folder: the class's."""

    def __init__(self, root, folder):
        self._folder = folder
        self._nbgrader = NbgraderRound(root, folder)
        self._released = set()

    def hand_in(self, student, lesson, *files):
        """Hand in files: the notebook, which gets the lesson's name, and what lies beside it."""
        target = self._folder / "submitted" / student / lesson
        target.mkdir(parents=True)
        for file in files:
            name = f"{lesson}.ipynb" if file.suffix == ".ipynb" else file.name
            shutil.copy(file, target / name)

    def hand_in_zip(self, student, lesson, folder):
        """Hand in a zip of the lesson's folder, and collect it with `nbgrader zip_collect`."""
        archive = self._folder / "downloaded" / lesson / "archive"
        archive.mkdir(parents=True)
        with zipfile.ZipFile(archive / f"{student}.zip", "w") as packed:
            for file in folder.glob("*.*"):
                packed.write(file, file.name)
        app = ZipCollectApp(config=self._nbgrader.api.config)
        app.initialize(
            [lesson, rf"--FileNameCollectorPlugin.named_regexp=.*/(?P<student_id>\w+)/(?P<file_id>{lesson}).ipynb"]
        )
        app.start()

    def grade(self, student, lesson):
        """Return {grade id: points} of one submission, and the records it was graded by."""
        if lesson not in self._released:
            self._nbgrader.release(lesson)
            self._released.add(lesson)
        self._nbgrader.autograde(lesson, student)
        assert self._nbgrader.failures == []
        with self._nbgrader.api.gradebook as gradebook:
            graded = gradebook.find_submission_notebook(lesson, lesson, student)
            points = {grade.name: grade.score for grade in graded.grades}
        notebook = self._folder / "autograded" / student / lesson / f"{lesson}.ipynb"
        course = nbformat.read(notebook, as_version=4).metadata["course"]
        return points, course["answers"]
