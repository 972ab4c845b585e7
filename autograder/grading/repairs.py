"""Record what had to be repaired in a submission."""

from nbgrader.utils import is_locked, is_solution


class Repairs:
    """Collect {"cell": id, "repair": what} in `found`; the cell is "" for the notebook."""

    def __init__(self):
        self.found = []

    def note(self, cell, repair):
        """Record one repair."""
        self.found.append({"cell": cell, "repair": repair})

    def notebook(self, nb, edition, folder, name):
        """Record an edition that had to be guessed and a file under another name."""
        course = nb.metadata.get("course")
        if not isinstance(course, dict) or course.get("language") != edition.language:
            self.note("", f"taken for the edition {edition.language}, its metadata names none")
        for original in _other_names(folder, name):
            self.note("", f"handed in as {original}")

    def cells(self, cells, edition, places, duplicates):
        """Record what is about to change: compare with what was released."""
        in_order = _in_order(places)
        for here, wanted in enumerate(edition.cells):
            if "nbgrader" not in wanted.metadata:
                continue
            if here not in places:
                self.note(wanted.id, "missing, put back")
                continue
            self._cell(cells[places[here]], wanted, edition.released[wanted.id])
            if here not in in_order:
                self.note(wanted.id, "moved, put back in its place")
        for name in duplicates.values():
            self.note(name, "there twice, one is not graded")

    def _cell(self, cell, wanted, released):
        if cell.cell_type != wanted.cell_type:
            self.note(wanted.id, f"changed to a {cell.cell_type} cell, changed back")
        if cell.metadata.get("nbgrader") != released.metadata["nbgrader"]:
            self.note(wanted.id, "metadata for grading changed, restored")
        if cell.metadata.get("tags", []) not in ([], released.metadata.get("tags")):
            self.note(wanted.id, "tags removed")
        if is_locked(wanted) and cell.source not in (released.source, wanted.source):
            self.note(wanted.id, "locked text changed, restored")
        if is_solution(wanted) and not _encodes(cell.source):
            self.note(wanted.id, "characters that are no text replaced")


def _in_order(places):
    """Return the largest set of keys whose values rise: the cells that were not moved."""
    runs = {}
    for here in sorted(places):
        shorter = [run for other, run in runs.items() if places[other] < places[here]]
        runs[here] = [*max(shorter, key=len, default=[]), here]
    return set(max(runs.values(), key=len, default=[]))


def _other_names(folder, name):
    """Yield names under which the same notebook lies in the folder too."""
    own = folder / f"{name}.ipynb"
    for other in sorted(folder.glob("*.ipynb")):
        if other != own and own.is_file() and other.read_bytes() == own.read_bytes():
            yield other.name


def _encodes(text):
    return text == text.encode("utf-8", "replace").decode("utf-8")
