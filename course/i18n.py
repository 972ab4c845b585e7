"""Translate the messages of the course's own code."""

import gettext
from functools import cache
from pathlib import Path

from course.languages import language as read_language

LOCALE = Path(__file__).parent / "locale"


@cache
def translator(language):
    """Return the gettext function of an edition; English is the source.

    Raise UnknownLanguage for a language that has no edition.
    """
    read_language(language)
    if language == "en":
        return gettext.NullTranslations().gettext
    return gettext.translation("course", LOCALE, languages=[language], fallback=True).gettext
