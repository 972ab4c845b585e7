"""Read and write .po files, always the same bytes for the same entries.

Babel parses; the layout is ours, since Babel's writer adds dates and flags of
its own and cannot wrap the ``#| msgid`` of a text with several lines.
"""

import re
from dataclasses import dataclass

from babel.messages.pofile import PoFileError, denormalize, escape, normalize, read_po

from autograder.build.problems import BuildFailed, Problem

HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
LINE = re.compile(r'^(?:#.*|\s*|(?:(?:msgctxt|msgid|msgstr)\s+)?"(?:[^"\\]|\\.)*"\s*)$')
PREVIOUS = re.compile(r'^\|\s*(?:msgid\s+)?(?P<string>".*")$')


@dataclass(frozen=True)
class Entry:
    """Hold one entry. context: msgctxt, a cell's name; text: msgid; translation: msgstr.

    fuzzy: the English changed since; previous: the English that the translation
    is of; keep: the English stands in every edition; note: what the text is,
    places: files, for the translator; remarks: the translator's own comments.
    """

    context: str | None
    text: str
    translation: str = ""
    fuzzy: bool = False
    keep: bool = False
    previous: str = ""
    note: str = ""
    places: tuple = ()
    remarks: tuple = ()

    @property
    def key(self):
        """Return what finds the entry: the cell and the English text."""
        return self.context, self.text

    @property
    def wording(self):
        """Return what an edition shows: English where the translation is not ready."""
        ready = self.translation and not self.fuzzy and not self.keep
        return self.translation if ready else self.text


def read_catalog(path, place):
    """Return the entries of a .po file in its order; none where there is no file."""
    if not path.exists():
        return ()
    try:
        lines = path.read_text("utf-8").split("\n")
        check_lines(lines, place)
        catalog = read_po(lines, ignore_obsolete=True, abort_invalid=True)
    except PoFileError as fault:
        raise BuildFailed(unreadable(place, fault.lineno + 1, fault.args[0])) from None
    except UnicodeDecodeError as fault:
        raise BuildFailed(unreadable(place, "?", fault)) from None
    return tuple(read_entry(message) for message in catalog if message.id)


def check_lines(lines, place):
    """Refuse what Babel would read as something else: an unclosed string, plurals."""
    for number, line in enumerate(lines, 1):
        if not LINE.match(line):
            raise BuildFailed(unreadable(place, number, line.strip()))


def unreadable(place, line, fault):
    """Return the Problem of a file that is no .po file."""
    cure = "mend it there; every msgctxt, msgid and msgstr is one or more strings in quotes"
    return Problem(f"{place}: line {line}", f"not a .po file ({fault})", cure)


def read_entry(message):
    """Return the Entry of one of Babel's messages; it leaves ``#|`` among the comments."""
    previous = [PREVIOUS.match(comment) for comment in message.user_comments]
    remarks = [comment for comment in message.user_comments if not comment.startswith("|")]
    return Entry(
        message.context,
        message.id,
        message.string,
        fuzzy="fuzzy" in message.flags,
        keep="keep" in message.flags,
        previous="".join(denormalize(found["string"]) for found in previous if found),
        note=" ".join(message.auto_comments),
        places=tuple(name for name, _ in message.locations),
        remarks=tuple(remarks),
    )


def render_catalog(entries, language):
    """Return a .po file's text; lines break only where a text has a line break."""
    parts = [HEADER.format(language=language), *map(render_entry, entries)]
    return "\n".join(parts)


def render_entry(entry):
    """Return one entry's lines, in the order that gettext's tools write."""
    flags = [name for name in ("fuzzy", "keep") if getattr(entry, name)]
    lines = [f"# {remark}".rstrip() for remark in entry.remarks]
    lines += [f"#. {entry.note}"] if entry.note else []
    lines += [f"#: {' '.join(entry.places)}"] if entry.places else []
    lines += [f"#, {', '.join(flags)}"] if flags else []
    if entry.fuzzy and entry.previous:
        # On one line: Babel's reader joins equal neighbouring comment lines.
        lines += [f"#| msgid {escape(entry.previous)}"]
    lines += quoted("msgctxt", entry.context) if entry.context is not None else []
    lines += quoted("msgid", entry.text) + quoted("msgstr", entry.translation)
    return "\n".join(lines) + "\n"


def quoted(keyword, text):
    """Return the lines of a keyword and its string."""
    return f"{keyword} {normalize(text, width=0)}".split("\n")
