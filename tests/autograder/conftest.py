"""A sample course of one small lesson, in English and Spanish, and one submission."""

from copy import deepcopy
from pathlib import Path

import nbformat
import pytest

from autograder.build.lesson import read_lesson
from autograder.build.notebook import make_notebook, write_notebook
from autograder.build.release import release

SAMPLE = Path(__file__).parent / "sample_lesson.py"
SPANISH = {"Double a number": "Duplica un número", "twice": "el doble", "Hello": "Hola"}
LESSON = "01_sample"


@pytest.fixture(scope="session")
def course(tmp_path_factory):
    """Return a course folder with solutions/<lang> and notebooks/<lang>."""
    root = tmp_path_factory.mktemp("course")
    for language, words in {"en": {}, "es": SPANISH}.items():
        text = SAMPLE.read_text("utf-8").replace('"en"', f'"{language}"')
        for english, other in words.items():
            text = text.replace(english, other)
        script = root / f"{LESSON}.py"
        script.write_text(text, "utf-8")
        inside = Path(language) / LESSON / f"{LESSON}.ipynb"
        solution = root / "solutions" / inside
        write_notebook(make_notebook(read_lesson(script, LESSON), language, "0.1.0"), solution)
        release(solution, root / "notebooks" / inside, LESSON)
        script.unlink()
    return root


@pytest.fixture(scope="session")
def _released(course):
    paths = {code: course / "notebooks" / code / LESSON / f"{LESSON}.ipynb" for code in ("en", "es")}
    return {code: nbformat.read(path, as_version=4) for code, path in paths.items()}


@pytest.fixture
def submission(_released):
    """Return submission(language, {cell id: source}): a released notebook, filled in."""

    def filled(language="en", answers=()):
        notebook = deepcopy(_released[language])
        for cell in notebook.cells:
            cell.source = dict(answers).get(cell.id, cell.source)
        return notebook

    return filled
