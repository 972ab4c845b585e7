# %% [markdown] name="opening"
# # 03 · Find the bug: ids join calls and results
#
# - **You do:** find the line that makes the API reject the request, in four broken loops, and mend the first loop.
# - **You learn:** the rules that join a call to its result, and how to read a 400.
# - **You need:** the loop of lesson 01 and the error results of lesson 02.
# - **Time:** 30 minutes.

# %% name="setup" role="given"
from course import ApiError, FakeClient, Shop, find_line, quiz, text
from course import text_of, tool_result, tool_uses
from course.shop_tools import run_tool, shop_tools

shop = Shop(language="en")
SYSTEM = shop.language.system
TOOLS = shop_tools("get_order_status", language="en")
MAX_CALLS = 4

# %% [markdown] name="problem"
# ## The problem: the API rejects the request
#
# Four loops in this lesson are broken. Each looks up the right order, and in each the API rejects the second request.
# Here is the first. It uses two small functions: `look_up` gives the text of a result, `attempt` runs a loop and prints what comes out.

# %% name="look-up" role="given"
def look_up(use, shop):
    """Return the text of one result."""
    order_id = use["input"].get("order_id")
    order = shop.find(order_id)
    if order is None:
        return f"order {order_id} not found"
    return "order {id} {status}, delivery {eta}".format(**order)

# %% name="attempt"
def attempt(loop, client, question):
    """Run a loop on one question; print its answer or the API's error."""
    try:
        print(loop(client, question, shop))
    except ApiError as error:
        print(error)

# %% name="first-loop"
def first_loop(client, question, shop):
    messages = [{"role": "user", "content": question}]
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["name"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})


first_client = FakeClient(language="en")
attempt(first_loop, first_client, "When will order 1042 get here?")

# %% [markdown] name="no-such-line"
# 400 means: the request itself is wrong. The text says what is wrong **in the history**. It does not say which of your lines wrote that.
# Python's traceback would point to `client.create`. That line is innocent: it only sends what the other lines built.

# %% [markdown] name="idea"
# ## The idea: a cloakroom ticket
#
# You hand in a coat and get a number. Only the number brings your coat back. “The black one” does not: there may be two black coats.
# A tool call works the same way. Its `id` is the number, and the tool's name is only the colour.
#
# 1. Every `tool_use` gets exactly one `tool_result`, and the result carries the id of the call.
# 2. The call stands in the history, and its result stands in the very next message.
# 3. In that message the results come first. Text may follow.
# 4. The id comes with the call. Copy it: never write or count one yourself.
#
# The API checks the whole history on every request.

# %% name="picture"
from course.pictures import cloakroom_tickets

cloakroom_tickets(language="en")

# %% [markdown] name="tickets-text"
# ## See it run: a healthy history
#
# `tickets` prints one line a message: its number, its role and the ids in it. The first line is message 0.

# %% name="tickets"
def tickets(messages):
    """Print the role of each message and the ids of its calls and results."""
    for n, message in enumerate(messages):
        blocks = [] if isinstance(message["content"], str) else message["content"]
        ids = [block.get("id") or block.get("tool_use_id") or block["type"] for block in blocks]
        print(n, message["role"], *ids)

# %% name="healthy"
from course.loop import answer as course_answer

healthy, client = [], FakeClient(language="en")
final = course_answer(client, "When will order 1042 get here?", shop, TOOLS, run_tool, messages=healthy)
tickets(healthy)

# %% [markdown] name="healthy-idea"
# Message 1 hands out `call_1`, message 2 brings it back. That is all the API wants to see.

# %% [markdown] name="read-text"
# ## Read a 400
#
# | the API's text says | what is missing | message `N` is |
# |---|---|---|
# | ``messages.N: `tool_use` ids were found without `tool_result` blocks immediately after`` | a result; the ids that have none stand behind the colon | the assistant's, with the call |
# | ``messages.N.content.M: unexpected `tool_use_id` found in `tool_result` blocks`` | a call | yours, with the result |
#
# `N` counts from 0, in the list that you sent. So the text leads you to a message. From there you look for the line that wrote it, or should have.

# %% [markdown] name="name-as-id-text"
# ## Try it: the first loop
#
# The lines of `first_loop` again, with numbers. `call_1` has no result: why?
# Lines can be weak in other ways too. You look for the one that makes the API reject the request.

# %% name="name-as-id" role="solution"
name_as_id = find_line("name-as-id", language="en", answer="line-7")  ### STUB name_as_id = find_line("name-as-id", language="en", answer=...)

# %% name="name-as-id-test" role="test" points=1
from course import check_answer

check_answer("name-as-id", name_as_id, language="en")
print("✓")

# %% [markdown] name="name-as-id-after"
# `requests` of the client keeps every request, the rejected one too. Print its tickets, and you see the cut line.

# %% name="name-as-id-tickets"
tickets(first_client.requests[-1]["messages"])

# %% [markdown] name="reply-not-stored-text"
# ## Try it: the second loop
#
# Run it and read the text: is a result missing, or a call?

# %% name="second-loop"
def second_loop(client, question, shop):
    asked = {"role": "user", "content": question}
    reply = client.create(system=SYSTEM, messages=[asked], tools=TOOLS)
    results = [run_tool(use, shop) for use in tool_uses(reply)]
    messages = [asked, {"role": "user", "content": results}]
    if results:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
    return text_of(reply)


second_client = FakeClient(language="en")
attempt(second_loop, second_client, "When will order 1042 get here?")

# %% name="reply-not-stored" role="solution"
reply_not_stored = find_line("reply-not-stored", language="en", answer="line-4")  ### STUB reply_not_stored = find_line("reply-not-stored", language="en", answer=...)

# %% name="reply-not-stored-test" role="test" points=1
from course import check_answer

check_answer("reply-not-stored", reply_not_stored, language="en")
print("✓")

# %% [markdown] name="one-of-two-text"
# ## Try it: the third loop
#
# This loop answered single questions for weeks. Then a customer in a hurry wrote only two numbers.

# %% name="third-loop"
def third_loop(client, question, shop):
    messages = [{"role": "user", "content": question}]
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        results = {use["name"]: run_tool(use, shop) for use in tool_uses(reply)}
        messages.append({"role": "user", "content": list(results.values())})


for question in ("When will order 1042 get here?", "1042? 1187?"):
    third_client = FakeClient(language="en")
    attempt(third_loop, third_client, question)

# %% name="one-of-two" role="solution"
one_of_two = find_line("one-of-two", language="en", answer="line-6")  ### STUB one_of_two = find_line("one-of-two", language="en", answer=...)

# %% name="one-of-two-test" role="test" points=1
from course import check_answer

check_answer("one-of-two", one_of_two, language="en")
print("✓")

# %% [markdown] name="text-first-text"
# ## Try it: the fourth loop
#
# The text names `call_1`. Yet its result is there, with the right id, in the very next message: the tickets show it. What is wrong with it?

# %% name="fourth-loop"
def fourth_loop(client, question, shop):
    messages = [{"role": "user", "content": question}]
    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
    while reply["stop_reason"] == "tool_use":
        messages.append({"role": "assistant", "content": reply["content"]})
        results = [run_tool(use, shop) for use in tool_uses(reply)]
        messages.append({"role": "user", "content": [text(question), *results]})
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
    return text_of(reply)


fourth_client = FakeClient(language="en")
attempt(fourth_loop, fourth_client, "When will order 1042 get here?")
tickets(fourth_client.requests[-1]["messages"])

# %% name="text-first" role="solution"
text_first = find_line("text-first", language="en", answer="line-5")  ### STUB text_first = find_line("text-first", language="en", answer=...)

# %% name="text-first-test" role="test" points=1
from course import check_answer

check_answer("text-first", text_first, language="en")
print("✓")

# %% [markdown] name="mend-text"
# ## Try it: mend the first loop
#
# The first loop again, as a whole function that returns the answer's text. One place is `...`: the id of the result.
#
# - Give every result the id of **its own** call.
# - Ids mean nothing. With our client they happen to be `call_1`, `call_2`; with the real API they look like `toolu_01A…`. Copy them.
# - The tests ask for one call, for two calls one after the other, and for two calls in one reply. Sometimes a `text` or `thinking` block stands before the call.
# - Only the ids are tested. You may mend the other weak lines too.

# %% name="mend" role="solution"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            # Which id brings this result back to its call?
            result = tool_result(use["id"], look_up(use, shop))  ### STUB result = tool_result(..., look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="mend-try"
mended_client = FakeClient(language="en")
attempt(answer, mended_client, "When will order 1042 get here?")
tickets(mended_client.requests[-1]["messages"])

# %% name="mend-test" role="test" points=8
from course import ApiError, FakeClient, Shop, check, reply, text, tool_use
from course.blocks import blocks_of

_shop = Shop(language="en")
_known = [
    ("get_order_status", "id-is-tool-name", "It carries the tool's name: that says which tool, not which call."),
    ("msg_1", "id-is-reply-id", "It carries the id of the whole reply. Each call in the reply has its own."),
    ("1042", "id-is-order-number", "It carries the order's number, which belongs into the tool's input."),
    ("", "id-not-copied", "Copy the `id` of the `tool_use` block."),
]
_client = FakeClient(language="en", script=[reply(tool_use("get_order_status", {"order_id": "1042"})), reply(text("ok"))])
_text, _refusal = None, "–"
try:
    _text = answer(_client.create_only(), "When will order 1042 get here?", _shop)
except ApiError as _error:
    _refusal = str(_error)
_last = str(_client.requests[-1:]).replace(" ", "")
_code, _hint = next((_code, _hint) for _id, _code, _hint in _known if not _id or f"'tool_use_id':'{_id}'" in _last)
check(len(_client.replies) == len(_client.requests) == 2, _code, f"The API rejected the request with the result, or your loop never sent it. The call was `call_1`, so the result needs `call_1` as its `tool_use_id`. {_hint} The API's own text: {_refusal}")
_ids = [_block["tool_use_id"] for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
check(_ids == ["call_1"], "result-left-out", f"The last request holds results with these ids: {_ids}. Expected is one, for `call_1`. Keep the line that stores the result.")
check(_text == "ok", "answer-not-returned", f"The loop returned {_text!r}; it should return the text of the last reply.")
### BEGIN HIDDEN TESTS
for _order in ("2310", "1187", "8899"):
    _client = FakeClient(language="en", script=[reply(tool_use("get_order_status", {"order_id": _order})), reply(text(_order))])
    _text = None
    try:
        _text = answer(_client.create_only(), f"{_order}?", _shop)
    except ApiError:
        pass
    check(len(_client.replies) == len(_client.requests) == 2 and _text == _order, "id-not-copied", f"The API rejected the result for order {_order}, or the loop returned {_text!r} in place of the answer. Copy the `id` of the `tool_use` block.")
    _ids = [_block["tool_use_id"] for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
    check(_ids == ["call_1"], "result-left-out", f"The last request for order {_order} holds results with these ids: {_ids}. Expected is one, for `call_1`.")
### END HIDDEN TESTS
print("✓")

# %% name="mend-test-opaque" role="test" points=5
from course import ApiError, FakeClient, Shop, check, reply, text, tool_use
from course.blocks import blocks_of

_shop = Shop(language="en")
_opaque = ["toolu_01A"]
### BEGIN HIDDEN TESTS
_opaque += ["toolu_9f3", "call_17", "x", "2310-A", "get_order_status-0"]
### END HIDDEN TESTS
for _id in _opaque:
    _client = FakeClient(language="en", script=[reply(tool_use("get_order_status", {"order_id": "2310"}, id=_id)), reply(text("ok"))])
    try:
        answer(_client.create_only(), "2310?", _shop)
    except ApiError:
        pass
    check(len(_client.replies) == len(_client.requests) == 2, "id-made-up", f"The call had the id `{_id}`, and the API rejected the result. Copy the id from the call: it need not look like `call_1`.")
    _ids = [_block["tool_use_id"] for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
    check(_ids == [_id], "result-left-out", f"The call had the id `{_id}`; the last request holds results with these ids: {_ids}.")
print("✓")

# %% name="mend-test-by-type" role="test" points=4
from course import ApiError, FakeClient, Shop, check, reply, text, thinking, tool_use
from course.blocks import blocks_of

_shop = Shop(language="en")
_call = tool_use("get_order_status", {"order_id": "1187"})
_openings = [[text("…")]]
### BEGIN HIDDEN TESTS
_openings += [[thinking("…")], [thinking("…"), text("…")]]
### END HIDDEN TESTS
for _opening in _openings:
    _client = FakeClient(language="en", script=[reply(*_opening, _call), reply(text("ok"))])
    try:
        answer(_client.create_only(), "1187?", _shop)
    except (ApiError, LookupError):
        pass
    check(len(_client.replies) == len(_client.requests) == 2, "reads-by-position", f"A `{_opening[0]['type']}` block came before the call, and the result did not get through. Take the id from the `tool_use` block, which need not be the first.")
    _ids = [_block["tool_use_id"] for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
    check(_ids == ["call_1"], "result-left-out", f"A `{_opening[0]['type']}` block came before `call_1`; the last request holds results with these ids: {_ids}.")
print("✓")

# %% name="mend-test-rounds" role="test" points=5
from course import ApiError, FakeClient, Shop, check, reply, text, tool_use
from course.blocks import blocks_of

_shop = Shop(language="en")
_rounds = [("1042", "1187")]
### BEGIN HIDDEN TESTS
_rounds += [("2310", "2310"), ("8899", "3456")]
### END HIDDEN TESTS
for _orders in _rounds:
    _calls = [reply(tool_use("get_order_status", {"order_id": _order})) for _order in _orders]
    _client = FakeClient(language="en", script=[*_calls, reply(text("ok"))])
    try:
        answer(_client.create_only(), f"{_orders[0]}?", _shop)
    except ApiError:
        pass
    check(len(_client.replies) != 1, "id-not-copied", "The API rejected the first result already. Copy the `id` of the `tool_use` block.")
    check(len(_client.replies) == len(_client.requests) == 3, "id-of-earlier-call", "The model called twice, one call after the other. The API accepted the result for `call_1` and rejected the one for `call_2`. Each result needs the id of its own call.")
    _ids = [_block["tool_use_id"] for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
    check(_ids == ["call_1", "call_2"], "result-left-out", f"The model called twice; the last request holds results with these ids: {_ids}.")
print("✓")

# %% name="mend-test-two" role="test" points=6
from course import ApiError, FakeClient, Shop, check, quietly, reply, text, tool_use
from course.blocks import blocks_of, result_text

_shop = Shop(language="en")
_replies = [("1042", "1187")]
### BEGIN HIDDEN TESTS
_replies += [("2310", "8899", "3456"), ("8899", "1187")]
### END HIDDEN TESTS
for _orders in _replies:
    _calls = [tool_use("get_order_status", {"order_id": _order}) for _order in _orders]
    _client = FakeClient(language="en", script=[reply(*_calls), reply(text("ok"))])
    try:
        quietly(answer, _client.create_only(), "? ".join(_orders), _shop)
    except ApiError:
        pass
    _count, _sent = len(_orders), str(_client.requests[-1:]).count("'tool_use_id'")
    check(_sent >= _count, "call-without-result", f"The reply held {_count} calls, and the last request holds {_sent} results. Every call needs one.")
    check(len(_client.replies) == len(_client.requests) == 2, "one-id-for-all", f"The reply held {_count} calls, `call_1` to `call_{_count}`, and the API rejected the results. Each result needs the id of its own call.")
    _results = [_block for _message in _client.requests[-1]["messages"] for _block in blocks_of(_message, "tool_result")]
    for _result in _results:
        _own = _orders[int(_result["tool_use_id"].removeprefix("call_")) - 1]
        _words = result_text(_result)
        _others = [_order for _order in _orders if _order in _words and _order != _own]
        check(not _others or _own in _words, "ids-swapped", f"`{_result['tool_use_id']}` asked for order {_own}, but the result with this id says: {_words}. The API cannot see that, and the customer gets a wrong answer.")
print("✓")

# %% [markdown] name="hurts"
# ## When it hurts
#
# - **The rejection comes one request later than the mistake.** The traceback shows `client.create`. Read the API's text, then print the tickets.
# - **It works for weeks.** A loop that loses one of two results fails on the first question about two orders. Test with two calls to the same tool.
# - **A call without a result.** The tool raised, and nothing was stored. Every way out of a tool ends in a result with the call's id, an error result too.
# - **Results under each other's ids.** The API accepts them: every number came back. Only the customer sees that the coats were swapped.
# - **Sending it again.** 400 is no bad luck: the same request is rejected again. And every later request carries the same broken history. Lesson 10 mends one.

# %% [markdown] name="precisely"
# ## More precisely, for the curious
#
# One turn's results may be split over two user messages, as in line 8 of the first loop. The API merges neighbouring messages of one role and accepts them. Our client gives a notice:

# %% name="split-results"
messages = [{"role": "user", "content": "1042? 1187?"}]
client = FakeClient(language="en")
reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
messages.append({"role": "assistant", "content": reply["content"]})
for use in tool_uses(reply):
    messages.append({"role": "user", "content": [run_tool(use, shop)]})
tickets(messages)
print(text_of(client.create(system=SYSTEM, messages=messages, tools=TOOLS)))

# %% [markdown] name="precisely-more"
# - The model learns from the history in front of it. If results come one message each, it starts to make one call at a time. So put all results of a turn into one message (Messages API docs, parallel tool use, 2026-09).
# - Text **after** the results is accepted, but the model then tends to end its turn with nothing to say (Messages API docs, handling tool calls, 2026-04). Our client gives a notice for that too.
# - A second result for the same call is rejected, and so is an id that two calls share (users' reports, 2026-11).
# - A name used as id breaks two rules: a call has no result, and a result has no call. Our client reports the fault in the earlier message, as in the first loop. We could not confirm which one the API reports first.
# - The table's two texts are the API's own. They turn up in the trackers of many agents, for example in claude-code issue 5989 and kilocode issue 5163 (first text) and claude-code issue 13460 (second text), read 2026-11.
# - Texts change. A program branches on `status` and `type`, as `ApiError` has them; the text is for you.

# %% [markdown] name="quiz-text"
# ## Quiz

# %% name="order-of-results" role="solution"
order_of_results = quiz("order-of-results", language="en", answer="any-order")  ### STUB order_of_results = quiz("order-of-results", language="en", answer=...)

# %% name="order-of-results-test" role="test" points=1
from course import check_answer

check_answer("order-of-results", order_of_results, language="en")
print("✓")

# %% name="one-look-up-fails" role="solution"
one_look_up_fails = quiz("one-look-up-fails", language="en", answer="two-results")  ### STUB one_look_up_fails = quiz("one-look-up-fails", language="en", answer=...)

# %% name="one-look-up-fails-test" role="test" points=1
from course import check_answer

check_answer("one-look-up-fails", one_look_up_fails, language="en")
print("✓")

# %% name="call-in-cut-reply" role="solution"
call_in_cut_reply = quiz("call-in-cut-reply", language="en", answer="end")  ### STUB call_in_cut_reply = quiz("call-in-cut-reply", language="en", answer=...)

# %% name="call-in-cut-reply-test" role="test" points=1
from course import check_answer

check_answer("call-in-cut-reply", call_in_cut_reply, language="en")
print("✓")

# %% [markdown] name="next"
# ## Where to go next
#
# One tool answers half of what customers ask. In lesson 04 you add a second one, and see to it that customers see only their own orders.
