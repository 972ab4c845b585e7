"""What a record is, and which of two wins."""

import pytest

from course.widgets.records import (
    MOST_ATTEMPTS,
    attempts_in,
    is_new_literal,
    merged,
    records_in,
    with_attempt,
)

A, B = {"answer": "a"}, {"answer": "b"}
TYPED = {"answer": "a", "typed": True}


@pytest.mark.parametrize("record", [[], [A], [A, B, A], [TYPED], [A] * MOST_ATTEMPTS])
def test_a_list_of_attempts_is_a_record(record):
    assert attempts_in(record) == record


@pytest.mark.parametrize(
    "rubbish",
    [
        None,
        "a",
        {"answer": "a"},
        ["a"],
        [{}],
        [{"answer": 1}],
        [{"answer": ""}],
        [{"answer": None}],
        [{"answer": ["a"]}],
        [{"answer": "a", "points": 99}],
        [{"answer": "a", "typed": False}],
        [{"answer": "a", "typed": 1}],
        [{"answer": "\ud800"}],
        [{"answer": "x" * 501}],
        [A, None],
        [A] * (MOST_ATTEMPTS + 1),
        [[[[A]]]],
    ],
)
def test_anything_else_is_no_record(rubbish):
    assert attempts_in(rubbish) == []
    assert records_in({"q": rubbish, "sound": [A]}) == {"sound": [A]}


@pytest.mark.parametrize("rubbish", [None, [], "q", 3, {"q" * 501: [A]}, {"": [A]}, {"\ud800": [A]}])
def test_records_of_a_lesson_have_short_names(rubbish):
    assert records_in(rubbish) == {}


def test_too_many_questions_are_no_records():
    assert records_in({f"q{n}": [A] for n in range(201)}) == {}


@pytest.mark.parametrize(
    "one, other, left",
    [
        ([], [], []),
        ([A], [], [A]),
        ([], [A], [A]),
        ([A], [A, B], [A, B]),
        ([A, B], [A], [A, B]),
        ([A], [B, B], [B, B]),
        ([A, A, A], [B, B], [A, A, A]),
        ([A], [B], [A]),
    ],
)
def test_the_longer_record_wins(one, other, left):
    assert merged({"q": one}, {"q": other}) == {"q": left}


def test_records_of_other_questions_are_kept():
    assert merged({"p": [A]}, {"q": [B]}, {}) == {"p": [A], "q": [B]}


def test_a_full_record_gets_a_new_last_attempt():
    full = [A] * MOST_ATTEMPTS
    assert with_attempt(full, "b") == [A] * (MOST_ATTEMPTS - 1) + [B]


@pytest.mark.parametrize(
    "record, new",
    [
        ([], True),
        ([A], True),
        ([TYPED], False),
        ([TYPED, B], False),
        ([TYPED, {"answer": "b", "typed": True}], True),
    ],
)
def test_a_literal_counts_once_until_it_changes(record, new):
    assert is_new_literal(record, "a") is new
