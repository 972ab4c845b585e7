"""Find what a translator translates in a cell.

A unit is a whole Markdown cell, or in a code cell one comment or one string
literal that, with its replacement fields left out, has a letter and a space.
All else (keys, ids, names, one-word strings) is the same in every edition.
"""

import ast
import re
from dataclasses import dataclass, field
from functools import cache

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider

MARKER = "###"  # solution, stub and hidden-test markers
COMMENT = re.compile(r"#+[ \t]*")


@dataclass(frozen=True)
class Unit:
    """Hold one text. kind: markdown, comment, string or f-string; text: the msgid.

    raw: as it stands in the source at start:end (offsets in characters);
    fields: an f-string's replacement fields, as written, braces included.
    """

    kind: str
    text: str
    raw: str
    start: int
    end: int
    fields: tuple = ()


@dataclass
class CodeTexts:
    """Hold what was found in a code cell. All spans are (start, end) offsets.

    blanks: every string literal and comment; languages: the literals "en" that
    are passed as ``language``; refused: (what, cure) of what cannot be translated.
    """

    units: list = field(default_factory=list)
    blanks: list = field(default_factory=list)
    languages: list = field(default_factory=list)
    refused: list = field(default_factory=list)


def units_of(cell):
    """Return a cell's units in source order; raise SyntaxError for broken code."""
    if cell.kind == "markdown":
        return [Unit("markdown", cell.source, cell.source, 0, len(cell.source))]
    return code_texts(cell.source).units


@cache
def code_texts(source):
    """Return the CodeTexts of a code cell; raise SyntaxError for broken code."""
    try:
        wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    except cst.ParserSyntaxError as fault:
        raise SyntaxError(f"line {fault.raw_line}: {fault.message}") from None
    finder = Finder(source, wrapper.module)
    wrapper.visit(finder)
    finder.found.units.sort(key=lambda unit: unit.start)
    finder.found.blanks.sort()
    return finder.found


def has_words(text):
    """Tell whether a text, its fields left out, has a letter and a space."""
    return any(map(str.isalpha, text)) and (" " in text or "\xa0" in text)


class Finder(cst.CSTVisitor):
    """Collect texts; a nested literal inside an f-string's field is code, not text."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, source, module):
        super().__init__()
        self.source, self.module, self.found = source, module, CodeTexts()
        lines = source.splitlines(keepends=True)
        self.starts = [sum(map(len, lines[:n])) for n in range(len(lines) + 1)]

    def span(self, node):
        """Return a node's (start, end) in the source."""
        place = self.get_metadata(PositionProvider, node)
        return tuple(self.starts[at.line - 1] + at.column for at in (place.start, place.end))

    def add(self, kind, node, text, words, fields=()):
        """Note a text; it is a unit when it has words."""
        start, end = self.span(node)
        self.found.blanks.append((start, end))
        if has_words(words):
            unit = Unit(kind, text, self.source[start:end], start, end, fields)
            self.found.units.append(unit)

    def visit_Comment(self, node):
        text = node.value[COMMENT.match(node.value).end() :]
        self.add("comment", node, text, "" if node.value.startswith(MARKER) else text)

    def visit_SimpleString(self, node):
        value = node.evaluated_value
        text = value if isinstance(value, str) else ""
        self.add("string", node, text, text)

    def visit_FormattedString(self, node):
        text, words, fields = formatted_text(node, self.module)
        self.add("f-string", node, text, words, fields)
        return False

    def visit_ConcatenatedString(self, node):
        self.found.blanks.append(self.span(node))
        text = self.module.code_for_node(node)
        cure = "write one literal, in triple quotes if it is long"
        self.found.refused.append((f"string literals side by side: {shortened(text)}", cure))
        return False

    def visit_DictElement(self, node):
        self.refuse_key(node.key)

    def visit_Index(self, node):
        self.refuse_key(node.value)

    def refuse_key(self, node):
        """Refuse a key with words: translated, it would no longer be found."""
        if isinstance(node, cst.SimpleString) and has_words(str(node.evaluated_value)):
            what = f"the key {shortened(node.value)} would be translated"
            self.found.refused.append((what, "use a key of one word, without a space"))

    def visit_Arg(self, node):
        named = node.keyword is not None and node.keyword.value == "language"
        if named and isinstance(node.value, cst.SimpleString) and node.value.evaluated_value == "en":
            self.found.languages.append(self.span(node.value))


def formatted_text(node, module):
    """Return (text, words, fields) of an f-string; braces of its text stay doubled."""
    text, words, fields = "", "", []
    for part in node.parts:
        if isinstance(part, cst.FormattedStringText):
            plain = unescaped(part.value, node.start)
            text, words = text + plain, words + plain
        else:
            fields.append(module.code_for_node(part))
            text += fields[-1]
    return text, words, tuple(fields)


def unescaped(raw, start):
    """Return the text of an f-string's part. start: prefix and opening quotes."""
    quote = start.lstrip("fFrR")
    prefix = "r" if "r" in start.lower() else ""
    return ast.literal_eval(f"{prefix}{quote}{raw}{quote}")


def shortened(text, width=40):
    """Return the text's first line, cut for a message."""
    line = text.split("\n")[0]
    return line if len(line) <= width else line[: width - 1] + "…"
