"""Reply as the shop's support model: a rule list, no model at all."""

import re

from course.blocks import blocks_of, result_text, text, text_of, tool_use, tool_uses

RUNAWAY = "1050"


def shop_reply(request, language):
    """Return the reply's blocks by the first rule that fits.

    "The question" is the newest user text. Its order numbers are the whole
    four-digit numbers in it.

    1. No tools are offered and none are in the history: if any user text
       names an order, make up a delivery on Friday for the newest number;
       else ask for the number.
    2. The question names order 1050: ask `get_order_status` for 1050, 1051,
       1052 …, one higher on every call, for ever.
    3. The last message holds results. The first that any result meets:
       an error naming `order_id`: ask for the number; the unknown-order
       error: say that it cannot be found; any other error: say that it
       cannot be looked up now; else the results, joined, behind a prefix.
    4. Ask for each order number, all in one reply: `get_return_window` where
       the text around the number speaks of returning, else
       `get_order_status`. "My parcel" without a number:
       `get_order_status` with empty input. Never ask for a tool that was not
       offered.
    5. Nothing matched: say "you're welcome".
    """
    question = _newest_text(request["messages"])
    offered = _offered(request)
    results = _last_results(request["messages"])
    if not offered and not _tools_in_history(request["messages"]):
        return [text(_invented(request["messages"], language))]
    if RUNAWAY in _numbers(question) and "get_order_status" in offered:
        return [_next_runaway_call(request["messages"])]
    if results:
        return [text(_report(results, language))]
    calls = [call for call in _calls(question, language) if call["name"] in offered]
    return _as_many_as_allowed(calls, request) or [text(language.phrases["welcome"])]


def _offered(request):
    if (request.get("tool_choice") or {}).get("type") == "none":
        return set()
    return {tool["name"] for tool in request.get("tools") or []}


def _tools_in_history(messages):
    return any(tool_uses(message) for message in messages)


def _numbers(words):
    return re.findall(r"\b\d{4}\b", words)


def _user_texts(messages):
    """Return the texts of the user's messages, oldest first; results are no text."""
    texts = [text_of(message) for message in messages if message["role"] == "user"]
    return [words for words in texts if words]


def _newest_text(messages):
    return (_user_texts(messages) or [""])[-1]


def _invented(messages, language):
    numbers = _numbers(" ".join(_user_texts(messages)))
    if not numbers:
        return language.phrases["ask_number"]
    return language.phrases["invented"].format(id=numbers[-1])


def _next_runaway_call(messages):
    """Count the calls since the question: the first asks for 1050."""
    made = 0
    for message in messages:
        if message["role"] == "user" and text_of(message):
            made = 0
        made += len(tool_uses(message))
    return tool_use("get_order_status", {"order_id": str(int(RUNAWAY) + made)})


def _last_results(messages):
    """Return the results of the last turn, which may span user messages."""
    results = []
    for message in reversed(messages):
        if message["role"] != "user":
            break
        results = blocks_of(message, "tool_result") + results
    return results


def _report(results, language):
    errors = [result_text(result) for result in results if result.get("is_error")]
    unknown = re.escape(language.phrases["unknown_order"]).replace(r"\{id\}", ".*")
    if any("order_id" in error for error in errors):
        return language.phrases["ask_number"]
    if any(re.fullmatch(unknown, error) for error in errors):
        return language.phrases["not_found"]
    if errors:
        return language.phrases["cannot"]
    found = "; ".join(result_text(result) for result in results)
    return f"{language.phrases['prefix']} {found}."


def _calls(question, language):
    numbers = list(re.finditer(r"\b\d{4}\b", question))
    if not numbers:
        asks = language.parcel_trigger in question.lower()
        return [tool_use("get_order_status", {})] if asks else []
    starts = [0] + [number.end() for number in numbers[:-1]]
    ends = [number.start() for number in numbers[:-1]] + [len(question)]
    spans = [question[start:end].lower() for start, end in zip(starts, ends)]
    calls = [_call(number.group(), span, language) for number, span in zip(numbers, spans)]
    return [call for n, call in enumerate(calls) if call not in calls[:n]]


def _call(order_id, span, language):
    returning = any(trigger in span for trigger in language.return_triggers)
    name = "get_return_window" if returning else "get_order_status"
    return tool_use(name, {"order_id": order_id})


def _as_many_as_allowed(calls, request):
    one_only = (request.get("tool_choice") or {}).get("disable_parallel_tool_use")
    return calls[:1] if one_only else calls
