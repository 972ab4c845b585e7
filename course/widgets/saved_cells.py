"""Read what a notebook file shows of its cells: headings, exercises, visible tests.

Only the file is looked at, nothing runs. It is a student's file: it may be
missing, broken, or of any shape.
"""

import json
import re
from dataclasses import dataclass

PASSED, FAILED, NOT_RUN = "passed", "failed", "not run"
LARGEST = 50_000_000  # bytes


@dataclass(frozen=True)
class SavedExercise:
    """A solution cell as saved: its grade id, the heading above it, its visible tests.

    tests: PASSED, FAILED or NOT_RUN for each graded cell of the exercise.
    """

    grade_id: str
    heading: str
    tests: tuple


def exercises_in(file):
    """Return the SavedExercises of a notebook file in order, or None without a notebook."""
    try:
        notebook = json.loads(file.read_bytes()) if file.stat().st_size <= LARGEST else None
        return _exercises(notebook["cells"])
    except (OSError, ValueError, RecursionError, TypeError, KeyError, AttributeError):
        return None


def _exercises(cells):
    graded = [cell for cell in cells if _mark(cell, "grade")]
    tests = [(_grade_id(cell), _state(cell)) for cell in graded if cell["cell_type"] == "code"]
    found, heading = [], ""
    for cell in cells:
        heading = _heading(cell) or heading
        if _mark(cell, "solution"):
            own = rf"{re.escape(_grade_id(cell))}-test(-.*)?"
            states = [state for name, state in tests if re.fullmatch(own, name)]
            found.append(SavedExercise(_grade_id(cell), heading, tuple(states)))
    return found


def _heading(cell):
    """Return the last heading of a Markdown cell without its marks, or ''."""
    if cell["cell_type"] != "markdown":
        return ""
    headings = re.findall(r"^#+ +(.+)$", "".join(cell["source"]), re.MULTILINE)
    return headings[-1].replace("`", "").replace("*", "") if headings else ""


def _mark(cell, name):
    return cell["metadata"].get("nbgrader", {}).get(name) is True


def _grade_id(cell):
    return str(cell["metadata"]["nbgrader"]["grade_id"])


def _state(cell):
    if any(output["output_type"] == "error" for output in cell["outputs"]):
        return FAILED
    return NOT_RUN if cell.get("execution_count") is None else PASSED
