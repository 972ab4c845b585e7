"""Put a lesson into another language: texts, and the literal given as ``language``."""

import re
from dataclasses import replace

from autograder.build import literals
from autograder.build.catalog import Entry
from autograder.build.units import MARKER, code_texts, units_of

STUB_LANGUAGE = re.compile(r'(\blanguage=)"en"')


def lesson_units(lesson):
    """Return (cell name, Unit) for every unit, in source order."""
    return [(cell.name, unit) for cell in lesson.cells for unit in units_of(cell)]


def wanted_entries(units):
    """Return the untranslated entries of a lesson's units."""
    return [Entry(name, unit.text, note=note_of(unit)) for name, unit in units]


def note_of(unit):
    """Return what the translator should know of a text."""
    fields = f"; keep {' '.join(unit.fields)}" if unit.fields else ""
    return unit.kind + fields


def translate(lesson, language, entries):
    """Return the lesson in a language; texts that are not ready stay English."""
    wordings = {entry.key: entry.wording for entry in entries}
    cells = [translate_cell(cell, language, wordings) for cell in lesson.cells]
    return replace(lesson, cells=tuple(cells))


def translate_cell(cell, language, wordings):
    """Return the cell in a language. wordings: (cell name, English) → text."""
    if cell.kind == "markdown":
        return replace(cell, source=wordings.get((cell.name, cell.source), cell.source))
    found = code_texts(cell.source)
    changes = [(start, end, f'"{language}"') for start, end in found.languages]
    for unit in found.units:
        text = wordings.get((cell.name, unit.text), unit.text)
        if text != unit.text:
            changes.append((unit.start, unit.end, literal(unit, text)))
    for start, end in found.blanks:
        if cell.source.startswith(MARKER, start):
            line = STUB_LANGUAGE.sub(rf'\1"{language}"', cell.source[start:end])
            changes.append((start, end, line))
    return replace(cell, source=changed(cell.source, changes))


def literal(unit, text):
    """Return the source of a unit with another text."""
    if unit.kind == "comment":
        return literals.comment(unit.raw, text)
    if unit.kind == "f-string":
        return literals.formatted(unit.raw, text, unit.fields)
    return literals.string(unit.raw, text)


def changed(source, changes):
    """Return the source with (start, end, text) put in, from the end on."""
    for start, end, text in sorted(changes, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def code_differences(lesson, translated):
    """Yield a Problem for each cell whose code, texts aside, is not the English one."""
    for cell, other in zip(lesson.cells, translated.cells):
        if cell.kind == "code" and skeleton(cell.source) != skeleton(other.source):
            cure = "report it: autograder/build/literals.py wrote a wrong literal"
            yield translated.problem(cell, "a translation changes the code", cure)


def skeleton(source):
    """Return a code cell with strings and comments blanked: equal in all editions."""
    blanks = [
        (start, end, "#" if source[start] == "#" else '""') for start, end in code_texts(source).blanks
    ]
    return changed(source, blanks)
