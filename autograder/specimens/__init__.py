"""Labelled submissions: right answers in different styles, wrong ones by misconception.

``<slug>/<exercise>.py`` holds them for the solution cell ``<slug>-<exercise>``,
in the percent format, after an optional docstring; each cell is the whole source
of the solution cell. They work in every edition, so they hold no text of a
lesson. ::

    # %% name="while-loop" verdict="right"
    def answer(client, question, shop): ...

    # %% name="ignores-refusal" verdict="wrong" code="stops-late" loses="a-loop-test-stops"
    def answer(client, question, shop): ...

code: the misconception code that a failing check must give, or the class name
of the error raised; loses: the grade ids, separated by spaces, of all cells
whose points are lost.
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
FORM = {"extension": ".py", "format_name": "percent", "comment_magics": False}
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CODE = re.compile(rf"{KEBAB.pattern}|[A-Z][A-Za-z]+")
JUPYTEXTS = {"lines_to_next_cell"}  # metadata of jupytext's own, about blank lines
OPTIONS = {"right": {"name", "verdict"}, "wrong": {"name", "verdict", "code", "loses"}}


class SpecimenError(Exception):
    """Say which specimen is malformed, and how."""


@dataclass(frozen=True)
class Specimen:
    """Hold one answer. loses: the grade ids that it loses; code: of the misconception."""

    name: str
    verdict: str
    source: str
    code: str = ""
    loses: tuple = ()

    @property
    def is_right(self):
        """Tell whether the answer deserves full points."""
        return self.verdict == "right"


def read(path):
    """Return the specimens in a file, in its order; raise SpecimenError for a malformed one."""
    import jupytext

    try:
        notebook = jupytext.reads(Path(path).read_text("utf-8"), FORM)
    except (OSError, ValueError, SyntaxError) as fault:
        raise SpecimenError(f"{path}: it cannot be read ({fault})") from None
    first, *others = notebook.cells or [None]
    cells = others if first and _is_docstring(first) else notebook.cells
    specimens = [_specimen(path, cell) for cell in cells]
    names = [specimen.name for specimen in specimens]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise SpecimenError(f"{path}: more than one specimen is named {', '.join(twice)}")
    return specimens


def of_exercise(slug, exercise, folder=FOLDER):
    """Return the specimens of an exercise; [] where nobody has written any."""
    path = Path(folder) / slug / f"{exercise}.py"
    return read(path) if path.is_file() else []


def _is_docstring(cell):
    """Tell whether a cell has no header and holds no code: nothing, comments or a string."""
    if set(cell.metadata) - JUPYTEXTS:
        return False
    try:
        body = ast.parse(cell.source).body
    except SyntaxError:
        return False
    return all(isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) for each in body)


def _specimen(path, cell):
    options = {name: str(cell.metadata[name]) for name in set(cell.metadata) - JUPYTEXTS}
    name = options.get("name", "without a name")
    place = f"{path}: specimen {name}"
    if options.get("verdict") not in OPTIONS:
        raise SpecimenError(f'{place}: it needs verdict="right" or verdict="wrong"')
    wanted = OPTIONS[options["verdict"]]
    if set(options) != wanted:
        found = " ".join(sorted(options))
        raise SpecimenError(f"{place}: it has {found}; it needs {' '.join(sorted(wanted))}")
    if not KEBAB.fullmatch(name):
        raise SpecimenError(f"{place}: its name is not kebab-case")
    if not CODE.fullmatch(options.get("code", "code")):
        raise SpecimenError(f"{place}: its code is neither kebab-case nor the name of an error")
    _check_python(place, cell.source)
    options["loses"] = tuple(options.get("loses", "").split())
    return Specimen(source=cell.source, **options)


def _check_python(place, source):
    try:
        compile(source, place, "exec")
    except SyntaxError as fault:
        raise SpecimenError(f"{place}: line {fault.lineno}: {fault.msg}") from None
