"""Translate the messages of the course's own code."""

import gettext
from functools import cache
from pathlib import Path

LOCALE = Path(__file__).parent / "locale"


@cache
def translator(language):
    """Return the gettext function of an edition; English is the source."""
    if language == "en":
        return gettext.NullTranslations().gettext
    return gettext.translation("course", LOCALE, languages=[language], fallback=True).gettext
