"""Tell whether a learner's JSON Schema is one, without being hurt by it.

Only the schema itself is read, against the draft's own schema: no value is
judged by it, so a ``$ref`` is neither fetched nor followed and no pattern is
run. What stays dangerous is size: equal items are sought pairwise.
"""

import json
import warnings
from functools import cache, lru_cache

MAX_LENGTH = 10_000  # characters of JSON; a large tool has 2,000


def is_schema(schema):
    """Tell whether plain JSON is a valid JSON Schema, draft 2020-12."""
    text = json.dumps(schema)
    return len(text) <= MAX_LENGTH and _is_schema(text)


@lru_cache(maxsize=256)
def _is_schema(text):
    """Judge a schema once: a loop offers the same tools with every request."""
    with warnings.catch_warnings():
        # `re` warns of a doubtful pattern; that is no fault.
        warnings.simplefilter("ignore")
        try:
            return next(_draft().iter_errors(json.loads(text)), None) is None
        except (RecursionError, OverflowError):
            # A pattern that `re` gives up on, or too many levels.
            return False


@cache
def _draft():
    from jsonschema import Draft202012Validator, FormatChecker

    # Other formats depend on what else is installed.
    checker = FormatChecker(formats=["regex"])
    return Draft202012Validator(Draft202012Validator.META_SCHEMA, format_checker=checker)
