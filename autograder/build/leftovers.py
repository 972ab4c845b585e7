"""Find files in the derived folders that no lesson gives."""

from autograder.build.choice import all_lessons
from autograder.build.problems import Problem

IGNORED = {".ipynb_checkpoints", ".gitkeep"}


def leftovers(folders):
    """Yield a Problem for each file or folder that has no place there."""
    lessons = all_lessons(folders)
    for language in folders.languages:
        for place in (folders.solutions / language, folders.notebooks / language):
            for path in listed(place):
                yield from strangers_in(path, lessons, folders)
        for path in listed(folders.locale / language):
            if path.suffix != ".po" or path.stem not in lessons:
                yield Problem(folders.shown(path), "its lesson is gone", "remove the file")


def strangers_in(path, lessons, folders):
    """Yield the Problems of one entry of a language's folder."""
    if path.name not in lessons:
        yield Problem(folders.shown(path), "its lesson is gone", "remove it")
        return
    for file in listed(path):
        if file.name != f"{path.name}.ipynb":
            what = "it lies beside the notebook"
            yield Problem(folders.shown(file), what, "remove it: nbgrader would hand it out")


def listed(folder):
    """Return a folder's entries, sorted; none where there is no folder."""
    paths = folder.iterdir() if folder.is_dir() else ()
    return sorted(path for path in paths if path.name not in IGNORED)
