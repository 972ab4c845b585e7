"""Whatever is done to a request, it is accepted or refused: nothing else is raised."""

import copy
import json
import random

import pytest

from course.errors import ApiError
from course.protocol import check, first_fault, notices
from course.protocol.table import rules, versions

REQUESTS = [
    json.loads(example["request"]) for rule in rules().values() for example in rule.example
]
JUNK = (
    None, True, 0, -1, 2.5, 10**400, float("nan"),
    "", "text", "tool_result", "\ud83d", "assistant",
    [], {}, [[]], [{}], {"type": "text"}, {"type": []}, {"\udc00": 1},
    {1, 2}, ..., len, b"", (1, 2),
    {"type": "tool_use", "id": "call_1", "name": "x", "input": {}},
    {"type": "tool_result", "tool_use_id": "call_1"},
    {"role": "user", "content": "Hello"}, {"role": "assistant", "content": []},
)  # fmt: skip


def places(value):
    """Return (container, key) for every place inside plain JSON."""
    if isinstance(value, (dict, list)):
        keys = list(value) if isinstance(value, dict) else range(len(value))
        for key in keys:
            yield value, key
            yield from places(value[key])


def mangle(request, dice):
    """Replace, drop, repeat or swap something at a random place."""
    container, key = dice.choice(list(places(request)) or [({"request": request}, "request")])
    other, name = dice.choice(list(places(request)) or [(container, key)])
    deed = dice.randrange(4)
    if deed == 0:
        container[key] = copy.deepcopy(dice.choice(JUNK))
    elif deed == 1:
        del container[key]
    elif deed == 2 and isinstance(container, list):
        container.insert(dice.randrange(len(container) + 1), copy.deepcopy(container[key]))
    else:
        container[key] = copy.deepcopy(other[name])


def mangled(seed):
    dice = random.Random(seed)
    request = copy.deepcopy(dice.choice(REQUESTS))
    for _ in range(dice.randrange(1, 5)):
        mangle(request, dice)
    return request, dice.choice(versions())


@pytest.mark.parametrize("start", range(0, 1600, 200))
def test_a_mangled_request_is_accepted_or_refused(start):
    for seed in range(start, start + 200):
        request, version = mangled(seed)
        try:
            check(request, version)
            assert all(notices(request, "en"))
        except ApiError as error:
            assert error.status in (400, 413), seed
            assert str(error).encode("utf-8"), seed


def test_mangled_requests_reach_most_rules():
    found = {fault.rule for fault in (first_fault(*mangled(seed)) for seed in range(400)) if fault}
    assert len(found) > 15
