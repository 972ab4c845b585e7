"""A learner's schema is judged, and does no harm."""

import socket
import warnings

import pytest

from course.protocol import first_fault
from course.protocol.schemas import MAX_LENGTH, accepts, is_schema


def nested(levels):
    schema = {"type": "object"}
    for _ in range(levels):
        schema = {"type": "object", "properties": {"part": schema}}
    return schema


def with_pattern(pattern):
    return {"type": "object", "properties": {"order_id": {"type": "string", "pattern": pattern}}}


VALID = {
    "nothing but its type": {"type": "object"},
    "itself": {"type": "object", "$ref": "#"},
    "itself in a part": {"type": "object", "properties": {"part": {"$ref": "#"}}},
    "far away": {"type": "object", "$ref": "http://127.0.0.1:9/schema"},
    "another draft": {"type": "object", "$schema": "http://127.0.0.1:9/draft"},
    "a pattern that would hang": with_pattern("^(a+)+$"),
    "a pattern that re warns of": with_pattern("[[a]"),
    "unknown keywords": {"type": "object", "colour": "red"},
    "twenty levels": nested(20),
}
INVALID = {
    "properties are a list": {"type": "object", "properties": ["order_id"]},
    "a property is a word": {"type": "object", "properties": {"order_id": "string"}},
    "a type that is none": {"type": "object", "properties": {"order_id": {"type": "str"}}},
    "required is a word": {"type": "object", "required": "order_id"},
    "a number as text": {"type": "object", "minProperties": "1"},
    "no regular expression": with_pattern("("),
    "a pattern of 4,000 brackets": with_pattern("(" * 4000 + ")" * 4000),
    "a pattern that overflows": with_pattern("a{99999999999999999999}"),
    "too long": {"type": "object", "description": "x" * MAX_LENGTH},
    "many types": {"type": ["object"] + [n if n % 2 else str(n) for n in range(1000)]},
}


@pytest.mark.parametrize("schema", VALID.values(), ids=VALID)
def test_a_schema_is_one(schema):
    with warnings.catch_warnings(record=True) as told:
        assert is_schema(schema)
    assert told == []


@pytest.mark.parametrize("schema", INVALID.values(), ids=INVALID)
def test_a_schema_is_none(schema):
    assert not is_schema(schema)


def test_nothing_is_fetched(monkeypatch):
    def no_network(*args, **kwargs):
        raise AssertionError("a schema opened a connection")

    monkeypatch.setattr(socket, "socket", no_network)
    # Not one of VALID: a schema is judged once, and remembered.
    schema = {"type": "object", "$ref": "https://127.0.0.1:9/unseen"}
    request = {
        "model": "shop-1",
        "max_tokens": 64,
        "messages": [{"role": "user", "content": "Hello"}],
        "tools": [{"name": "get_order_status", "input_schema": schema}],
    }
    assert first_fault(request) is None


def test_a_schema_as_deep_as_a_request_can_be_is_judged_without_an_exception():
    assert is_schema(nested(45)) in (True, False)


@pytest.mark.parametrize(
    "schema, accepted",
    [
        ({"type": "object", "properties": {"order_id": {"type": "string"}}}, True),
        ({"type": "object", "required": ["other"]}, False),
        ({"type": "object", "properties": {"order_id": {"type": "integer"}}}, False),
        ({"$ref": "http://127.0.0.1:9/schema.json"}, False),
        ({"$ref": "#"}, False),
        ({"type": "object", "properties": {"order_id": {"pattern": "^([0-9]+)+x$"}}}, False),
        ({"$defs": {"id": {"type": "string"}}, "properties": {"order_id": {"$ref": "#/$defs/id"}}}, True),
    ],
)  # fmt: skip
def test_a_learners_schema_judges_a_value_without_harm(schema, accepted):
    assert accepts(schema, {"order_id": "1042"}) is accepted
