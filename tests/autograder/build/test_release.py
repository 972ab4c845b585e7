import pytest
from made_up_course import NAME, code, lesson_of

from autograder.build.clear_solutions import ClearSolutions
from autograder.build.notebook import make_notebook, notebook_bytes
from autograder.build.problems import BuildFailed
from autograder.build.release import preprocessors, release_bytes


def test_nbgrader_runs_our_step_in_the_place_of_its_own():
    names = [step.__name__ for step in preprocessors()]
    assert ClearSolutions in preprocessors()
    assert names.index("LockCells") < names.index("ClearSolutions") < names.index("ComputeChecksums")


def test_nbgraders_refusal_is_one_message():
    lesson = lesson_of(code("x = 1", "loop", "solution"))
    solution = notebook_bytes(make_notebook(lesson, "en", "9.9"))
    with pytest.raises(BuildFailed) as failed:
        release_bytes(NAME, solution, "01.py (en)")
    said = str(failed.value)
    assert said.startswith("01.py (en): nbgrader: RuntimeError: ") and "nothing marks its solution" in said
    assert "\n" not in said
