"""A sample class: twelve students hand in every graded lesson."""

import time
from collections import Counter

import nbformat
from nbgrader.utils import is_grade

from autograder.demo import DemoFailed
from autograder.demo.answers import fill
from autograder.demo.nbgrader_round import NbgraderRound
from autograder.demo.quirks import QUIRKS
from autograder.demo.workers import grade_all


class SampleClass:
    """Hold the class and its folder; `grade` fills `scores` and `failures`.

    root: the course; folder: an empty folder for nbgrader's steps; students:
    who is in the class.
    """

    def __init__(self, root, folder, students):
        self.root, self.folder, self.students = root, folder, students
        self.lessons = graded_lessons(root)
        self.csv = folder / "grades.csv"
        self.scores, self.failures = {}, []

    def hand_in(self):
        """Write each student's notebooks to ``submitted``."""
        for number, student in enumerate(self.students):
            for lesson in self.lessons:
                self._hand_in(number, student, lesson)

    def grade(self, jobs):
        """Take every lesson through nbgrader, then read the grades back."""
        nbgrader = NbgraderRound(self.root, self.folder)
        names = [student.id for student in self.students]
        nbgrader.enrol(names)
        released = [lesson for lesson in self.lessons if nbgrader.release(lesson)]
        self._grade([(lesson, name) for lesson in released for name in names], jobs)
        self.failures = nbgrader.failures + self.failures
        nbgrader.export(self.csv)
        self.scores = nbgrader.scores()

    def _grade(self, submissions, jobs):
        """Grade; print a line each time that all submissions of a lesson are done."""
        start, left = time.monotonic(), Counter(lesson for lesson, _ in submissions)
        for lesson, _, failures in grade_all(self.root, self.folder, submissions, jobs):
            self.failures += failures
            left[lesson] -= 1
            if not left[lesson]:
                passed = time.monotonic() - start
                print(f"{lesson}: graded, feedback written ({passed:.0f} s)", flush=True)

    def _hand_in(self, number, student, lesson):
        notebook = read(self.root / "notebooks", student.language, lesson)
        solution = read(self.root / "solutions", student.language, lesson)
        fill(notebook, solution, student, number)
        QUIRKS[student.quirk](notebook)
        name = f"{lesson} ({student.id})" if student.quirk == "renamed" else lesson
        path = self.folder / "submitted" / student.id / lesson / f"{name}.ipynb"
        path.parent.mkdir(parents=True)
        nbformat.write(notebook, path)


def graded_lessons(root):
    """Return the lessons that have points, in order."""
    found = [path.name for path in sorted((root / "solutions/en").glob("*_*"))]
    graded = [lesson for lesson in found if points(read(root / "solutions", "en", lesson))]
    if not graded:
        raise DemoFailed(f"there is no graded lesson in {root / 'solutions/en'}; run make build")
    return graded


def points(notebook):
    """Return a notebook's maximum."""
    return sum(cell.metadata.nbgrader.points for cell in notebook.cells if is_grade(cell))


def read(folder, language, lesson):
    """Return one notebook of the course."""
    path = folder / language / lesson / f"{lesson}.ipynb"
    try:
        return nbformat.read(path, as_version=4)
    except FileNotFoundError:
        raise DemoFailed(f"{path} is missing; run make build") from None
