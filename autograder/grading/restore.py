"""Put a submission's answers into the cells of its edition."""

from copy import deepcopy

from nbformat import v4
from nbgrader.utils import compute_checksum, is_locked

from autograder.grading.match import match


def restore(cells, edition, repairs):
    """Return a submission's cells as the edition has them, the student's answers in them.

    Cells with a role are all there, in order, with the edition's metadata; of
    the others those that the student kept. The student's own cells follow the
    cell that they followed.
    """
    places, duplicates = match(cells, edition)
    repairs.cells(cells, edition, places, duplicates)
    locked = {cell.id for cell in edition.cells if is_locked(cell)}
    own = {}
    for place, after in _anchors(len(cells), places):
        if duplicates.get(place) not in locked:
            own.setdefault(after, []).append(_own_cell(cells[place], place))
    restored = own.get(-1, [])
    for here, wanted in enumerate(edition.cells):
        submitted = cells[places[here]] if here in places else None
        restored += _cell(wanted, edition.released[wanted.id], submitted)
        restored += own.get(here, [])
    return restored


def _anchors(number, places):
    """Yield (place, edition's cell before it, -1 at the top) for each unmatched place."""
    edition_place = {place: here for here, place in places.items()}
    before = -1
    for place in range(number):
        if place in edition_place:
            before = edition_place[place]
        else:
            yield place, before


def _cell(wanted, released, submitted):
    """Return [cell] for one cell of the edition; [] for free text that was deleted."""
    if "nbgrader" not in wanted.metadata:
        return [] if submitted is None else [_new(submitted.cell_type, submitted.source, wanted)]
    if is_locked(wanted):
        cell = _new(wanted.cell_type, wanted.source, wanted)
    else:
        answer = released if submitted is None else submitted
        cell = _new(wanted.cell_type, answer.source, wanted)
    cell.metadata = deepcopy(released.metadata)
    if is_locked(wanted):
        cell.metadata.nbgrader["checksum"] = compute_checksum(cell)
    return [cell]


def _new(cell_type, source, like):
    """Return a cell without outputs; text that no file can hold becomes `?`."""
    make = {"code": v4.new_code_cell, "markdown": v4.new_markdown_cell, "raw": v4.new_raw_cell}
    text = source.encode("utf-8", "replace").decode("utf-8")
    return make[cell_type](text, id=like.id, metadata={})


def _own_cell(cell, place):
    """Return a cell that the student added, without its metadata, under an id of ours."""
    new = _new(cell.cell_type, cell.source, cell)
    new.id = f"own-{place}"
    return new
