"""The instructor's copies of a lesson, one per language."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import nbformat

FALLBACK = "en"


@dataclass(frozen=True)
class Edition:
    """A lesson in one language: the solution and what was released of it.

    language: a folder name, ``es``; solution, release: paths of notebooks.
    """

    language: str
    solution: Path
    release: Path

    @cached_property
    def cells(self):
        """Return the instructor's cells."""
        return self.notebook.cells

    @cached_property
    def notebook(self):
        """Return the instructor's notebook."""
        return nbformat.read(self.solution, as_version=4)

    @cached_property
    def released(self):
        """Return {cell id: released cell}."""
        return {cell.id: cell for cell in nbformat.read(self.release, as_version=4).cells}


def editions(solutions, releases, assignment, notebook):
    """Return {language: Edition} of one notebook of an assignment.

    solutions, releases: folders that hold one folder per language.
    """
    inside = Path(assignment) / f"{notebook}.ipynb"
    found = {}
    for folder in sorted(Path(solutions).iterdir()):
        solution, release = folder / inside, Path(releases) / folder.name / inside
        if re.fullmatch("[a-z]{2}", folder.name) and solution.is_file() and release.is_file():
            found[folder.name] = Edition(folder.name, solution, release)
    return found


def edition_of(submission, known):
    """Return the Edition that a submission was made from.

    It is the one that its metadata names; where that is missing or unknown,
    the one with which it shares most cells' text; in doubt English.
    known: {language: Edition}.
    """
    course = submission.metadata.get("course")
    named = course.get("language") if isinstance(course, dict) else None
    if isinstance(named, str) and named in known:
        return known[named]
    texts = {cell.source for cell in submission.cells}
    shared = Counter({code: _shared(edition, texts) for code, edition in known.items()})
    shared[FALLBACK] += 0.5 if FALLBACK in known else 0
    return known[max(known, key=lambda code: shared[code])]


def _shared(edition, texts):
    return sum(cell.source in texts for cell in edition.released.values())
