"""Read a lesson, hold it to the rules, bring its catalogs up to date, translate it."""

from autograder.build.catalog import read_catalog, render_catalog
from autograder.build.keeps import broken_entries, entry_place
from autograder.build.lesson import read_lesson
from autograder.build.lint import must_pass
from autograder.build.messages import as_units, compiled, extract, hidden_messages, message_files
from autograder.build.problems import BuildFailed, Problem
from autograder.build.translate import code_differences, lesson_units, translate, wanted_entries
from autograder.build.update import updated

SOURCE = "en"


def prepare_lesson(folders, name):
    """Return a lesson in English; raise BuildFailed where it breaks a rule."""
    script = folders.script(name)
    lesson = read_lesson(script, folders.shown(script))
    must_pass(lesson)
    return lesson


def prepare_edition(lesson, language, folders, derived):
    """Return (the lesson in a language, Problems of entries not ready)."""
    if language == SOURCE:
        return translate(lesson, language, ()), []
    path, units = folders.catalog(language, lesson.name), lesson_units(lesson)
    entries = refreshed(path, wanted_entries(units), units, language, derived)
    translated = translate(lesson, language, entries)
    if found := list(code_differences(lesson, translated)):
        raise BuildFailed(*found)
    return translated, not_ready(entries, folders.shown(path))


def prepare_messages(language, folders, derived):
    """Bring the course's own catalog of a language up to date; return what is not ready."""
    if found := list(hidden_messages(folders.course, folders.shown)):
        raise BuildFailed(*found)
    if language == SOURCE:
        return []
    po, mo = message_files(folders, language)
    wanted = extract(folders.course)
    entries = refreshed(po, wanted, as_units(wanted), language, derived)
    derived.put(mo, compiled(entries))
    return not_ready(entries, folders.shown(po))


def refreshed(path, wanted, units, language, derived):
    """Return a catalog's entries, updated and checked; put the file in its place.

    No file is made for no texts. Raise BuildFailed for a translation that
    breaks code, links, structure or placeholders.
    """
    place = derived.folders.shown(path)
    entries = updated(read_catalog(path, place), wanted)
    if entries or path.exists():
        derived.put(path, render_catalog(entries, language).encode())
    if found := list(broken_entries(units, entries, place)):
        raise BuildFailed(*found)
    return entries


def not_ready(entries, place):
    """Return a Problem for each entry that an edition shows in English."""
    problems = []
    for entry in entries:
        if entry.fuzzy:
            cure = "mend the msgstr, then take the flag fuzzy away"
            problems.append(Problem(entry_place(place, entry), "the English has changed", cure))
        elif not entry.translation and not entry.keep:
            cure = "fill in its msgstr, or flag it keep"
            problems.append(Problem(entry_place(place, entry), "it is not translated", cure))
    return problems
