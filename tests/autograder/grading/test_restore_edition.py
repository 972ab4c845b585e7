"""A submission is whole again, in its own edition, whatever was done to it."""

import json
from copy import deepcopy

import pytest
from nbformat import v4
from nbgrader.nbgraderformat import MetadataValidator
from nbgrader.utils import compute_checksum

from autograder.grading.restore_edition import RestoreEdition

ANSWER = "def double(number):\n    return number + number"
LESSON = "01_sample"


@pytest.fixture
def restored(course, tmp_path):
    """Return restored(notebook): what RestoreEdition makes of it."""

    def run(notebook):
        step = RestoreEdition(solutions=str(course / "solutions"), releases=str(course / "notebooks"))
        resources = {
            "nbgrader": {"assignment": LESSON, "notebook": LESSON},
            "metadata": {"path": str(tmp_path)},
        }
        return step.preprocess(deepcopy(notebook), resources)[0]

    return run


def by_id(notebook):
    return {cell.id: cell for cell in notebook.cells}


def repairs(notebook):
    return {(each["cell"], each["repair"]) for each in notebook.metadata.course["repairs"]}


def strip_for_colab(notebook):
    notebook.metadata = {}
    for number, cell in enumerate(notebook.cells):
        cell.id, cell.metadata = f"cell-{number}", {}


def test_an_honest_submission_keeps_its_answers_and_needs_no_repair(submission, restored):
    whole = restored(submission(answers={"sample-double": ANSWER}))
    assert by_id(whole)["sample-double"].source == ANSWER
    assert whole.metadata.course["repairs"] == []


@pytest.mark.parametrize("language, said", [("en", "twice 0 is 0"), ("es", "el doble 0 is 0")])
def test_hidden_tests_come_from_the_submissions_own_edition(submission, restored, language, said):
    assert said in by_id(restored(submission(language)))["sample-double-test-small"].source


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_edition_is_recognised_by_its_text_where_the_metadata_is_lost(
    submission, restored, language
):
    notebook = submission(language, {"sample-double": ANSWER})
    strip_for_colab(notebook)
    whole = restored(notebook)
    assert whole.metadata.course["language"] == language
    assert by_id(whole)["sample-double"].source == ANSWER
    assert [cell.id for cell in whole.cells] == [cell.id for cell in submission(language).cells]


def test_english_is_the_edition_where_nothing_tells(restored):
    whole = restored(v4.new_notebook(cells=[v4.new_code_cell("1 + 1")]))
    assert whole.metadata.course["language"] == "en"


@pytest.mark.parametrize("named", ["fr", "../en", 7, None, ["en"], {"en": 1}, "locale"])
def test_an_unknown_edition_in_the_metadata_is_not_believed(submission, restored, named):
    notebook = submission("es")
    notebook.metadata["course"]["language"] = named
    assert restored(notebook).metadata.course["language"] == "es"


def drop(name):
    def change(notebook):
        notebook.cells = [cell for cell in notebook.cells if cell.id != name]

    return change


def to_end(name):
    def change(notebook):
        notebook.cells.sort(key=lambda cell: cell.id == name)

    return change


def to_top(name):
    def change(notebook):
        notebook.cells.sort(key=lambda cell: cell.id != name)

    return change


def copy_of(name):
    def change(notebook):
        copied = deepcopy(by_id(notebook)[name])
        copied.id = "copied"
        notebook.cells.append(copied)

    return change


def edit(name, source):
    def change(notebook):
        by_id(notebook)[name].source = source

    return change


def tag(name, *tags):
    def change(notebook):
        by_id(notebook)[name].metadata["tags"] = list(tags)

    return change


def retype(name):
    def change(notebook):
        cells = notebook.cells
        place = [cell.id for cell in cells].index(name)
        cells[place] = v4.new_markdown_cell(
            cells[place].source, id=name, metadata=cells[place].metadata
        )

    return change


def nbgrader(name, **changes):
    def change(notebook):
        by_id(notebook)[name].metadata["nbgrader"].update(changes)

    return change


def forget(name):
    def change(notebook):
        by_id(notebook)[name].metadata = {"nbgrader": "gone"}

    return change


SMALL, DOUBLE, SETUP = "sample-double-test-small", "sample-double", "sample-setup"
MOVED = "moved, put back in its place"
GRADING = "metadata for grading changed, restored"
DAMAGE = {
    "a test is missing": (drop(SMALL), (SMALL, "missing, put back")),
    "a given cell is missing": (drop(SETUP), (SETUP, "missing, put back")),
    "a test is moved": (to_top(SMALL), (SMALL, MOVED)),
    "a given cell is moved": (to_end(SETUP), (SETUP, MOVED)),
    "a test is copied": (copy_of(SMALL), (SMALL, "there twice, one is not graded")),
    "a test is edited": (edit(SMALL, "pass"), (SMALL, "locked text changed, restored")),
    "a given cell is edited": (edit(SETUP, "FACTOR = 3"), (SETUP, "locked text changed, restored")),
    "a test is skipped by its tag": (tag(SMALL, "skip-execution"), (SMALL, "tags removed")),
    "a test is Markdown": (retype(SMALL), (SMALL, "changed to a markdown cell, changed back")),
    "an answer is Markdown": (retype(DOUBLE), (DOUBLE, "changed to a markdown cell, changed back")),
    "points are changed": (nbgrader(SMALL, points=300), (SMALL, GRADING)),
    "a test is no test any more": (nbgrader(SMALL, grade=False), (SMALL, GRADING)),
    "an old schema": (nbgrader(SMALL, schema_version=1), (SMALL, GRADING)),
    "a new schema": (nbgrader(SMALL, schema_version=9), (SMALL, GRADING)),
    "another grade id": (nbgrader(SMALL, grade_id="x"), (SMALL, GRADING)),
    "metadata of another kind": (forget(SMALL), (SMALL, GRADING)),
}


@pytest.mark.parametrize("damage, repair", DAMAGE.values(), ids=DAMAGE)
def test_damage_to_the_graded_frame_is_repaired_and_recorded(submission, restored, damage, repair):
    honest = submission(answers={DOUBLE: ANSWER})
    damaged = deepcopy(honest)
    damage(damaged)
    whole, wanted = restored(damaged), restored(honest)
    frame = [cell for cell in whole.cells if "nbgrader" in cell.metadata]
    assert frame == [cell for cell in wanted.cells if "nbgrader" in cell.metadata]
    MetadataValidator().validate_nb(whole)
    assert repairs(whole) == {repair}


def test_a_missing_answer_comes_back_as_the_stub(submission, restored):
    damaged = submission(answers={DOUBLE: ANSWER})
    drop(DOUBLE)(damaged)
    stub = by_id(submission())[DOUBLE].source
    assert by_id(restored(damaged))[DOUBLE].source == stub


def test_an_untouched_answer_has_the_checksum_of_its_stub(submission, restored):
    whole = by_id(restored(submission()))
    touched = by_id(restored(submission(answers={DOUBLE: ANSWER})))
    assert whole[DOUBLE].metadata.nbgrader["checksum"] == compute_checksum(whole[DOUBLE])
    assert touched[DOUBLE].metadata.nbgrader["checksum"] != compute_checksum(touched[DOUBLE])


def test_of_two_answers_the_last_is_graded_and_the_other_still_runs(submission, restored):
    notebook = submission()
    first = deepcopy(by_id(notebook)[DOUBLE])
    first.id, first.source = "copied", "helper = 1"
    place = [cell.id for cell in notebook.cells].index(DOUBLE)
    notebook.cells.insert(place, first)
    edit(DOUBLE, ANSWER)(notebook)
    whole = restored(notebook)
    sources = [cell.source for cell in whole.cells]
    assert by_id(whole)[DOUBLE].source == ANSWER
    assert sources.index("helper = 1") == sources.index(ANSWER) - 1


def test_the_students_own_cells_stay_where_they_are_without_metadata(submission, restored):
    notebook = submission()
    place = [cell.id for cell in notebook.cells].index(DOUBLE)
    own = v4.new_code_cell("scratch = 1", metadata={"tags": ["skip-execution"], "nbgrader": {}})
    notebook.cells.insert(place, own)
    whole = restored(notebook)
    after = [cell.source for cell in whole.cells].index("scratch = 1") + 1
    assert whole.cells[after].id == DOUBLE
    assert whole.cells[after - 1].metadata == {}


def test_free_text_may_be_edited_and_deleted(submission, restored):
    notebook = submission()
    edit("sample-task", "my notes")(notebook)
    drop("sample-look")(notebook)
    whole = restored(notebook)
    assert by_id(whole)["sample-task"].source == "my notes"
    assert "sample-look" not in by_id(whole)


def test_an_edited_answer_is_found_by_its_place_when_all_metadata_is_gone(submission, restored):
    answers = {DOUBLE: "factor = 2\n" + ANSWER, "sample-triple": "def triple(n):\n    return 3 * n"}
    notebook = submission("es", answers)
    scratch = v4.new_code_cell("double(3)")
    notebook.cells.insert([cell.id for cell in notebook.cells].index(DOUBLE), scratch)
    strip_for_colab(notebook)
    whole = by_id(restored(notebook))
    assert {name: whole[name].source for name in answers} == answers


def test_an_edited_given_cell_without_metadata_does_not_stay_as_a_second_one(submission, restored):
    notebook = submission()
    edit(SETUP, "FACTOR = 3")(notebook)
    strip_for_colab(notebook)
    assert "FACTOR = 3" not in [cell.source for cell in restored(notebook).cells]


def test_text_that_no_file_can_hold_is_replaced(submission, restored):
    notebook = submission(answers={DOUBLE: ANSWER + "  # \ud800"})
    whole = restored(notebook)
    json.dumps(whole, ensure_ascii=False).encode("utf-8")
    assert (DOUBLE, "characters that are no text replaced") in repairs(whole)


def test_widget_state_and_other_notebook_metadata_is_dropped(submission, restored):
    notebook = submission()
    notebook.metadata |= {"widgets": {"state": {}}, "kernelspec": {"name": "ruby"}}
    whole = restored(notebook)
    assert set(whole.metadata) == {"course", "kernelspec", "language_info"}
    assert whole.metadata.kernelspec["name"] == "python3"


def test_kept_answers_stay(submission, restored):
    notebook = submission()
    notebook.metadata.course["answers"] = {"thanks": [{"answer": "one-call"}]}
    assert restored(notebook).metadata.course["answers"] == {"thanks": [{"answer": "one-call"}]}
