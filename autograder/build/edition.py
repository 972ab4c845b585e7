"""Build one lesson in one language: its solution and its release."""

from autograder.build.execute import execute
from autograder.build.notebook import LANGUAGE_INFO, edition_version, make_notebook, notebook_bytes
from autograder.build.outputs import faults, settle
from autograder.build.problems import BuildFailed
from autograder.build.release import release_bytes
from autograder.build.release_check import release_faults


def build_edition(lesson, language, folders):
    """Return (solution, release), the bytes of both notebooks; raise BuildFailed.

    lesson: already in its language. Writes nothing outside of temporary folders.
    """
    place = f"{lesson.place} ({language})"
    notebook = make_notebook(lesson, language, edition_version(folders))
    execute(notebook, folders.course, place)
    settle(notebook)
    notebook.metadata["language_info"] = dict(LANGUAGE_INFO)
    if found := list(faults(notebook, place)):
        raise BuildFailed(*found)
    solution = notebook_bytes(notebook)
    released = release_bytes(lesson.name, solution, place)
    if found := list(release_faults(released, place)):
        raise BuildFailed(*found)
    return solution, released
