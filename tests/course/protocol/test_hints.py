"""Hints are translated; the API's own text never is."""

import pytest

from course.errors import ApiError
from course.protocol import advice, check, fault, notices
from course.protocol.hints import hints
from course.protocol.table import rules

CALL = {"type": "tool_use", "id": "call_1", "name": "get_order_status", "input": {}}
RESULT = {"type": "tool_result", "tool_use_id": "call_1", "content": "order 1042 shipped"}


def asking(*contents):
    roles = ("user", "assistant") * len(contents)
    messages = [{"role": role, "content": each} for role, each in zip(roles, contents)]
    return {"model": "shop-1", "max_tokens": 64, "messages": messages}


def marked(language):
    return lambda text: f"[{language}] {text}"


def test_the_table_repeats_the_hints():
    assert hints(str) == {rule.id: rule.hint for rule in rules().values() if rule.hint}


@pytest.mark.parametrize("hint", hints(str).values())
def test_a_hint_is_one_line_that_ends_like_a_sentence(hint):
    assert hint.endswith(".") and "\n" not in hint


def test_the_hint_is_in_the_learners_language_and_the_message_is_not(monkeypatch):
    monkeypatch.setattr(fault, "translator", marked)
    with pytest.raises(ApiError) as caught:
        check(asking("1042?", [CALL]), language="bg")
    assert caught.value.hint == "[bg] " + rules()["A1"].hint
    assert caught.value.message.startswith("messages.1: `tool_use` ids")


def test_notices_are_in_the_learners_language(monkeypatch):
    monkeypatch.setattr(advice, "translator", marked)
    late = asking("1042?", [CALL], [RESULT, {"type": "text", "text": "Answer briefly."}])
    assert notices(late, "es") == ["[es] " + rules()["A3"].hint.format(n=2)]


def test_a_history_earns_the_same_notices_in_every_request():
    early = asking("1042?", [CALL], [RESULT, {"type": "text", "text": "Briefly."}])
    more = [{"role": "assistant", "content": "Shipped."}, {"role": "user", "content": "Thanks!"}]
    later = early | {"messages": early["messages"] + more}
    assert notices(later, "en") == notices(early, "en")
    assert len(notices(early, "en")) == 1
