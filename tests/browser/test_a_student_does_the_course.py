"""A student does every lesson in the browser, and nbgrader gives every point."""

import nbformat
import pytest
from hand_in import Class
from lab_server import ROOT
from nbgrader.utils import is_grade
from walk import do_lesson

from course.lessons import LESSONS

WALKS = [("en", lesson) for lesson in LESSONS] + [("es", LESSONS[1]), ("bg", LESSONS[1])]


@pytest.fixture(scope="module")
def school(tmp_path_factory):
    return Class(ROOT, tmp_path_factory.mktemp("class"))


@pytest.mark.parametrize("language, lesson", WALKS)
def test_a_student_does_the_course(lab, school, student_folder, language, lesson):
    inside = f"{language}/{lesson}/{lesson}.ipynb"
    solution = ROOT / "solutions" / inside
    do_lesson(lab, f"{student_folder.name}/{inside}", solution, language)
    school.hand_in(language, lesson, student_folder / inside)
    points, _ = school.grade(language, lesson)
    tests = [cell.metadata.nbgrader for cell in nbformat.read(solution, as_version=4).cells if is_grade(cell)]
    assert points == {test.grade_id: test.points for test in tests}
