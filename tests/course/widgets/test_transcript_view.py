"""How a finished conversation is read: as a picture, and as lines."""

import re

import pytest

from course import ApiError, FakeClient, Shop, reply, text, thinking, tool_result, tool_use
from course import transcript
from course.languages import LANGUAGES
from course.loop import answer
from course.shop_tools import run_tool, shop_tools
from course.widgets.exchanges import exchanges_of
from course.widgets.transcript_page import transcript_page

ORDER = "When will order 1042 get here?"
TWO = "When does 1042 arrive, and until when can I return 1187?"
CALL = tool_use("get_order_status", {"order_id": "1042"})


def run(question, script=None, language="en"):
    """Return the client, the messages and the lines of a run of the course's loop."""
    client, messages, lines = FakeClient(language, script=script), [], []
    tools = shop_tools("get_order_status", "get_return_window", language=language)
    shop = Shop(language=language)
    answer(client, question, shop, tools, run_tool, messages=messages, out=lines.append)
    return client, messages, lines


def page_of(conversation, language="en"):
    return transcript_page(exchanges_of(conversation), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["order", "thanks", "unknown", "parcel", "two"])
def test_the_text_is_the_lines_of_the_run(language, name):
    question = Shop(language=language).language.questions[name]
    client, messages, lines = run(question, language=language)
    assert page_of(client, language)["text/plain"].splitlines() == lines


def test_messages_alone_give_the_lines_without_the_calls():
    client, messages, lines = run(TWO)
    assert page_of(messages)["text/plain"].splitlines() == [
        line for line in lines if not line.startswith("  call")
    ]


def test_each_question_of_a_conversation_is_an_exchange():
    client, messages, lines = run(ORDER)
    messages.append({"role": "user", "content": "Great, thanks!"})
    client.create(messages=messages)
    client.create(messages=[{"role": "user", "content": ORDER}])
    client.create(messages=[{"role": "user", "content": ORDER}])
    exchanges = exchanges_of(client)
    assert [one.question for one in exchanges] == [ORDER, "Great, thanks!", ORDER, ORDER]
    assert [len(one.calls) for one in exchanges] == [2, 1, 1, 1]


def test_a_call_that_nobody_answered_says_so():
    client, messages, lines = run("I lost the e-mail, but it was about 1050.")
    last = page_of(client)["text/plain"].splitlines()[-1]
    assert last == "    call_4 get_order_status(1053) → no result in this history"


def test_a_cut_call_waits_for_no_result():
    cut = reply(text("Let me look."), CALL, stop_reason="max_tokens")
    client, messages, lines = run(ORDER, script=[cut])
    page = page_of(client)
    assert page["text/plain"].splitlines() == lines
    assert "no result" not in page["text/html"]


def test_a_refused_request_shows_the_error_and_the_next_reply_is_not_mistaken_for_its_own():
    question = {"role": "user", "content": ORDER}
    tools = shop_tools("get_order_status", language="en")
    client = FakeClient(language="en")
    asks = client.create(messages=[question], tools=tools)
    history = [question, {"role": "assistant", "content": asks["content"]}]
    for id in ("get_order_status", "call_1"):
        results = {"role": "user", "content": [tool_result(id, "shipped")]}
        try:
            client.create(messages=[*history, results], tools=tools)
        except ApiError as error:
            refused = error
    (exchange,) = exchanges_of(client)
    assert [call.stop_reason for call in exchange.calls] == ["tool_use", None, "end_turn"]
    page = page_of(client)
    assert f"  ✗ {refused}" in page["text/plain"].splitlines()
    assert "the API rejects this request" in page["text/html"]


@pytest.mark.parametrize("messages", [..., "text", [7], [{"role": "user"}], [{"content": []}]])
def test_a_refused_request_may_hold_anything(messages):
    client = FakeClient(language="en")
    client.requests.append({"model": "shop-1", "max_tokens": 9, "messages": messages})
    assert "✗ 400 invalid_request_error" in page_of(client)["text/plain"]


def test_a_request_for_an_unknown_model_has_no_reply():
    client = FakeClient(language="en")
    asked = {"messages": [{"role": "user", "content": "1042?"}]}
    with pytest.raises(ApiError):
        client.create(model="no-model", **asked)
    client.create(**asked)
    assert [len(one.calls) for one in exchanges_of(client)] == [0, 1]


BLOCKS = [
    (text("<b>Hi</b>"), "&lt;b&gt;Hi&lt;/b&gt;"),
    (thinking("Let me see."), "<code>thinking</code>"),
    ({"type": "server_tool_use", "id": "x"}, "<code>server_tool_use</code>"),
    (CALL | {"id": "call_1"}, "<code>tool_use</code> · <code>call_1</code>"),
]


@pytest.mark.parametrize("block, shown", BLOCKS)
def test_every_kind_of_block_is_a_card(block, shown):
    html = page_of([{"role": "assistant", "content": [block]}])["text/html"]
    assert shown in re.search(r'<div class="course-block .*?</div>', html, re.DOTALL)[0]


def test_an_error_is_said_in_words_and_belongs_to_its_call():
    html = page_of(run("Has order 9999 left yet?")[0])["text/html"]
    (pair,) = re.findall(r'<div class="course-pair">.*?</div></div>', html, re.DOTALL)
    assert "get_order_status(9999)" in pair
    assert "✗ error" in pair and "order 9999 not found" in pair


def test_a_result_without_a_call_is_shown_all_the_same():
    html = page_of([{"role": "user", "content": [tool_result("lost", "x")]}])["text/html"]
    assert "<code>lost</code>" in html


def test_tokens_and_stop_reason_stand_at_each_call():
    html = page_of(run(TWO)[0])["text/html"]
    assert "stop_reason: tool_use</code> · input: 69 tokens · output: 6 tokens" in html
    assert "model calls: 2 · input: 163 tokens · output: 27 tokens" in html


def test_a_notebook_gets_the_picture_and_the_lines(shell):
    client, messages, lines = run(ORDER)
    transcript(client, language="en")
    (output,) = shell.display_pub.outputs
    assert output["data"] == page_of(client)


def test_a_client_that_was_not_asked_says_so(capsys):
    transcript(FakeClient(language="en"), language="en")
    assert "has not been asked anything yet" in capsys.readouterr().out
