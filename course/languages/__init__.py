"""Read an edition's own words: system prompt, shop phrases, orders."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from course.errors import UnknownLanguage

LANGUAGES = ("en", "es", "bg")


@dataclass(frozen=True)
class Language:
    """Hold the words of one edition; their word counts give the figures.

    code: ``en``, ``es`` or ``bg``; name: the language's name for itself;
    system: the shop's system prompt; descriptions: tool name → description;
    questions: name → a customer's example question; phrases: name → text,
    some with ``{fields}``; transcript: name → line with fields;
    parcel_trigger, return_triggers: what the shop model looks for;
    orders: order id → {status, eta, until, customer}.
    """

    code: str
    name: str
    system: str
    parcel_trigger: str
    return_triggers: tuple
    descriptions: dict
    questions: dict
    phrases: dict
    transcript: dict
    orders: dict


@cache
def language(code):
    """Return the Language of a code; raise UnknownLanguage for any other."""
    if code not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise UnknownLanguage(f"no edition in {code!r}; there are: {known}")
    file = Path(__file__).with_name(f"{code}.toml")
    words = tomllib.loads(file.read_text("utf-8"))
    words["return_triggers"] = tuple(words["return_triggers"])
    return Language(code=code, **words)
