# %% [markdown] name="opening"
# # 01 · Stop, or run a tool: `stop_reason`
#
# - **You do:** fill in the line that ends an agent loop, then the loop's head.
# - **You learn:** who runs a tool, the two ways in which a model can answer, and the four steps of every tool call.
# - **You need:** Python with dicts and functions. Lesson 00 if notebooks are new to you.
# - **Time:** 30 minutes.

# %% name="setup" role="given"
from course import FakeClient, Shop, Transcript, fill_blank, quiz
from course import text_of, tool_result, tool_uses

shop = Shop(language="en")
SYSTEM = "You answer customers of an online shop. Take every fact about an order from the tools."
MAX_CALLS = 4

# %% [markdown] name="problem"
# ## The problem: the model makes it up
#
# A customer asks about order 1042. We pass the question to the model and nothing else.

# %% name="no-tools"
client = FakeClient(language="en")
question = {"role": "user", "content": "When will order 1042 get here?"}
reply = client.create(system=SYSTEM, messages=[question])
print(text_of(reply))

# %% [markdown] name="invented"
# That sounds sure. Where does Friday come from? Ask the shop.

# %% name="shop-knows"
shop.find("1042")

# %% [markdown] name="why"
# The shop knows the day. The model cannot know it: the order is younger than its training, and nobody told it.
# A model that does not know still writes a likely sentence.

# %% [markdown] name="not-in-the-prompt"
# ## Why not put the orders into the prompt?
#
# - You do not know beforehand which order the customer means.
# - The whole shop does not fit into a prompt.
# - Every word costs, on every call.
#
# So turn it around. Tell the model what it **may ask for**, and look up only what it asks.

# %% [markdown] name="tool"
# ## A tool is a description
#
# A tool has a name, a description and a schema for its input. The description is written for the model: it chooses by these words.
# There is no function in here. The model never sees your code.

# %% name="tools" role="given"
TOOLS = [
    {
        "name": "get_order_status",
        "description": "Look up one order by its number: status and delivery date.",
        "input_schema": {
            "type": "object",
            "properties": {"order_id": {"type": "string"}},
            "required": ["order_id"],
        },
    }
]

# %% [markdown] name="two-ways"
# ## Two ways to answer
#
# With tools on offer, the model can answer in two ways. `stop_reason` says which one it chose.
#
# | `stop_reason` | what the reply holds | what your program does |
# |---|---|---|
# | `end_turn` | text | hands the text to the customer |
# | `tool_use` | one or more `tool_use` blocks | runs the tools and calls the model again |

# %% name="asks"
reply = client.create(system=SYSTEM, messages=[question], tools=TOOLS)
print(reply["stop_reason"])
reply["content"]

# %% [markdown] name="a-request"
# This is a **request**. Nothing has run. The model wrote down a name and an input, and stopped.
# The `id` belongs to this one request. The result will carry it back.

# %% [markdown] name="four-steps"
# ## The four steps
#
# 1. Your program sends the question and the tools.
# 2. The model replies with a `tool_use` block.
# 3. Your program runs the tool and puts a `tool_result` block with the same id into a `user` message.
# 4. Your program calls again with the **whole** history. The model reads the result and answers.
#
# A result needs a request: that is why the whole reply goes into the history. The API remembers nothing between two calls.

# %% name="picture"
from course.pictures import history_lanes

history_lanes(language="en")

# %% [markdown] name="run-tool-text"
# ## Step 3: run the tool
#
# The input comes from outside, like a form on a web page. Check it like a form: is the field there, does the order exist?
# A failure is a result too. `is_error=True` tells the model that the look-up did not work.

# %% name="run-tool" role="given"
def run_tool(use, shop):
    """Run one tool_use block and return its tool_result block."""
    order_id = use["input"].get("order_id")
    if order_id is None:
        return tool_result(use["id"], "missing order_id", is_error=True)
    order = shop.find(order_id)
    if order is None:
        return tool_result(use["id"], f"order {order_id} not found", is_error=True)
    return tool_result(use["id"], "order {id} {status}, delivery {eta}".format(**order))

# %% name="one-result"
use = tool_uses(reply)[0]
result = run_tool(use, shop)
result

# %% name="second-call"
history = [
    question,
    {"role": "assistant", "content": reply["content"]},
    {"role": "user", "content": [result]},
]
print(text_of(client.create(system=SYSTEM, messages=history, tools=TOOLS)))

# %% [markdown] name="player-text"
# Step through the same conversation. Watch what the second request carries.

# %% name="player"
from course import step_player
from course.loop import answer as course_answer
from course.shop_tools import run_tool as course_run_tool

player_client = FakeClient(language="en")
course_answer(player_client, "When will order 1042 get here?", shop, TOOLS, course_run_tool)
step_player(player_client, language="en")

# %% [markdown] name="stop-check-text"
# ## Try it: the stop check
#
# One line decides whether the loop ends. It stands right after the reply is stored.

# %% name="stop-check" role="solution"
stop_check = fill_blank("stop-check", language="en", answer='"tool_use"')  ### STUB stop_check = fill_blank("stop-check", language="en", answer=...)

# %% name="stop-check-test" role="test" points=1
from course import check_answer

check_answer("stop-check", stop_check, language="en")
print("✓")

# %% [markdown] name="loop-text"
# ## Try it: the loop's head
#
# Now the whole loop. Two places are still `...`: when to stop, and the role of the message with the results.
#
# - Go on only when `stop_reason` is `tool_use`. Stop on everything else: `end_turn`, `max_tokens`, `refusal`, `stop_sequence`, and values that do not exist yet.
# - **Decide by `stop_reason`, not by the blocks.** A reply that was cut off or refused can hold a `tool_use` block. It must not run. Just end the loop, without an exception.
# - A reply may begin with a `thinking` or `text` block. Read blocks by `type`, as `tool_uses` does, never by position.
# - Keep the `MAX_CALLS` loop, and keep `tools=TOOLS` in every request.
# - `messages` ends with the model's final reply.

# %% name="loop" role="solution"
def answer(client, question, shop, messages=None):
    """Return the answer's text, or None when a person takes over."""
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        # Stop here unless the model asks for a tool.
        if reply["stop_reason"] != "tool_use":  ### STUB if ...:
            log.answer(text_of(reply))
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        # Who sends the results?
        messages.append({"role": "user", "content": results})  ### STUB messages.append({"role": ..., "content": results})
    log.stopped()

# %% name="loop-try"
final = answer(FakeClient(language="en"), "When will order 1042 get here?", shop)

# %% name="loop-test" role="test" points=6
from course import FakeClient, Shop, check, quietly, text_of

_client, _shop, _messages = FakeClient(language="en"), Shop(language="en"), []
_text = quietly(answer, _client.create_only(), "When will order 1042 get here?", _shop, messages=_messages)
_sent = len(_client.requests)
check(_sent == 2, "loop-length", f"Requests that the loop sent for order 1042: {_sent}. Two are needed: one that asks, one with the result. When does your loop stop?")
check(_text == text_of(_client.replies[-1]), "loop-return", f"The loop returned {_text!r}. It should return the text of the last reply.")
check(_messages[-1]["role"] == "assistant", "loop-history-end", "The history does not end with the model's final reply. Store each reply before you decide to stop.")
### BEGIN HIDDEN TESTS
for _id in ("2310", "1187", "8899"):
    _client = FakeClient(language="en")
    _text = quietly(answer, _client.create_only(), f"{_id}?", _shop)
    _sent = len(_client.requests)
    check(_sent == 2, "loop-length", f"Requests that the loop sent for order {_id}: {_sent}. Two are needed: one that asks, one with the result.")
    check(_text == text_of(_client.replies[-1]) and _id in _text, "loop-return", f"For order {_id} the loop returned {_text!r}. It should return the text of the last reply.")
_client = FakeClient(language="en")
quietly(answer, _client.create_only(), "1187? 1042?", _shop)
check(len(_client.requests) == 2, "loop-parallel", "Two tool calls in one reply need one more request, with both results in it.")
### END HIDDEN TESTS
print("✓")

# %% name="loop-test-stops" role="test" points=5
from course import FakeClient, Shop, check, quietly, reply, text, tool_use

_shop = Shop(language="en")
_call = tool_use("get_order_status", {"order_id": "1042"})
_client = FakeClient(language="en", script=[reply(_call), reply(text("…"), _call, stop_reason="max_tokens"), reply(text("…"))])
quietly(answer, _client.create_only(), "1042?", _shop)
_sent = len(_client.requests)
check(_sent > 1, "stops-too-early", "The loop stopped although `stop_reason` was `tool_use`. Then the model waits for a result: go on.")
check(_sent == 2, "runs-cut-off-call", "The loop went on after `max_tokens`. The reply was cut off, so its call must not run: stop on everything but `tool_use`.")
### BEGIN HIDDEN TESTS
for _reason in ("refusal", "stop_sequence", "max_tokens", "model_context_window_exceeded", "something_new"):
    for _blocks in ([_call], [text("…"), _call], [text("…")]):
        _client = FakeClient(language="en", script=[reply(_call), reply(*_blocks, stop_reason=_reason), reply(text("…"))])
        quietly(answer, _client.create_only(), "1042?", _shop)
        _sent = len(_client.requests)
        check(_sent == 2, "stops-by-blocks", f"The loop went on after `{_reason}`. Only `tool_use` goes on. Decide by `stop_reason`, not by the blocks in the reply.")
_client = FakeClient(language="en", script=[reply(text("…"), stop_reason="refusal"), reply(text("…"))])
quietly(answer, _client.create_only(), "1042?", _shop)
check(len(_client.requests) == 1, "stops-by-blocks", "The loop went on after a `refusal`. Only `tool_use` goes on.")
### END HIDDEN TESTS
print("✓")

# %% name="loop-test-by-type" role="test" points=3
from course import FakeClient, Shop, check, quietly, reply, text, thinking, tool_use

_shop = Shop(language="en")
_call = tool_use("get_order_status", {"order_id": "1042"})
for _first in (text("…"), thinking("…")):
    _client = FakeClient(language="en", script=[reply(_first, _call), reply(text("…"))])
    quietly(answer, _client.create_only(), "1042?", _shop)
    _sent = len(_client.requests)
    check(_sent == 2, "reads-by-position", f"A `{_first['type']}` block came before the call. Requests that the loop sent: {_sent}, expected: 2. Look at `stop_reason`, and read blocks by `type`.")
### BEGIN HIDDEN TESTS
    _kept = _client.requests[1]["messages"][1]["content"]
    check(_kept == _client.replies[0]["content"], "reply-not-kept-whole", "The history does not hold the whole reply. Store `reply[\"content\"]` as it is.")
### END HIDDEN TESTS
print("✓")

# %% name="loop-test-limit" role="test" points=2
from course import FakeClient, Shop, check, quietly

_client = FakeClient(language="en")
_text = quietly(answer, _client.create_only(), "I lost the e-mail, but it was about 1050.", Shop(language="en"))
_sent = len(_client.requests)
_offered = [[_tool["name"] for _tool in _request.get("tools", [])] for _request in _client.requests]
check(all(_names == ["get_order_status"] for _names in _offered), "tools-not-sent", "A request went out without the tools. Keep `tools=TOOLS` in every request: the API remembers nothing.")
check(_sent == 4 and _text is None, "call-limit", f"The model asked for one order after the other. Requests sent: {_sent}, returned: {_text!r}. After four requests it should return None. Keep the `MAX_CALLS` loop.")
print("✓")

# %% [markdown] name="hurts"
# ## When it hurts
#
# - **Only `end_turn` stops.** Then a reply that was cut off at `max_tokens` runs half a call.
# - **The reply is not stored.** The result answers a request that is not in the history: the API rejects it with 400.
# - **Only the text is stored.** The same 400, harder to see.
# - **No limit.** A model that keeps asking runs up a bill. `MAX_CALLS` hands over to a person.

# %% [markdown] name="precisely"
# ## More precisely, for the curious
#
# - `FakeClient` is no model. In this lesson it follows five rules, in this order (the question is the newest user text, an order number has four digits):
#     1. No tools on offer and none in the history: it makes up "Friday" for the newest order number, or asks for a number.
#     2. The question names 1050: it asks for 1050, 1051, 1052 … for ever.
#     3. The last message holds results: it reports them, or what went wrong.
#     4. Otherwise it asks for every order number in the question, all in one reply.
#     5. Nothing matched: "you're welcome".
# - It rejects what the real Messages API rejects, with the same texts (collected 2026-11).
# - Values of `stop_reason` today: `end_turn`, `max_tokens`, `stop_sequence`, `tool_use`, `pause_turn`, `refusal`, `model_context_window_exceeded`. New ones may come (Messages API docs, 2026-11). Lesson 12 treats `pause_turn` and `max_tokens` with more care.
# - The figures after `~` are estimates: 1.3 tokens a word.

# %% [markdown] name="quiz-text"
# ## Quiz

# %% name="who-looks-up" role="solution"
who_looks_up = quiz("who-looks-up", language="en", answer="program")  ### STUB who_looks_up = quiz("who-looks-up", language="en", answer=...)

# %% name="who-looks-up-test" role="test" points=1
from course import check_answer

check_answer("who-looks-up", who_looks_up, language="en")
print("✓")

# %% name="whole-reply" role="solution"
whole_reply = quiz("whole-reply", language="en", answer="needs-request")  ### STUB whole_reply = quiz("whole-reply", language="en", answer=...)

# %% name="whole-reply-test" role="test" points=1
from course import check_answer

check_answer("whole-reply", whole_reply, language="en")
print("✓")

# %% name="no-memory" role="solution"
no_memory = quiz("no-memory", language="en", answer="asks-again")  ### STUB no_memory = quiz("no-memory", language="en", answer=...)

# %% name="no-memory-test" role="test" points=1
from course import check_answer

check_answer("no-memory", no_memory, language="en")
print("✓")

# %% [markdown] name="next"
# ## Where to go next
#
# The loop works while every look-up works. In lesson 02 the look-ups fail, and the model must hear of it.
