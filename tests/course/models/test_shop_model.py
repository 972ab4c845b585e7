"""The shop model's five rules, one by one."""

import pytest

from course.blocks import text, tool_result, tool_use
from course.languages import LANGUAGES, language
from course.models.shop import shop_reply
from course.shop_tools import shop_tools

STATUS, WINDOW = "get_order_status", "get_return_window"


def user(*content):
    return {"role": "user", "content": content[0] if isinstance(content[0], str) else list(content)}


def asked(*calls):
    return {"role": "assistant", "content": list(calls)}


def status(id, call="call_1"):
    return tool_use(STATUS, {"order_id": id}, id=call)


def reply(*messages, tools=(STATUS, WINDOW), code="en", **more):
    request = {"messages": list(messages), "tools": shop_tools(*tools, language=code), **more}
    return shop_reply(request, language(code))


EN = language("en").phrases


@pytest.mark.parametrize(
    "messages, expected",
    [
        ([user("1042?")], EN["invented"].format(id="1042")),
        ([user("1042 or 1187?")], EN["invented"].format(id="1187")),
        ([user("1042?"), asked(text("…")), user("thanks")], EN["invented"].format(id="1042")),
        ([user("hello")], EN["ask_number"]),
        ([user("12345?")], EN["ask_number"]),
    ],
)
def test_1_without_tools_it_makes_a_day_up(messages, expected):
    assert reply(*messages, tools=()) == [text(expected)]


def test_2_order_1050_runs_away_one_number_a_call():
    history, seen = [user("about 1050")], []
    for n in range(5):
        (call,) = reply(*history)
        seen.append(call["input"]["order_id"])
        history += [
            asked({**call, "id": f"call_{n}"}),
            user(tool_result(f"call_{n}", "…", is_error=True)),
        ]
    assert seen == ["1050", "1051", "1052", "1053", "1054"]


@pytest.mark.parametrize(
    "results, expected",
    [
        ([tool_result("call_1", "a"), tool_result("call_2", "b")], f"{EN['prefix']} a; b."),
        ([tool_result("call_1", [text("a")])], f"{EN['prefix']} a."),
        ([tool_result("call_1", "a"), tool_result("call_2", "order 9999 not found", is_error=True)],
         EN["not_found"]),
        ([tool_result("call_1", "missing order_id", is_error=True),
          tool_result("call_2", "order 9999 not found", is_error=True)], EN["ask_number"]),
        ([tool_result("call_1", "timeout", is_error=True)], EN["cannot"]),
        ([tool_result("call_1", "order 9999 not found, sorry", is_error=True)], EN["cannot"]),
        ([tool_result("call_1", "order 9999 not found")], f"{EN['prefix']} order 9999 not found."),
    ],
)  # fmt: skip
def test_3_results_are_reported_and_errors_said(results, expected):
    calls = [status("1042", result["tool_use_id"]) for result in results]
    assert reply(user("1042?"), asked(*calls), user(*results)) == [text(expected)]


def test_3_results_split_over_two_messages_are_read_as_one_turn():
    calls = asked(status("1042"), status("1187", "call_2"))
    split = [user(tool_result("call_1", "a")), user(tool_result("call_2", "b"))]
    assert reply(user("1042? 1187?"), calls, *split) == [text(f"{EN['prefix']} a; b.")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_4_two_things_are_asked_in_one_reply(code):
    calls = reply(user(language(code).questions["two"]), code=code)
    assert [(call["name"], call["input"]["order_id"]) for call in calls] == [
        (STATUS, "1042"),
        (WINDOW, "1187"),
    ]


@pytest.mark.parametrize(
    "question, tools, expected",
    [
        ("Return 1187? And 1042?", (STATUS, WINDOW), [(WINDOW, "1187"), (STATUS, "1042")]),
        ("1187, can I return it?", (STATUS, WINDOW), [(WINDOW, "1187")]),
        ("Can I return 1187?", (STATUS,), []),
        ("1042, 1042?", (STATUS,), [(STATUS, "1042")]),
        ("10420 or x1042?", (STATUS,), []),
    ],
)
def test_4_the_words_around_a_number_choose_the_tool(question, tools, expected):
    calls = [block for block in reply(user(question), tools=tools) if block["type"] == "tool_use"]
    assert [(call["name"], call["input"]["order_id"]) for call in calls] == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_4_my_parcel_without_a_number_asks_with_empty_input(code):
    assert reply(user(language(code).questions["parcel"]), code=code) == [tool_use(STATUS, {})]


def test_4_only_one_call_where_parallel_calls_are_off():
    choice = {"type": "auto", "disable_parallel_tool_use": True}
    assert len(reply(user("1042? 1187?"), tool_choice=choice)) == 1


def test_4_no_call_where_tool_choice_is_none():
    assert reply(user("1042?"), tool_choice={"type": "none"}) == [text(EN["invented"].format(id="1042"))]


@pytest.mark.parametrize("code", LANGUAGES)
def test_5_anything_else_is_welcome(code):
    words = language(code)
    assert reply(user(words.questions["thanks"]), code=code) == [text(words.phrases["welcome"])]
