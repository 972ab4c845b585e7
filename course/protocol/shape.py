"""Check a body's shape with jsonschema and word its faults as the API does."""

from functools import cache

from course.protocol.fault import fault
from course.protocol.lean_jsonschema import lean_jsonschema
from course.protocol.places import shown, tagged
from course.protocol.request_shape import REQUEST

VALID = {
    "string": "a valid string",
    "array": "a valid list",
    "object": "a valid dictionary",
    "integer": "a valid integer",
    "number": "a valid number",
    "boolean": "a valid boolean",
}


def faults(body):
    """Yield the faults of a body's shape: plain JSON, of any shape at all."""
    for error in _validator().iter_errors(body):
        yield from WORDING[error.validator](error, tuple(error.absolute_path), body)


@cache
def _validator():
    return lean_jsonschema().Draft202012Validator(REQUEST)


def _missing(error, path, body):
    # One error a field, but it names the field only in its message.
    for name in error.validator_value:
        if name not in error.instance:
            yield _fault("field-required", 0, path + (name,), body)


def _extra(error, path, body):
    for name in error.instance:
        if name not in error.schema["properties"]:
            yield _fault("extra-field", 3, path + (name,), body)


def _type(error, path, body):
    wanted = error.validator_value
    names = [wanted] if isinstance(wanted, str) else wanted
    yield _fault("wrong-type", 1, path, body, wanted=" or ".join(VALID[name] for name in names))


def _choice(error, path, body):
    if not isinstance(error.instance, str):
        return  # a wrong type, which is reported too
    if error.schema.get("$comment") == "tag":
        tags = error.schema.get("enum") or error.schema["tags"]
        tag = shown(error.instance)
        # Before its missing fields: those belong to the type that was meant.
        yield _fault("unknown-tag", -1, path[:-1], body, tag=tag, tags=_quoted(tags, ", "))
    else:
        wanted = _quoted(error.schema["enum"], " or ")
        yield _fault("wrong-value", 2, path, body, wanted=wanted)


def _at_least(error, path, body):
    wanted = f"greater than or equal to {error.validator_value}"
    yield _fault("out-of-range", 2, path, body, wanted=wanted)


def _at_most(error, path, body):
    wanted = f"less than or equal to {error.validator_value}"
    yield _fault("out-of-range", 2, path, body, wanted=wanted)


def _too_few(error, path, body):
    yield _fault("no-messages", 2, path, body)


WORDING = {
    "required": _missing,
    "additionalProperties": _extra,
    "type": _type,
    "enum": _choice,
    "pattern": _choice,
    "minimum": _at_least,
    "maximum": _at_most,
    "minItems": _too_few,
}


def _fault(rule, rank, path, body, **fields):
    """Return a fault that sorts by the place in the body, indexes as numbers.

    A missing or unknown field counts as a fault of the object around it;
    missing ones come first, unknown ones last.
    """
    owner = path[:-1] if rule in ("field-required", "extra-field") else path
    at = tuple((0, step, "") if isinstance(step, int) else (1, 0, step) for step in owner)
    return fault(rule, (at, rank), path=tagged(path, body), **fields)


def _quoted(values, between):
    return between.join(f"'{value}'" for value in values)
