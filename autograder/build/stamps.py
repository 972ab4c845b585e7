"""Know what is up to date: digests of an edition's inputs beside those of its outputs."""

import json
import platform
from dataclasses import astuple
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from autograder.build.derived import write_whole
from autograder.build.notebook import edition_version

HERE = Path(__file__).parent
# Their versions decide on bytes of a notebook.
TOOLS = ("nbgrader", "nbclient", "nbconvert", "nbformat", "ipykernel", "ipython", "ipywidgets")


def digest(content):
    """Return the hex digest of bytes."""
    return sha256(content).hexdigest()


def tools_digest(folders):
    """Return one digest of all that every edition is made with: the course package too."""
    parts = [platform.python_version(), edition_version(folders)]
    parts += [f"{tool}=={version(tool)}" for tool in TOOLS]
    for folder in (HERE, folders.course):
        files = sorted(path for path in folder.rglob("*") if is_source(path))
        parts += [f"{path.relative_to(folder)} {digest(path.read_bytes())}" for path in files]
    return digest("\n".join(parts).encode())


def is_source(path):
    """Tell whether a file can change an output; a .po does so through its .mo."""
    return path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".po", ".pyc")


def inputs_digest(lesson, language, tools):
    """Return the digest of an edition's inputs. lesson: already in its language."""
    return digest(json.dumps([astuple(lesson), language, tools], default=str).encode())


def stamp_file(folders, lesson, language):
    """Return where an edition's digests are kept."""
    return folders.stamps / language / f"{lesson}.json"


def outputs(folders, lesson, language):
    """Return an edition's derived files: solution, release."""
    return folders.solution(language, lesson), folders.release(language, lesson)


def is_current(folders, lesson, language, inputs):
    """Tell whether the edition was built from these inputs and nobody touched it since."""
    try:
        stamp = json.loads(stamp_file(folders, lesson, language).read_text("utf-8"))
        there = [digest(path.read_bytes()) for path in outputs(folders, lesson, language)]
    except (OSError, ValueError):
        return False
    return stamp == [inputs, *there]


def set_stamp(folders, lesson, language, inputs):
    """Note the digests of what has just been written."""
    there = [digest(path.read_bytes()) for path in outputs(folders, lesson, language)]
    content = json.dumps([inputs, *there])
    write_whole(stamp_file(folders, lesson, language), content.encode())
