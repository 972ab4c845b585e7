"""Every solution scores everything, every untouched release nothing."""

from pathlib import Path

import nbformat
import pytest
from nbgrader.utils import is_grade, is_solution

from autograder.grading.score import score_cells

ROOT = Path(__file__).parents[2]
SOLUTIONS = ROOT / "solutions"
NOTEBOOKS = sorted(path.relative_to(SOLUTIONS) for path in SOLUTIONS.glob("??/*/*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: f"{path.parts[0]}/{path.stem}")
def both(request):
    """Return (solution, release) of a lesson in one language."""
    folders = "solutions", "notebooks"
    return [nbformat.read(ROOT / folder / request.param, as_version=4) for folder in folders]


def points(notebook):
    graded = (cell.metadata.nbgrader for cell in notebook.cells if is_grade(cell))
    return {cell.grade_id: cell.points for cell in graded}


def test_the_solution_scores_everything(both):
    solution, _ = both
    assert score_cells(solution) == points(solution)


def test_the_untouched_release_scores_nothing(both):
    solution, release = both
    stubs = {cell.id: cell.source for cell in release.cells if is_solution(cell)}
    assert score_cells(solution, stubs) == dict.fromkeys(points(solution), 0)
    assert score_cells(release) == dict.fromkeys(points(solution), 0)


def test_one_missing_answer_costs_its_own_exercise_only(both):
    solution, release = both
    for stub in (cell for cell in release.cells if is_solution(cell)):
        scores = score_cells(solution, {stub.id: stub.source})
        own = {name for name in scores if name.startswith(f"{stub.id}-test")}
        assert scores == points(solution) | dict.fromkeys(own, 0)


def test_an_exercise_name_is_no_other_exercises_beginning(both):
    solution, _ = both
    exercises = [cell.id for cell in solution.cells if is_solution(cell)]
    assert {name.split("-test")[0] for name in points(solution)} == set(exercises)


def test_grade_ids_and_points_are_the_same_in_every_edition(both):
    solution, _ = both
    lesson = solution.metadata.course["lesson"]
    english = nbformat.read(ROOT / "solutions/en" / lesson / f"{lesson}.ipynb", as_version=4)
    assert points(solution) == points(english)
    assert [cell.id for cell in solution.cells] == [cell.id for cell in english.cells]
