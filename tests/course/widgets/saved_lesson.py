"""Write lessons' notebooks as a student's JupyterLab would have saved them."""

import json

SLUG = "stop_reason"
LESSON = "01_stop_reason"
PASSED, FAILED, NOT_RUN = "passed", "failed", "not run"


def save_lesson(home, *cells, lesson=LESSON):
    """Write a lesson's notebook under `home`; return its path."""
    file = home / lesson / f"{lesson}.ipynb"
    file.parent.mkdir(parents=True, exist_ok=True)
    metadata = {"course": {"lesson": lesson, "language": "en"}}
    notebook = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    file.write_text(json.dumps(notebook), "utf-8")
    return file


def heading(text):
    """Return a Markdown cell."""
    return {"cell_type": "markdown", "id": "h", "metadata": {}, "source": [text]}


def solution(name):
    """Return the solution cell of an exercise."""
    return _code(f"{SLUG}-{name}", solution=True)


def graded(name, state):
    """Return a graded cell that has passed, failed or not run."""
    cell = _code(f"{SLUG}-{name}", grade=True)
    if state != NOT_RUN:
        cell["execution_count"] = 1
    if state == FAILED:
        error = {"output_type": "error", "ename": "E", "evalue": "", "traceback": []}
        cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": "x"}, error]
    return cell


def answer_output(question, *keys):
    """Return a code cell whose saved output holds the record of a question."""
    attempts = [{"answer": key} for key in keys]
    data = {"application/vnd.course.answer+json": {"question": question, "attempts": attempts}}
    cell = _code(f"{SLUG}-{question}", solution=True)
    return cell | {"outputs": [{"output_type": "display_data", "data": data, "metadata": {}}]}


def _code(grade_id, **marks):
    return {
        "cell_type": "code",
        "id": grade_id,
        "metadata": {"nbgrader": {"grade_id": grade_id, "solution": False, "grade": False} | marks},
        "source": [],
        "outputs": [],
        "execution_count": None,
    }
