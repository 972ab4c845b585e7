"""Check that a translation keeps what is not language: code, links, structure."""

import re
from collections import Counter

from autograder.build.literals import split_at
from autograder.build.problems import Problem
from autograder.build.units import shortened

FENCE = re.compile(r"^ *```.*?^ *``` *$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", re.DOTALL)
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)|(?<![(\w])(https?://[^\s)>\]]*[^\s)>\].,;:!?])")
TAG = re.compile(r"</?[A-Za-z][\w-]*(?=[\s/>])")
HEADING = re.compile(r"^ {0,3}(#{1,6})(?=\s)", re.MULTILINE)
ROW = re.compile(r"^ *\|.*$", re.MULTILINE)
ITEM = re.compile(r"^ *([-*+]|\d+[.)])(?=\s)", re.MULTILINE)
NAMED = re.compile(r"\{[A-Za-z_][\w.\[\]]*(?:![rsa])?(?::[^{}]*)?\}")


def outside_code(text):
    """Return Markdown without fenced blocks and code spans."""
    return SPAN.sub("", FENCE.sub("", text))


def code_spans(text):
    """Return the code spans, fenced blocks left out."""
    return [f"`{found[2].strip()}`" for found in SPAN.finditer(FENCE.sub("", text))]


def links(text):
    """Return the targets of links, and bare addresses."""
    return [target or bare for target, bare in LINK.findall(outside_code(text))]


def tags(text):
    """Return the names of HTML tags; their attributes may be language."""
    return [f"{tag}>" for tag in TAG.findall(outside_code(text))]


def headings(text):
    """Return the headings' number signs, in order."""
    return HEADING.findall(FENCE.sub("", text))


def tables(text):
    """Return the number of bars in each table row, in order."""
    return [str(row.count("|") - row.count(r"\|")) for row in ROW.findall(FENCE.sub("", text))]


def items(text):
    """Return one mark per list item: ``-`` or ``1.``."""
    return ["1." if mark[0].isdigit() else "-" for mark in ITEM.findall(FENCE.sub("", text))]


def fences(text):
    """Return the opening lines of fenced blocks, in order."""
    return [block.strip().split("\n")[0] for block in FENCE.findall(text)]


def placeholders(text):
    """Return the ``{named}`` placeholders of str.format."""
    return NAMED.findall(text)


ALL = ("markdown", "comment", "string", "f-string", "message")
# (kinds, what it is, reader, whether the order counts)
RULES = (
    (ALL, "code span", code_spans, False),
    (ALL, "link", links, False),
    (ALL, "HTML tag", tags, False),
    (("markdown",), "heading", headings, True),
    (("markdown",), "table row's bars", tables, True),
    (("markdown",), "list item", items, False),
    (("markdown",), "code block", fences, True),
    (("string", "message"), "placeholder", placeholders, False),
)


def broken(unit, translation):
    """Yield (what, cure) for each thing that the translation does not keep."""
    for kinds, what, reader, ordered in RULES:
        if unit.kind in kinds:
            yield from difference(what, reader(unit.text), reader(translation), ordered)
    if unit.kind == "f-string":
        parts = split_at(translation, unit.fields)
        fields = [part for part in parts if part in unit.fields]
        yield from difference("replacement field", unit.fields, fields, False)
        yield from lone_braces(parts, unit.fields)
    if unit.kind in ("string", "f-string", "message") and edges(unit.text) != edges(translation):
        yield "it begins or ends with other blanks than the English", "keep blanks at both ends"
    if unit.kind == "comment" and "\n" in translation:
        yield "a comment is one line", "leave out the line break"


def difference(what, english, translated, ordered):
    """Yield (what, cure) for what is lacking, new, or in another order."""
    lacking, new = Counter(english) - Counter(translated), Counter(translated) - Counter(english)
    faults = [
        f"{word} {what} {', '.join(found)}"
        for word, found in (("lacks", lacking), ("adds", new))
        if found
    ]
    if faults:
        yield f"the translation {' and '.join(faults)}", f"write each {what} of the English, no other"
    elif ordered and list(english) != list(translated):
        yield f"the {what}s are in another order than in the English", "keep their order"


def lone_braces(parts, fields):
    """Yield (what, cure) for a brace that Python would read as a field."""
    between = "".join(part for part in parts if part not in fields)
    if set("{}") & set(between.replace("{{", "").replace("}}", "")):
        yield "a brace stands alone", "copy the fields from the English; write {{ for a brace"


def edges(text):
    """Return the blanks at the beginning and at the end."""
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def broken_entries(units, entries, place):
    """Yield a Problem for each translation, fuzzy or not, that breaks what it must keep."""
    known = {entry.key: entry for entry in entries}
    for context, unit in dict.fromkeys(units):
        entry = known.get((context, unit.text))
        if entry and entry.wording != unit.text:
            for what, cure in broken(unit, entry.wording):
                yield Problem(entry_place(place, entry), what, cure)


def entry_place(place, entry):
    """Return where an entry is: file, msgctxt, first words."""
    where = f'{place}: msgctxt "{entry.context}"' if entry.context else place
    return f'{where}: msgid "{shortened(entry.text)}"'
