"""Write a translated text as a valid Python literal, in the style of the original."""

import re

OPENING = re.compile(r"(?P<prefix>[A-Za-z]*)(?P<quote>\"\"\"|'''|\"|')")
NAMED = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def comment(raw, text):
    """Return a comment with new text behind the old number signs and blanks."""
    return raw[: len(raw) - len(raw.lstrip("# \t"))] + text


def string(raw, text):
    """Return a literal of the text. raw: the original; an ``r`` prefix is dropped."""
    opening = OPENING.match(raw)
    prefix, quote = re.sub("[rR]", "", opening["prefix"]), opening["quote"]
    if len(quote) == 1 and quote in text and other(quote) not in text:
        quote = other(quote)  # a quote inside needs no backslash then
    return f"{prefix}{quote}{escaped(text, quote)}{quote}"


def formatted(raw, text, fields):
    """Return an f-string of the text, in which the fields stand as they are.

    The quotes stay: before Python 3.12 a field may not hold the quote outside.
    """
    opening = OPENING.match(raw)
    prefix, quote = re.sub("[rR]", "", opening["prefix"]), opening["quote"]
    parts = split_at(text, fields)
    body = "".join(part if part in fields else escaped(part, quote) for part in parts)
    return f"{prefix}{quote}{body}{quote}"


def split_at(text, fields):
    """Return the text's parts, fields and what lies between; doubled braces are text."""
    if not fields:
        return [text]
    longest_first = sorted(fields, key=len, reverse=True)
    return re.split("(" + "|".join([r"\{\{", r"\}\}", *map(re.escape, longest_first)]) + ")", text)


def escaped(text, quote):
    """Return the inside of a literal between these quotes."""
    inside = "".join(character(c, quote) for c in text)
    if len(quote) == 1:
        return inside.replace(quote, "\\" + quote)
    # Runs of quotes, and a last one, would close the literal.
    return re.sub(rf"{quote[0]}(?={quote[0]}|\Z)", rf"\\{quote[0]}", inside)


def character(c, quote):
    """Return a character as it stands in a literal; the invisible ones are spelled out."""
    if c == "\n" and len(quote) == 3:
        return c
    if c in NAMED:
        return NAMED[c]
    return c if c.isprintable() else c.encode("unicode_escape").decode("ascii")


def other(quote):
    """Return the other one-character quote."""
    return "'" if quote == '"' else '"'
