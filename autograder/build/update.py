"""Bring a catalog's entries up to date with the English texts."""

from dataclasses import replace
from difflib import SequenceMatcher

ALIKE = 0.6  # below it, a changed text is a new one


def updated(old, wanted):
    """Return an Entry for each wanted one, in their order, with old translations.

    wanted: untranslated entries. The same cell and text keeps its entry; a text
    that moved to another cell takes its translation along; a changed text takes
    the likest gone one of its cell, fuzzy, with the English it was made for.
    Entries that nothing wants are left out.
    """
    known = {entry.key: entry for entry in old}
    keys = {entry.key for entry in wanted}
    gone = {key: entry for key, entry in known.items() if key not in keys}
    return tuple(carried(entry, known, gone) for entry in unique(wanted))


def unique(wanted):
    """Return the entries without repeats: one text in a cell is translated once."""
    entries = {}
    for entry in wanted:
        first = entries.setdefault(entry.key, entry)
        places = dict.fromkeys(first.places + entry.places)
        entries[entry.key] = replace(first, places=tuple(places))
    return list(entries.values())


def carried(entry, known, gone):
    """Return one wanted entry with what is known of it; takes it out of ``gone``."""
    if entry.key in known:
        return same_text(entry, known[entry.key])
    if moved := next((key for key in gone if key[1] == entry.text), None):
        return same_text(entry, gone.pop(moved))
    if likest := likest_of(entry, gone):
        return changed_text(entry, gone.pop(likest))
    return entry


def likest_of(entry, gone):
    """Return the key of the gone entry that this text most likely was, or None."""
    scores = [
        (SequenceMatcher(None, text, entry.text, autojunk=False).ratio(), number)
        for number, (context, text) in enumerate(gone)
        if context == entry.context
    ]
    score, number = max(scores, default=(0, 0))
    only = entry.note == "markdown" and len(scores) == 1
    return list(gone)[number] if score >= ALIKE or only else None


def same_text(entry, old):
    """Return the old translation under the new note and place."""
    return replace(old, context=entry.context, note=entry.note, places=entry.places)


def changed_text(entry, old):
    """Return the old translation, to be looked at again."""
    if not old.translation:
        return replace(entry, keep=old.keep, remarks=old.remarks)
    previous = old.previous or old.text
    return replace(same_text(entry, old), text=entry.text, fuzzy=True, previous=previous)
