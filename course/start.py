"""Prepare a student's folder: the lessons of every edition, and a course map in each.

    python -m course.start FOLDER RELEASES --language es

A lesson that is there already is never touched.
"""

import argparse
import json
import sys
from pathlib import Path

from course.errors import CourseError
from course.languages import LANGUAGES
from course.lessons import LESSONS
from course.student_folder import MAP, notebook_of, write_whole
from course.widgets.map_page import map_page
from course.widgets.rich import inline
from course.widgets.start_again import how_to_start_again

CELL = "course-map"  # the id of the map's cell


def start(folder, releases, language):
    """Copy what is missing and draw every map; return the path of this edition's map.

    releases: the folder that holds <language>/NN_slug/NN_slug.ipynb.
    """
    editions = [code for code in LANGUAGES if (releases / code).is_dir()]
    if language not in editions:
        known = ", ".join(editions) or "none"
        raise CourseError(f"No edition {language!r} in {releases}. There are: {known}.")
    for code in editions:
        _copy_missing_lessons(folder / code, releases / code)
    for code in editions:
        _write_map(folder / code, code, editions)
    return folder / language / MAP


def _copy_missing_lessons(home, releases):
    for lesson in LESSONS:
        released, own = notebook_of(releases, lesson), notebook_of(home, lesson)
        if released.is_file() and not own.exists():
            own.parent.mkdir(parents=True, exist_ok=True)
            write_whole(own, released.read_bytes())


def _write_map(home, language, editions):
    """Write the map with its output, and sign it, so that it shows as it is."""
    notebook = _with_cell(home / MAP, _cell(home, language, editions), language)
    home.mkdir(parents=True, exist_ok=True)
    write_whole(home / MAP, json.dumps(notebook, ensure_ascii=False, indent=1).encode() + b"\n")
    _sign(home / MAP)


def _cell(home, language, editions):
    code = f'from course import course_map\n\ncourse_map(language="{language}")'
    said = how_to_start_again(language)
    below = {"text/html": f"<p>{inline(said)}</p>", "text/plain": said}
    bundles = [map_page(home, language, editions), below]
    return {
        "cell_type": "code",
        "id": CELL,
        "execution_count": None,
        "metadata": {"jupyter": {"source_hidden": True}},
        "source": code,
        "outputs": [
            {"output_type": "display_data", "metadata": {}, "data": bundle} for bundle in bundles
        ],
    }


def _with_cell(file, cell, language):
    """Return the map's notebook with this cell; cells that a student added stay."""
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"course": {"language": language}, "kernelspec": kernel}
    fresh = {"cells": [cell], "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    try:
        old = json.loads(file.read_bytes())
        others = [other for other in old["cells"] if other["id"] != CELL]
    except (OSError, ValueError, KeyError, TypeError):
        return fresh
    return {**fresh, "cells": [cell, *others]}


def _sign(file):
    """Tell JupyterLab that the outputs are ours; without a signature it takes the look away."""
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    notary.sign(nbformat.read(file, as_version=4))
    notary.store.close()


def main(words=None):
    """Run the command; return its exit code."""
    parser = argparse.ArgumentParser(prog="python -m course.start", description=__doc__)
    parser.add_argument("folder", type=Path, help="the student's folder, made where missing")
    parser.add_argument("releases", type=Path, help="the folder of released notebooks")
    parser.add_argument("--language", default="en", help="the edition that will be opened")
    given = parser.parse_args(words)
    try:
        print(start(given.folder, given.releases, given.language))
    except (CourseError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
