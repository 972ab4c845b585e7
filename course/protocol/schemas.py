"""Read a learner's JSON Schema without being hurt by it.

Whether it is a schema is asked of the draft's own schema: no ``$ref`` is
fetched or followed, and no pattern is run. What stays dangerous is size: equal
items are sought pairwise. Whether it accepts a value is asked only of short
values of ours, so that no pattern can run for long.
"""

import json
import warnings
from functools import cache, lru_cache

from course.protocol.lean_jsonschema import lean_jsonschema

MAX_LENGTH = 10_000  # characters of JSON; a large tool has 2,000


def is_schema(schema):
    """Tell whether plain JSON is a valid JSON Schema, draft 2020-12."""
    text = json.dumps(schema)
    return len(text) <= MAX_LENGTH and _is_schema(text)


def accepts(schema, value):
    """Tell whether a valid schema accepts a short value; one that cannot be followed does not.

    A remote ``$ref`` is not fetched.
    """
    jsonschema = lean_jsonschema()
    from referencing import Registry
    from referencing.exceptions import Unresolvable

    try:
        return jsonschema.Draft202012Validator(schema, registry=Registry()).is_valid(value)
    except (Unresolvable, RecursionError):
        return False


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
    jsonschema = lean_jsonschema()
    # Other formats depend on what else is installed.
    checker = jsonschema.FormatChecker(formats=["regex"])
    draft = jsonschema.Draft202012Validator
    return draft(draft.META_SCHEMA, format_checker=checker)
