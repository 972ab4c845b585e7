"""Content blocks: what the builders make and what the readers find."""

import pytest

from course import blocks

CALL = blocks.tool_use("get_order_status", {"order_id": "1042"}, id="call_1")


def test_a_result_carries_is_error_only_when_it_is_one():
    good = {"type": "tool_result", "tool_use_id": "call_1", "content": "shipped"}
    assert blocks.tool_result("call_1", "shipped") == good
    assert blocks.tool_result("call_1", "shipped", is_error=True) == {**good, "is_error": True}


@pytest.mark.parametrize(
    "content, expected",
    [
        ("plain", "plain"),
        ([blocks.text("a"), CALL, blocks.text("b")], "a b"),
        ([CALL], ""),
        ([blocks.thinking("hm"), blocks.text("a")], "a"),
    ],
)
def test_text_of_reads_text_blocks_only(content, expected):
    assert blocks.text_of({"content": content}) == expected


@pytest.mark.parametrize(
    "content, expected", [("plain", []), ([blocks.text("a"), CALL], [CALL]), ([], [])]
)
def test_tool_uses_reads_by_type(content, expected):
    assert blocks.tool_uses({"content": content}) == expected


@pytest.mark.parametrize(
    "call, expected",
    [(CALL, "get_order_status(1042)"), (blocks.tool_use("ping", {}), "ping()"),
     (blocks.tool_use("add", {"a": 1, "b": 2}), "add(1, 2)")],
)  # fmt: skip
def test_describe_names_the_tool_and_its_values(call, expected):
    assert blocks.describe(call) == expected


def test_a_changed_thought_no_longer_fits_its_signature():
    thought = blocks.thinking("first look the order up")
    assert thought["signature"] == blocks.thinking_signature(thought["thinking"])
    assert thought["signature"] != blocks.thinking_signature("something else")


@pytest.mark.parametrize(
    "content, reason", [((CALL,), "tool_use"), ((blocks.text("a"),), "end_turn"), ((), "end_turn")]
)
def test_a_scripted_reply_stops_as_its_blocks_say(content, reason):
    assert blocks.reply(*content)["stop_reason"] == reason
    assert blocks.reply(*content, stop_reason="refusal")["stop_reason"] == "refusal"


@pytest.mark.parametrize(
    "result, expected",
    [
        (blocks.tool_result("call_1", "shipped"), "shipped"),
        (blocks.tool_result("call_1", [blocks.text("a"), blocks.text("b")]), "a b"),
        ({"type": "tool_result", "tool_use_id": "call_1"}, ""),
    ],
)
def test_result_text_reads_text_and_blocks(result, expected):
    assert blocks.result_text(result) == expected
