"""Find out which cell of a submission is which cell of the lesson.

A cell is known by its id or its nbgrader grade id; where a front end has
stripped both (Colab), by its text, and then by its place and its likeness.
"""

import re
from difflib import SequenceMatcher

from nbgrader.utils import is_solution

NAMES = re.compile(r"^(?:(?:async )?def (\w+)|(\w+) *=[^=])", re.MULTILINE)
READ = 5000  # characters that likeness looks at
ALIKE = 0.6  # of SequenceMatcher.ratio; a scratch cell reaches about 0.3


def match(cells, edition):
    """Return {place in the edition: place in the submission}, and the duplicates.

    duplicates: {place in the submission: cell id of what it is a copy of}.
    """
    places, duplicates = _by_name(cells, edition)
    _by_text(cells, edition, places, duplicates)
    _by_likeness(cells, edition, places, duplicates)
    return places, duplicates


def _by_name(cells, edition):
    """Match by cell id, grade id, or the id that Colab keeps in the metadata."""
    named = {}
    for place, cell in enumerate(cells):
        for name in dict.fromkeys(_names_of(cell)):
            named.setdefault(name, []).append(place)
    places, duplicates = {}, {}
    for here, wanted in enumerate(edition.cells):
        free = [place for place in named.get(wanted.id, []) if place not in places.values()]
        if free:
            places[here] = _original(free, cells, edition, wanted)
            duplicates |= {place: wanted.id for place in free if place != places[here]}
    copies = duplicates.keys() - places.values()
    return places, {place: duplicates[place] for place in sorted(copies)}


def _names_of(cell):
    nbgrader = cell.metadata.get("nbgrader")
    grade_id = nbgrader.get("grade_id") if isinstance(nbgrader, dict) else None
    return [name for name in (cell.id, grade_id, cell.metadata.get("id")) if isinstance(name, str)]


def _original(places, cells, edition, wanted):
    """Return which of several copies counts: the last answer, else the cell with the id."""
    stub = edition.released[wanted.id].source
    answers = [place for place in places if cells[place].source != stub]
    if is_solution(wanted) and answers:
        return answers[-1]
    return next((place for place in places if cells[place].id == wanted.id), places[0])


def _by_text(cells, edition, places, taken):
    """Match what is left by equal text."""
    for here, wanted in enumerate(edition.cells):
        if here in places:
            continue
        texts = {wanted.source.strip(), edition.released[wanted.id].source.strip()}
        for place in _free(cells, places, taken):
            if cells[place].source.strip() in texts:
                places[here] = place
                break


def _by_likeness(cells, edition, places, taken):
    """Match what is left of the cells with a role inside the gaps between matched ones.

    Likest first; then a solution cell takes the next code cell in its gap.
    """
    wanted = [here for here, cell in enumerate(edition.cells) if _has_role(cell)]
    pairs = []
    for here in (here for here in wanted if here not in places):
        for place in _gap(here, places, len(cells)):
            if place in _free(cells, places, taken) and cells[place].cell_type == "code":
                pairs.append((_likeness(cells[place], edition, here), here, place))
    for likeness, here, place in sorted(pairs, key=lambda pair: (-pair[0], pair[1:])):
        good_enough = likeness >= ALIKE or is_solution(edition.cells[here])
        if good_enough and here not in places and place not in places.values():
            places[here] = place


def _has_role(cell):
    return "nbgrader" in cell.metadata


def _free(cells, places, taken):
    return sorted(set(range(len(cells))) - set(places.values()) - set(taken))


def _gap(here, places, end):
    """Return the submission's places between the nearest matched neighbours."""
    before = max((other for other in places if other < here), default=None)
    after = min((other for other in places if other > here), default=None)
    first = 0 if before is None else places[before] + 1
    return range(first, end if after is None else places[after])


def _likeness(cell, edition, here):
    """Return 0..1, and 1 more where the cell defines the same names."""
    wanted = edition.cells[here]
    stub = edition.released[wanted.id].source
    names = _defined(stub)
    ratio = SequenceMatcher(None, stub[:READ], cell.source[:READ], autojunk=False).ratio()
    return ratio + bool(names and names <= _defined(cell.source))


def _defined(source):
    return {function or name for function, name in NAMES.findall(source)}
