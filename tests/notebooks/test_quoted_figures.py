"""Hold the figures in the executed notebooks of every edition."""

import re
import tomllib
from pathlib import Path

import nbformat
import pytest

from course.languages import LANGUAGES, language

ROOT = Path(__file__).parents[2]
SCENES = tomllib.loads((ROOT / "tests" / "figures.toml").read_text("utf-8"))


def transcripts(lesson, code):
    """Return the printed runs of a lesson: lists of lines, a question first."""
    notebook = nbformat.read(ROOT / f"solutions/{code}/{lesson}/{lesson}.ipynb", as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    streams = [out.text for cell in cells for out in cell.outputs if out.output_type == "stream"]
    begins = language(code).transcript["question"].format(q="")
    runs = []
    for line in "\n".join(streams).splitlines():
        if line.startswith(begins):
            runs.append([])
        if runs:
            runs[-1].append(line)
    return runs


def inputs(run, code):
    """Return the input tokens of each call in a printed run."""
    pattern = re.escape(language(code).transcript["call"])
    for field, found in (("n", r"\d+"), ("t", r"(\d+)"), ("stop", r"\w+")):
        pattern = pattern.replace(re.escape("{%s}" % field), found)
    return [int(tokens) for tokens in re.findall(f"(?m)^{pattern}$", "\n".join(run))]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_the_figures_of_a_scene_stand_in_the_executed_notebook(scene, code):
    figures, words = SCENES[scene], language(code)
    asked = words.transcript["question"].format(q=words.questions[figures["question"]])
    runs = [run for run in transcripts(figures["lesson"], code) if run[0] == asked]
    assert figures[code][0] in [inputs(run, code) for run in runs]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_budget_line_names_the_sum_that_passed_it(code):
    spent = sum(SCENES["budget"][code][0])
    line = language(code).transcript["budget"].format(sum=spent, max=100)
    assert any(line in run for run in transcripts("05_token_budget", code))
