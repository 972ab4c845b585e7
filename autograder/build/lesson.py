"""Read a lesson's percent script into cells."""

from dataclasses import dataclass

from autograder.build.problems import BuildFailed, Problem

ROLES = ("", "given", "solution", "test")


@dataclass(frozen=True)
class Cell:
    """Hold one cell. kind: markdown or code; role: one of ROLES; points: for tests.

    extra: header options that the build does not know.
    """

    name: str
    kind: str
    source: str
    role: str = ""
    points: object = None
    extra: tuple = ()


@dataclass(frozen=True)
class Lesson:
    """Hold a lesson in one language. name: ``01_stop_reason``; place: its file."""

    name: str
    place: str
    cells: tuple

    @property
    def slug(self):
        """Return the name without its number: grade ids outlive renumbering."""
        return self.name.partition("_")[2]

    def identity(self, cell):
        """Return a cell's id, which is its grade id too."""
        return f"{self.slug}-{cell.name}"

    def problem(self, cell, what, cure):
        """Return the Problem of a cell."""
        return Problem(f'{self.place}: cell "{cell.name}"', what, cure)


def read_lesson(script, place):
    """Read a percent script; raise BuildFailed where jupytext cannot."""
    import jupytext

    # Magics are for lint to refuse: jupytext must not turn comments into them.
    form = {"extension": ".py", "format_name": "percent", "comment_magics": False}
    try:
        notebook = jupytext.reads(script.read_text("utf-8"), form)
    except (ValueError, SyntaxError) as fault:
        problem = Problem(place, f"jupytext cannot read it ({fault})", "mend the cell headers")
        raise BuildFailed(problem) from None
    return Lesson(script.stem, place, tuple(map(read_cell, notebook.cells)))


def read_cell(cell):
    """Return a Cell from jupytext's: its options are the metadata."""
    options = dict(cell.metadata)
    options.pop("lines_to_next_cell", None)  # jupytext's own, about blank lines
    name, role, points = (options.pop(key, None) for key in ("name", "role", "points"))
    return Cell(name or "", cell.cell_type, cell.source, role or "", points, tuple(options))
