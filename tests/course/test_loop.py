"""The course's own loop and the transcript that it prints."""

import pytest

from course.blocks import reply, text, tool_use
from course.client import FakeClient
from course.languages import LANGUAGES
from course.loop import answer
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools

ORDER = """\
question: When will order 1042 get here?
  call 1 (~45 tokens): tool_use
    call_1 get_order_status(1042) → order 1042 shipped, delivery 3 November
  call 2 (~56 tokens): end_turn
  answer: I checked: order 1042 shipped, delivery 3 November.
"""


def run(question, code="en", script=None, **more):
    client, shop = FakeClient(code, script=script), Shop(code)
    tools = shop_tools("get_order_status", language=code)
    return client, answer(client, question, shop, tools, run_tool, **more)


def test_a_run_prints_its_transcript(capsys):
    _client, final = run("When will order 1042 get here?")
    assert capsys.readouterr().out == ORDER
    assert final == "I checked: order 1042 shipped, delivery 3 November."


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_error_result_has_a_cross_before_it(code):
    lines = []
    run(Shop(code).language.questions["unknown"], code, out=lines.append)
    unknown = Shop(code).language.phrases["unknown_order"].format(id="9999")
    assert any(line.endswith(f"→ ✗ {unknown}") for line in lines)


@pytest.mark.parametrize("budget, calls", [(49, 2), (48, 1), (107, 3), (106, 2), (None, 4)])
def test_a_budget_stops_after_the_call_that_passes_it(budget, calls):
    messages = []
    client, final = run(
        "I lost the e-mail, but it was about 1050.",
        budget=budget,
        messages=messages,
        out=lambda line: None,
    )
    assert (len(client.requests), final) == (calls, None)
    assert messages[-1]["content"][0]["type"] == "tool_result"


def test_an_answer_over_budget_is_still_delivered():
    _client, final = run("Great, that answers it. Thanks!", budget=1, out=lambda line: None)
    assert final == "Glad to help! Write again whenever you need us."


def test_other_people_see_no_order():
    client, _final = run("1042?", customer="boris", out=lambda line: None)
    result = client.requests[1]["messages"][-1]["content"][0]
    assert result["is_error"] and result["content"] == "order 1042 not found"


def test_a_refused_reply_runs_no_tool():
    cut = reply(tool_use("get_order_status", {"order_id": "1042"}), stop_reason="refusal")
    client, final = run("1042?", script=[cut, reply(text("…"))], out=lambda line: None)
    assert (len(client.requests), final) == (1, "")
