"""Turn the texts of questions into HTML and plain text."""

import re
from difflib import SequenceMatcher
from html import escape

DIFFERS = "≠"  # stands before a line that the other run has not

_CODE = re.compile(r"`([^`]+)`")


def rich(text):
    """Return a text as HTML: `backticks` are code, a blank line is a paragraph."""
    paragraphs = (inline(part) for part in re.split(r"\n\s*\n", text.strip()))
    return "".join(f"<p>{part}</p>" for part in paragraphs)


def inline(text):
    """Return a text as HTML without paragraphs."""
    return _CODE.sub(r"<code>\1</code>", escape(text))


def plain(text):
    """Return a text without its backticks, for labels that hold no HTML."""
    return _CODE.sub(r"\1", text)


def is_transcript(text):
    """Tell whether a text is lines of output, shown as they stand."""
    return "\n" in text


def code_lines(code):
    """Return lines of Python as HTML, with Pygments' short class names."""
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    lexer = PythonLexer(stripnl=False, ensurenl=False)
    text = highlight("\n".join(code), lexer, HtmlFormatter(nowrap=True))
    return text.split("\n")[: len(code)]


def differing(ours, theirs):
    """Return two lists of (line, whether the other text lacks it) for two texts."""
    ours, theirs = ours.splitlines(), theirs.splitlines()
    same = SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks()
    kept_ours = {block.a + step for block in same for step in range(block.size)}
    kept_theirs = {block.b + step for block in same for step in range(block.size)}
    return (
        [(line, number not in kept_ours) for number, line in enumerate(ours)],
        [(line, number not in kept_theirs) for number, line in enumerate(theirs)],
    )
