"""The fake client: shape, numbering, copies, scripts, refusals."""

import copy

import pytest

from course.blocks import reply, text, text_of, tool_result, tool_use, tool_uses
from course.client import FakeClient
from course.errors import ApiError, ScriptEnded, StillToFillIn
from course.shop_tools import shop_tools

ASK = [{"role": "user", "content": "1042?"}]
TOOLS = shop_tools("get_order_status", language="en")


def ids(reply):
    return [use["id"] for use in tool_uses(reply)]


def test_a_reply_has_the_messages_api_shape():
    got = FakeClient("en").create(messages=ASK, tools=TOOLS)
    assert got == {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "shop-1",
        "content": [tool_use("get_order_status", {"order_id": "1042"}, id="call_1")],
        "stop_reason": "tool_use",
        "stop_sequence": None,
        "usage": {
            "input_tokens": 18,
            "output_tokens": 3,
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": 0,
        },
    }


def test_two_clients_answer_alike():
    first, second = FakeClient("bg"), FakeClient("bg")
    assert first.create(messages=ASK, tools=TOOLS) == second.create(messages=ASK, tools=TOOLS)


def test_call_numbers_go_on_over_the_clients_life():
    client = FakeClient("en")
    assert ids(client.create(messages=ASK, tools=TOOLS)) == ["call_1"]
    assert ids(client.create(messages=ASK, tools=TOOLS)) == ["call_2"]


def test_call_numbers_go_on_from_the_highest_in_the_history():
    old = [
        *ASK,
        {"role": "assistant", "content": [tool_use("get_order_status", {}, id="call_7")]},
        {"role": "user", "content": [tool_result("call_7", "…")]},
        {"role": "assistant", "content": "…"},
        {"role": "user", "content": "1187?"},
    ]
    assert ids(FakeClient("en").create(messages=old, tools=TOOLS)) == ["call_8"]


def test_what_went_through_is_kept_as_copies():
    client, messages = FakeClient("en"), copy.deepcopy(ASK)
    got = client.create(messages=messages, tools=TOOLS)
    messages.append("changed")
    got["content"].clear()
    assert client.requests[0]["messages"] == ASK
    assert len(client.replies[0]["content"]) == 1


def test_a_script_is_given_one_by_one_and_stays_as_it_was():
    script = [reply(tool_use("ping", {})), reply(text("done"), usage={"input_tokens": 5})]
    before = copy.deepcopy(script)
    client = FakeClient("en", script=script)
    first = client.create(messages=ASK)
    second = client.create(messages=ASK)
    assert (first["stop_reason"], ids(first)) == ("tool_use", ["call_1"])
    assert (text_of(second), second["usage"]["input_tokens"]) == ("done", 5)
    assert script == before
    with pytest.raises(ScriptEnded, match="2"):
        client.create(messages=ASK)


def test_create_only_has_create_and_nothing_else():
    client = FakeClient("en")
    only = client.create_only()
    only.create(messages=ASK)
    assert [name for name in dir(only) if not name.startswith("_")] == ["create"]
    assert len(client.requests) == 1


@pytest.mark.parametrize(
    "messages, place",
    [
        ([{"role": ..., "content": "hi"}], "messages.0.role"),
        ([{"role": "user", "content": [{"type": "text", "text": ...}]}], "messages.0.content.0.text"),
        (..., "messages"),
    ],
)  # fmt: skip
def test_a_blank_in_a_request_is_named_by_its_place(messages, place):
    with pytest.raises(StillToFillIn, match=place) as caught:
        FakeClient("en").create(messages=messages)
    assert len(caught.value._render_traceback_()) == 1


def test_a_refusal_carries_status_type_text_and_request_id():
    client = FakeClient("en")
    client.create(messages=ASK)
    with pytest.raises(ApiError) as caught:
        client.create(messages=[*ASK, {"role": "assistant", "content": "…"}])
    error = caught.value
    assert (error.status, error.type) == (400, "invalid_request_error")
    assert error.message == "Prefilling assistant messages is not supported for this model."
    assert error.request_id == "req_2"
    assert len(error._render_traceback_()) == 2


def test_an_unknown_model_is_not_found():
    with pytest.raises(ApiError, match="404 not_found_error: model: shop-9"):
        FakeClient("en").create(messages=ASK, model="shop-9")


def test_a_notice_is_printed_and_kept_once(capsys):
    client = FakeClient("en")
    asked = client.create(messages=[{"role": "user", "content": "1042? 1187?"}], tools=TOOLS)
    results = [[tool_result(id, "…")] for id in ids(asked)]
    split = [{"role": "user", "content": result} for result in results]
    history = [*ASK, {"role": "assistant", "content": asked["content"]}, *split]
    client.create(messages=history, tools=TOOLS)
    client.create(messages=history, tools=TOOLS)
    assert len(client.notices) == 1
    assert capsys.readouterr().out.strip() == client.notices[0]


@pytest.mark.parametrize(
    "script, limit, content",
    [
        ([text("one two three")], 3, [text("one two")]),
        ([text("one"), tool_use("ping", {"a": "b"}, id="x")], 4, [text("one"), tool_use("ping", {}, id="x")]),
        ([text("one two")], 3, [text("one two")]),
    ],
)  # fmt: skip
def test_a_reply_longer_than_max_tokens_is_cut(script, limit, content):
    got = FakeClient("en", script=[reply(*script)]).create(messages=ASK, max_tokens=limit)
    assert got["content"] == content
    assert (got["stop_reason"] == "max_tokens") == (content != script)
