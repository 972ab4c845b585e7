# %% [markdown] name="opening"
# # 05 · The bill: a token budget
#
# - **You do:** stop a loop that has spent its budget, and turn tokens into dollars.
# - **You learn:** why the whole bill grows with the square of the calls, and what a tool costs that nobody uses.
# - **You need:** the loop of lesson 01.
# - **Time:** 30 minutes.

# %% name="setup" role="given"
from course import FakeClient, Shop, Transcript, predict, quiz, reply, text, text_of, tool_uses
from course.loop import answer as course_answer
from course.shop_tools import run_tool, shop_tools

shop = Shop(language="en")
SYSTEM = shop.language.system
TOOLS = shop_tools("get_order_status", language="en")
MAX_CALLS = 4

# %% [markdown] name="problem"
# ## The problem: every call sends everything again
#
# A customer gives a wrong number. The model tries one order after the other. Watch the figures after `~`: these are the input tokens of each call.

# %% name="runaway"
runaway = FakeClient(language="en")
course_answer(runaway, "I lost the e-mail, but it was about 1050.", shop, TOOLS, run_tool)

# %% name="per-call" role="given"
counting = FakeClient(language="en")
course_answer(counting, "I lost the e-mail, but it was about 1050.", shop, TOOLS, run_tool, out=str)
per_call = [reply["usage"]["input_tokens"] for reply in counting.replies]

# %% name="sum"
print(f"calls: {per_call}, sum: {sum(per_call)}")

# %% [markdown] name="growth"
# Each call is a little longer than the one before: one `tool_use` and one result more. That growth is a straight line.
# The bill is the **sum** of all calls. A sum of growing steps grows with the square: twice as many calls cost about four times as much, once the history is longer than the system prompt.

# %% name="picture"
from course.pictures import bill_staircase

bill_staircase(language="en")

# %% [markdown] name="area"
# The stairs are the calls. The area under them is the bill.

# %% [markdown] name="tools-text"
# ## One tool or twenty
#
# Tools are input too. Their names and descriptions go out with every call, used or not.

# %% name="twenty-tools"
question = [{"role": "user", "content": "When will order 1042 get here?"}]
for count in (1, 20):
    tools = [{**TOOLS[0], "name": f"get_order_status_{n}"} for n in range(count)]
    usage = FakeClient(language="en").create(system=SYSTEM, messages=question, tools=tools)["usage"]
    print(f"tools: {count:2}, input tokens: {usage['input_tokens']}")

# %% [markdown] name="tools-idea"
# And that is the smaller trouble. With twenty similar tools a real model also chooses the wrong one more often. Offer what the conversation can need.

# %% [markdown] name="predict-text"
# ## Try it: predict
#
# The same customer, with a budget of 100 input tokens. The loop adds up the input tokens after each call and stops when the sum is **over** 100. After which call does it stop?

# %% name="stops-at" role="solution"
stops_at = predict("stops-at", language="en", answer=f"call-{next(n for n in (1, 2, 3, 4) if sum(per_call[:n]) > 100)}")  ### STUB stops_at = predict("stops-at", language="en", answer=...)

# %% name="stops-at-test" role="test" points=1
from course import check_answer

check_answer("stops-at", stops_at, language="en")
print("✓")

# %% [markdown] name="budget-text"
# ## Try it: the budget
#
# Add a budget to the loop. Two places are still `...`.
#
# - `budget` is a number of input tokens for the whole run. `None` means no limit, 0 is a budget.
# - After a call, add `usage["input_tokens"]` to the sum. Nothing else counts.
# - When the sum is **over** the budget, stop: say so with `log.over_budget(spent, budget)` and return None. A sum exactly equal to the budget goes on.
# - When the call that goes over ends with `end_turn`, its answer is still delivered: it is paid for.
# - The tools of the reply that went over still run, and their results are stored before you stop. Else the history ends in a call without a result, and nobody can go on from it.
# - No call starts once the sum is over.

# %% name="budget" role="solution"
def answer(client, question, shop, budget=None, messages=None):
    """Return the answer's text, or None when a person takes over."""
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        # Add this call to the sum.
        ### BEGIN SOLUTION
        spent += reply["usage"]["input_tokens"]
        ### END SOLUTION
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            log.answer(text_of(reply))
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})
        # Over the budget? Say so and stop.
        ### BEGIN SOLUTION
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None
        ### END SOLUTION
    log.stopped()

# %% name="budget-try"
answer(FakeClient(language="en"), "I lost the e-mail, but it was about 1050.", shop, budget=100)

# %% name="budget-test" role="test" points=4
from course import FakeClient, Shop, check, quietly, reply, text, tool_use

_shop = Shop(language="en")
_step = reply(tool_use("get_order_status", {"order_id": "1042"}), usage={"input_tokens": 40})
_client = FakeClient(language="en", script=[_step, _step, _step, _step])
_text = quietly(answer, _client.create_only(), "1042?", _shop, budget=100)
_sent = len(_client.requests)
check(_sent == 3 and _text is None, "budget-ignored", f"Each call costs 40 input tokens, the budget is 100. Requests sent: {_sent}, returned: {_text!r}. Expected: 3 requests, then None.")
### BEGIN HIDDEN TESTS
for _budget, _calls in ((0, 1), (39, 1), (41, 2), (119, 3), (None, 4), (10_000, 4)):
    _client = FakeClient(language="en", script=[_step, _step, _step, _step])
    _text = quietly(answer, _client.create_only(), "1042?", _shop, budget=_budget)
    _sent = len(_client.requests)
    check(_sent == _calls and _text is None, "budget-ignored", f"Each call costs 40 input tokens, the budget is {_budget}. Requests sent: {_sent}, returned: {_text!r}. Expected: {_calls}, then None.")
### END HIDDEN TESTS
print("✓")

# %% name="budget-test-figures" role="test" points=3
from course import FakeClient, Shop, check, quietly, reply, tool_use

_shop = Shop(language="en")
_call = tool_use("get_order_status", {"order_id": "1042"})
_step = reply(_call, usage={"input_tokens": 40, "output_tokens": 70, "cache_read_input_tokens": 70})
_client = FakeClient(language="en", script=[_step, _step, _step, _step])
quietly(answer, _client.create_only(), "1042?", _shop, budget=80)
_sent = len(_client.requests)
check(_sent == 3, "counts-wrong-figure", f"Each call costs 40 input tokens and 70 output tokens, the budget is 80. Requests sent: {_sent}. Expected: 3. Only `input_tokens` counts, and a sum equal to the budget goes on.")
### BEGIN HIDDEN TESTS
_steps = [reply(_call, usage={"input_tokens": _cost, "cache_creation_input_tokens": 500}) for _cost in (10, 20, 30, 40)]
for _budget, _calls in ((10, 2), (30, 3), (29, 2), (60, 4), (59, 3)):
    _client = FakeClient(language="en", script=_steps)
    quietly(answer, _client.create_only(), "1042?", _shop, budget=_budget)
    _sent = len(_client.requests)
    check(_sent == _calls, "counts-wrong-figure", f"The calls cost 10, 20, 30 and 40 input tokens, the budget is {_budget}. Requests sent: {_sent}. Expected: {_calls}. Compare the sum of all calls with the budget.")
### END HIDDEN TESTS
print("✓")

# %% name="budget-test-delivered" role="test" points=2
from course import FakeClient, Shop, check, quietly, reply, text, tool_use

_shop = Shop(language="en")
_step = reply(tool_use("get_order_status", {"order_id": "1042"}), usage={"input_tokens": 40})
_last = reply(text("ok"), usage={"input_tokens": 40})
_client = FakeClient(language="en", script=[_step, _last])
_text = quietly(answer, _client.create_only(), "1042?", _shop, budget=79)
check(_text == "ok", "paid-answer-withheld", f"The second call went over the budget and ended with `end_turn`. The loop returned {_text!r}; the answer is paid for, deliver it.")
_client = FakeClient(language="en", script=[_step, _last])
_text = quietly(answer, _client.create_only(), "1042?", _shop, budget=39)
_sent = len(_client.requests)
check(_sent == 1 and _text is None, "call-past-budget", f"The first call went over the budget and asked for a tool. Requests sent: {_sent}, returned: {_text!r}. No call may start after that.")
print("✓")

# %% name="budget-test-history" role="test" points=2
from course import FakeClient, Shop, check, quietly, reply, tool_use

_shop, _messages = Shop(language="en"), []
_calls = [tool_use("get_order_status", {"order_id": _id}) for _id in ("1042", "1187")]
_step = reply(*_calls, usage={"input_tokens": 40})
_client = FakeClient(language="en", script=[_step, _step])
quietly(answer, _client.create_only(), "1042? 1187?", _shop, budget=39, messages=_messages)
check(len(_client.requests) == 1, "call-past-budget", "The first call went over the budget, and yet another call went out.")
check(_messages[-1]["role"] == "user", "orphan-left", "The history ends with a tool call that has no result. Run the tools and store their results before you stop.")
### BEGIN HIDDEN TESTS
_tail = [_block for _message in _messages[2:] for _block in _message["content"]]
_answered = sorted(_block["tool_use_id"] for _block in _tail)
_asked = sorted(_block["id"] for _block in _client.replies[0]["content"])
check(_answered == _asked, "orphan-left", f"The last reply asked for {_asked}, the results answer {_answered}. Store one result for each call before you stop.")
### END HIDDEN TESTS
print("✓")

# %% [markdown] name="cost-text"
# ## Try it: dollars
#
# Providers bill four kinds of tokens at four prices, in dollars per **million** tokens:
#
# | in `usage` | in `price` | what it is |
# |---|---|---|
# | `input_tokens` | `input` | input that was not in a cache |
# | `output_tokens` | `output` | what the model wrote |
# | `cache_creation_input_tokens` | `cache_write` | input that was put into the cache |
# | `cache_read_input_tokens` | `cache_read` | input that came from the cache |
#
# The three input figures do not overlap. Return a float, not rounded.

# %% name="cost" role="solution"
def cost(usage, price):
    """Return the dollars that one call costs, as a float.

    usage: the four figures of the API, in tokens. price: input, output,
    cache_write and cache_read, in dollars per million tokens.
    """
    ### BEGIN SOLUTION
    dollars = (
        usage["input_tokens"] * price["input"]
        + usage["output_tokens"] * price["output"]
        + usage["cache_creation_input_tokens"] * price["cache_write"]
        + usage["cache_read_input_tokens"] * price["cache_read"]
    )
    return dollars / 1_000_000
    ### END SOLUTION

# %% name="cost-try"
price = {"input": 2.0, "output": 10.0, "cache_write": 2.5, "cache_read": 0.2}
[cost(reply["usage"], price) for reply in runaway.replies]

# %% name="cost-test" role="test" points=2
from course import check

_price = {"input": 2.0, "output": 10.0, "cache_write": 2.5, "cache_read": 0.25}
_usage = {"input_tokens": 1_000_000, "output_tokens": 100_000, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0}
_dollars = cost(_usage, _price)
check(isinstance(_dollars, float), "not-a-float", f"The function returned {_dollars!r}. Return the dollars as a float.")
check(abs(_dollars - 3.0) < 1e-9, "wrong-cost", f"A million input tokens at $2 and 100,000 output tokens at $10 a million cost $3; the function returned {_dollars!r}. Prices are per million tokens.")
### BEGIN HIDDEN TESTS
for _in, _out in ((1, 0), (0, 1), (67_600, 5_900), (123, 45)):
    _usage = {"input_tokens": _in, "output_tokens": _out, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0}
    _expected = (_in * 2.0 + _out * 10.0) / 1_000_000
    _dollars = cost(_usage, _price)
    check(abs(_dollars - _expected) < 1e-12, "wrong-cost", f"{_in} input and {_out} output tokens cost ${_expected}; the function returned {_dollars!r}. Do not round.")
### END HIDDEN TESTS
print("✓")

# %% name="cost-test-cache" role="test" points=2
from course import check

_price = {"input": 2.0, "output": 10.0, "cache_write": 2.5, "cache_read": 0.25}
_usage = {"input_tokens": 0, "output_tokens": 0, "cache_creation_input_tokens": 400_000, "cache_read_input_tokens": 2_000_000}
_dollars = cost(_usage, _price)
check(isinstance(_dollars, float), "not-a-float", f"The function returned {_dollars!r}. Return the dollars as a float.")
check(abs(_dollars - 1.5) < 1e-9, "cache-wrong", f"400,000 tokens written to the cache at $2.50 and two million read at $0.25 a million cost $1.50; the function returned {_dollars!r}.")
### BEGIN HIDDEN TESTS
for _in, _write, _read in ((1000, 300, 200), (7, 0, 90), (0, 11, 0)):
    _usage = {"input_tokens": _in, "output_tokens": 10, "cache_creation_input_tokens": _write, "cache_read_input_tokens": _read}
    _expected = (_in * 2.0 + 10 * 10.0 + _write * 2.5 + _read * 0.25) / 1_000_000
    _dollars = cost(_usage, _price)
    check(abs(_dollars - _expected) < 1e-12, "cache-wrong", f"{_in} input, 10 output, {_write} cache-write and {_read} cache-read tokens cost ${_expected}; the function returned {_dollars!r}. The figures do not overlap: add, do not subtract.")
### END HIDDEN TESTS
print("✓")

# %% name="cost-test-exact" role="test" points=1
from course import check

_price = {"input": 0.1, "output": 0.5, "cache_write": 0.125, "cache_read": 0.01}
_usage = {"input_tokens": 3, "output_tokens": 1, "cache_creation_input_tokens": 0, "cache_read_input_tokens": 0}
_dollars = cost(_usage, _price)
check(isinstance(_dollars, float), "not-a-float", f"The function returned {_dollars!r}. Return the dollars as a float.")
check(abs(_dollars - 8e-7) < 1e-15, "rounded", f"3 input tokens at $0.10 and 1 output token at $0.50 a million cost $0.0000008; the function returned {_dollars!r}. Do not round: a thousand such calls add up.")
print("✓")

# %% [markdown] name="hurts"
# ## When it hurts
#
# - **A limit that only logs.** The line "over budget" stands in the log, and the loop goes on.
# - **A check before the call only.** It cannot know what the call will cost. Check after each call, and do not start the next.
# - **Stopping between call and result.** The history ends in an open call. Whoever goes on from it gets a 400.
# - **Blind retries.** One report: five retries at the same `max_tokens`, 487 thousand tokens, $2.46.

# %% [markdown] name="precisely"
# ## More precisely, for the curious
#
# - Providers add a hidden prompt when tools are given: 313 to 346 tokens, by model and `tool_choice` (Messages API docs, 2026-04).
# - Caching makes the repeated part cheaper. It changes the price, not the growth.
# - The total input of a call is `input_tokens` plus both cache figures. This lesson's budget counts `input_tokens` only, since nothing here is cached.
# - Our figures are words times 1.3, rounded up. A real tokenizer gives other figures and the same picture.

# %% [markdown] name="quiz-text"
# ## Quiz

# %% name="twice-the-calls" role="solution"
twice_the_calls = quiz("twice-the-calls", language="en", answer="four-times")  ### STUB twice_the_calls = quiz("twice-the-calls", language="en", answer=...)

# %% name="twice-the-calls-test" role="test" points=1
from course import check_answer

check_answer("twice-the-calls", twice_the_calls, language="en")
print("✓")

# %% name="unused-tools" role="solution"
unused_tools = quiz("unused-tools", language="en", answer="every-call")  ### STUB unused_tools = quiz("unused-tools", language="en", answer=...)

# %% name="unused-tools-test" role="test" points=1
from course import check_answer

check_answer("unused-tools", unused_tools, language="en")
print("✓")

# %% name="failed-look-up" role="solution"
failed_look_up = quiz("failed-look-up", language="en", answer="error-result")  ### STUB failed_look_up = quiz("failed-look-up", language="en", answer=...)

# %% name="failed-look-up-test" role="test" points=1
from course import check_answer

check_answer("failed-look-up", failed_look_up, language="en")
print("✓")

# %% [markdown] name="next"
# ## Where to go next
#
# That was the loop: it stops, fails well, keeps its ids in order and minds its budget. Part II puts it on the wire.
