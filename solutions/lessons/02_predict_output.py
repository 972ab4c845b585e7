# %% [markdown] name="opening"
# # 02 · Predict the output: when a tool fails
#
# - **You do:** predict two runs, then make `run_tool` survive a database that is down.
# - **You learn:** why every failure goes back to the model as a result, what its text should say, and what ends a loop that finds nothing.
# - **You need:** the loop of lesson 01, Python's `try` and `except`.
# - **Time:** 30 minutes.

# %% name="setup" role="given"
from course import FakeClient, Shop, predict, quiz, reply, text, tool_result, tool_use
from course.loop import answer
from course.shop_tools import shop_tools

shop = Shop(language="en")
TOOLS = shop_tools("get_order_status", language="en")
NAMES = [tool["name"] for tool in TOOLS]

# %% [markdown] name="the-loop"
# `answer` is the loop that you completed in lesson 01. It now takes the tools and `run_tool` as arguments.

# %% [markdown] name="problem"
# ## The problem: one failure ends everything
#
# A customer has no order number at hand. The model asks for the tool all the same, with an empty input. The schema says `required`, but that does not force the model.
# This first version trusts what it gets.

# %% name="trusting"
def trusting_run_tool(use, shop):
    """Run one tool_use block and hope that all goes well."""
    order = shop.find(use["input"]["order_id"])
    return tool_result(use["id"], "order {id} {status}, delivery {eta}".format(**order))

# %% name="loop-dies"
try:
    final = answer(FakeClient(language="en"), "Has my parcel left yet?", shop, TOOLS, trusting_run_tool)
except KeyError as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown] name="nobody-hears"
# The loop died after one call. The customer gets no answer.
# The model never hears what went wrong. It could have asked for the number.

# %% [markdown] name="idea"
# ## A failure is a result too
#
# An exception speaks to your program. A `tool_result` speaks to the model. Here the model can do something about the failure, so the model must hear of it.
#
# Every failure becomes a `tool_result` with the id of its call, with `is_error=True`, and with a text that says what went wrong.
#
# | what fails | how `run_tool` notices | what the model reads |
# |---|---|---|
# | a field is missing | it looks into the input | which field it is |
# | the tool does not exist | it compares the name | which tools there are |
# | the order does not exist | `shop.find` returns None | that there is no such order |
# | the look-up itself fails | `shop.find` raises | that the look-up failed |

# %% name="picture"
from course.pictures import error_slot

error_slot(language="en")

# %% [markdown] name="careful-text"
# ## See it run
#
# The second version looks before it acts. It covers three of the four failures. The fourth is yours.

# %% name="careful" role="given"
def careful_run_tool(use, shop):
    """Run one tool_use block and return its tool_result block."""
    name, order_id = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        names = ", ".join(NAMES)
        return tool_result(use["id"], f"no tool {name}; there are: {names}", is_error=True)
    if order_id is None:
        return tool_result(use["id"], "missing order_id", is_error=True)
    order = shop.find(order_id)
    if order is None:
        return tool_result(use["id"], f"order {order_id} not found", is_error=True)
    return tool_result(use["id"], "order {id} {status}, delivery {eta}".format(**order))

# %% name="my-parcel"
final = answer(FakeClient(language="en"), "Has my parcel left yet?", shop, TOOLS, careful_run_tool)

# %% [markdown] name="read-it"
# How to read a transcript:
#
# - One line for each model call: its input tokens (an estimate) and its `stop_reason`.
# - Below it the tool calls of that reply. The result stands after `→`, and `✗` marks an error.
# - Last the answer, or the note that a person takes over.
#
# The model read what was missing and asked for it. No exception, two calls.

# %% [markdown] name="thanks-text"
# ## Try it: predict the thank-you
#
# The customer is happy and writes thanks. The tool is still on offer. Three transcripts, each of them consistent: which one does the loop print?

# %% name="thanks" role="solution"
thanks = predict("thanks", language="en", answer="one-call")  ### STUB thanks = predict("thanks", language="en", answer=...)

# %% name="thanks-test" role="test" points=1
from course import check_answer

check_answer("thanks", thanks, language="en")
print("✓")

# %% [markdown] name="thanks-run-text"
# Now run it.

# %% name="thanks-run"
final = answer(FakeClient(language="en"), "Great, that answers it. Thanks!", shop, TOOLS, careful_run_tool)

# %% [markdown] name="unknown-order-text"
# ## Try it: predict order 9999
#
# The shop has no order 9999. The loop runs with `careful_run_tool`.

# %% name="unknown-order" role="solution"
unknown_order = predict("unknown-order", language="en", answer="error-goes-back")  ### STUB unknown_order = predict("unknown-order", language="en", answer=...)

# %% name="unknown-order-test" role="test" points=1
from course import check_answer

check_answer("unknown-order", unknown_order, language="en")
print("✓")

# %% name="unknown-order-run"
final = answer(FakeClient(language="en"), "Has order 9999 left yet?", shop, TOOLS, careful_run_tool)

# %% [markdown] name="runaway-text"
# ## An error does not stop a model
#
# After an error the model decides what to do next. It can ask the customer, or it can try again. This one tries the next number, and the next.

# %% name="runaway"
final = answer(FakeClient(language="en"), "I lost the e-mail, but it was about 1050.", shop, TOOLS, careful_run_tool)

# %% [markdown] name="max-calls"
# Each single step was correct. Nothing in the conversation says "enough".
# `MAX_CALLS` says it, from outside: after four calls the loop ends, `answer` returns None, and a person takes over.

# %% [markdown] name="unknown-tool-text"
# ## A tool that does not exist
#
# A model can ask for a tool that you never offered. `FakeClient` never does, so a script plays that model here: these replies come one after another.

# %% name="unknown-tool"
script = [
    reply(tool_use("track_parcel", {"order_id": "1042"})),
    reply(tool_use("get_order_status", {"order_id": "1042"})),
    reply(text("I checked: order 1042 shipped, delivery 3 November.")),
]
client = FakeClient(language="en", script=script)
final = answer(client, "When will order 1042 get here?", shop, TOOLS, careful_run_tool)

# %% [markdown] name="lists-names"
# The error lists the names that there are. So the next call can be right.

# %% [markdown] name="raises-text"
# ## A tool that raises
#
# Now the database is down: `shop.find` raises.

# %% name="raises"
try:
    final = answer(FakeClient(language="en"), "When will order 1042 get here?", Shop.down(language="en"), TOOLS, careful_run_tool)
except Exception as error:
    print(f"{type(error).__name__}: {error}")

# %% [markdown] name="for-whom"
# The loop died again, this time inside the look-up.
#
# Read the exception's message once more: a host, a user, a password. It was written for you, not for the model. What the model reads, it may repeat to the customer.

# %% [markdown] name="run-tool-text"
# ## Try it: survive the exception
#
# `run_tool` does not look anything up yet. Where the `...` stands, look the order up, and turn an exception into a result.
#
# - Whatever `shop.find` raises, `run_tool` returns a `tool_result` block with `is_error` and with the id of the call. `except Exception` is enough.
# - The text is yours. It says that the look-up failed. It has at least one letter: the API rejects an error result without text.
# - It does **not** say that the order or the field is missing, for that is not true. Keep `order_id` out of it: the model would ask for the number again.
# - The exception's class name may be in it. Its message, a traceback, a path or a secret may not.
# - `content` may be a string or a list of text blocks.
# - To see the exception yourself, `print` it. Write nothing to stderr: the grader counts that as a failure.
# - All else stays: an order that exists gives its status, and the other three failures keep their own texts.

# %% name="run-tool" role="solution"
def run_tool(use, shop):
    """Run one tool_use block and return its tool_result block; never raise."""
    name, order_id = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        names = ", ".join(NAMES)
        return tool_result(use["id"], f"no tool {name}; there are: {names}", is_error=True)
    if order_id is None:
        return tool_result(use["id"], "missing order_id", is_error=True)
    order = None
    # Look the order up. If that raises, return an error result here.
    ### BEGIN SOLUTION
    try:
        order = shop.find(order_id)
    except Exception:
        return tool_result(use["id"], "the look-up failed; try again", is_error=True)
    ### END SOLUTION
    if order is None:
        return tool_result(use["id"], f"order {order_id} not found", is_error=True)
    return tool_result(use["id"], "order {id} {status}, delivery {eta}".format(**order))

# %% name="run-tool-try"
for database in (shop, Shop.down(language="en")):
    final = answer(FakeClient(language="en"), "When will order 1042 get here?", database, TOOLS, run_tool)

# %% name="run-tool-test" role="test" points=8
from course import Shop, check, tool_use

_up, _down = Shop(language="en"), Shop.down(language="en")
_use = tool_use("get_order_status", {"order_id": "1042"}, id="call_7")
try:
    _result = run_tool(_use, _down)
except Exception as _error:
    _result = _error
check(not isinstance(_result, Exception), "lets-it-out", f"The database was down, and `run_tool` let this out: {_result!r}. The loop dies of it: catch it, and return an error result.")
check(isinstance(_result, dict) and _result.get("type") == "tool_result", "not-a-result", f"The database was down, and `run_tool` returned {_result!r}. A `tool_result` block is wanted: `tool_result` builds one.")
check(_result.get("tool_use_id") == "call_7", "wrong-id", f"The result answers {_result.get('tool_use_id')!r}, but the id of the call is 'call_7'. Take it from `use`.")
check(_result.get("is_error"), "not-an-error", "The look-up failed, and the result does not say so. Without `is_error` the model takes the text for an answer.")
_found, _order = run_tool(_use, _up), _up.find("1042")
check(isinstance(_found, dict) and not _found.get("is_error") and _order["eta"] in str(_found), "always-error", f"The database was up, and the result for order 1042 was {_found!r}. Expected is the order's status: look it up with `shop.find`.")
### BEGIN HIDDEN TESTS
for _id, _call in (("2310", "call_1"), ("8899", "toolu_01A"), ("6034", "1"), ("1187", "call_12")):
    _use = tool_use("get_order_status", {"order_id": _id}, id=_call)
    try:
        _result = run_tool(_use, _down)
    except Exception as _error:
        _result = _error
    check(isinstance(_result, dict), "lets-it-out", f"The database was down, order {_id} was asked for, and an error result was wanted, not {type(_result).__name__}.")
    check(_result.get("tool_use_id") == _call, "wrong-id", f"The result answers {_result.get('tool_use_id')!r}, but the id of the call is {_call!r}. Take it from `use`.")
    check(_result.get("is_error"), "not-an-error", f"The look-up of order {_id} failed, and the result does not say so. Set `is_error`.")
    _found, _order = run_tool(_use, _up), _up.find(_id)
    check(isinstance(_found, dict) and not _found.get("is_error"), "always-error", f"The database was up, and the result for order {_id} was {_found!r}. Expected is the order's status.")
    check(_found.get("tool_use_id") == _call, "wrong-id", f"The result answers {_found.get('tool_use_id')!r}, but the id of the call is {_call!r}. Take it from `use`.")
    check(all(_order[_key] in str(_found) for _key in ("id", "status", "eta")), "other-results-changed", f"The result for order {_id} was {_found!r}. Expected are its number, status and delivery.")
for _raised in (TimeoutError("db.internal"), KeyError("order_id"), ValueError("/srv/shop/db.py"), OSError(5432)):
    try:
        _result = run_tool(_use, Shop.down(language="en", error=_raised))
    except Exception as _error:
        _result = _error
    check(isinstance(_result, dict) and _result.get("is_error"), "lets-it-out", f"The look-up raised {type(_raised).__name__}, and an error result was wanted, not {type(_result).__name__}. Catch whatever `shop.find` raises.")
### END HIDDEN TESTS
print("✓")

# %% name="run-tool-test-text" role="test" points=6
from course import Shop, check, result_text, tool_use

_up, _down = Shop(language="en"), Shop.down(language="en")
for _id in ("1042", "1187"):
    _use = tool_use("get_order_status", {"order_id": _id}, id="call_7")
    try:
        _result = run_tool(_use, _down)
    except Exception as _error:
        _result = _error
    check(isinstance(_result, dict), "not-a-result", f"The database was down. An error result was wanted, not {type(_result).__name__}.")
    _content = _result.get("content") or ""
    _blocks = _content if isinstance(_content, list) else []
    _words_only = isinstance(_content, str) or (_blocks and all(isinstance(_block, dict) and _block.get("type") == "text" and isinstance(_block.get("text"), str) for _block in _blocks))
    check(_words_only, "content-not-text", f"The content of the result is {_content!r}. It should be a string or a list of text blocks.")
    _said = result_text(_result)
    check(any(map(str.isalpha, _said)), "no-words", f"The text of the error result is {_said!r}. Say that the look-up failed: the API rejects an error result without text, and the model needs words.")
    _leaked = [_part for _part in ("db.internal", "5432", "shop_rw", "password", "hunter2", "Traceback", ".py") if _part in _said]
    check(not _leaked, "leaks-the-message", f"The text holds {', '.join(_leaked)}. That is the exception's message or a traceback, and it is for you alone. Write a text of your own for the model.")
    check("order_id" not in _said, "says-missing-field", f"The text is {_said!r}. With `order_id` in it the model thinks that the field is missing. It was there: say that the look-up failed.")
    _unknown = _up.language.phrases["unknown_order"].format(id=_id)
    check(_unknown.lower() not in _said.lower(), "says-unknown-order", f"The text is {_said!r}. Nobody knows whether the order exists: the database was down. Say that the look-up failed.")
    _found = run_tool(_use, _up)
    check(isinstance(_found, dict) and not _found.get("is_error"), "always-error", f"The database was up, and the result for order {_id} was {_found!r}. Only a failed look-up may say that it failed.")
print("✓")

# %% name="run-tool-test-loop" role="test" points=6
from course import FakeClient, Shop, check, quietly, reply, result_text, text, tool_use
from course.loop import answer
from course.shop_tools import shop_tools

_up, _down = Shop(language="en"), Shop.down(language="en")
_tools, _phrases = shop_tools("get_order_status", language="en"), _up.language.phrases
_client, _died = FakeClient(language="en"), None
try:
    _text = quietly(answer, _client.create_only(), "When will order 1042 get here?", _down, _tools, run_tool)
except Exception as _error:
    _died = f"{type(_error).__name__}: {_error}"
check(_died is None, "loop-dies", f"The database was down, and the loop died ({_died}). Return a `tool_result` block that answers the call.")
check(_text == _phrases["cannot"], "model-misled", f"The database was down, and the model said {_text!r}. It should say that it cannot look that up now. What did your result tell it?")
_text = quietly(answer, FakeClient(language="en").create_only(), "Has order 9999 left yet?", _up, _tools, run_tool)
check(_text == _phrases["not_found"], "other-results-changed", f"The database was up, and about order 9999 the model said {_text!r}. An order that does not exist keeps its own error text.")
### BEGIN HIDDEN TESTS
_client = FakeClient(language="en")
_text = quietly(answer, _client.create_only(), "1187? 2310?", _down, _tools, run_tool)
_marks = [_block.get("is_error") for _block in _client.requests[-1]["messages"][-1]["content"]]
check(_marks == [True, True] and _text == _phrases["cannot"], "model-misled", f"Two look-ups failed in one turn, and the model said {_text!r}. Each of them needs its own error result.")
for _question, _phrase in (("4040?", "not_found"), ("3457?", "not_found"), (_up.language.questions["parcel"], "ask_number")):
    _text = quietly(answer, FakeClient(language="en").create_only(), _question, _up, _tools, run_tool)
    check(_text == _phrases[_phrase], "other-results-changed", f"The customer wrote {_question!r}, and the model said {_text!r}. A missing order or field keeps its own error text.")
_text = quietly(answer, FakeClient(language="en").create_only(), "2310?", _up, _tools, run_tool)
check(_text is not None and _up.find("2310")["eta"] in _text, "other-results-changed", f"The database was up, and about order 2310 the model said {_text!r}. It should name the delivery.")
for _shop in (_up, _down):
    _script = [reply(tool_use("cancel_order", {"order_id": "1042"})), reply(text("…"))]
    _client = FakeClient(language="en", script=_script)
    quietly(answer, _client.create_only(), "1042?", _shop, _tools, run_tool)
    _result = _client.requests[-1]["messages"][-1]["content"][0]
    check(_result.get("is_error") and "get_order_status" in result_text(_result), "other-results-changed", f"The model asked for a tool that does not exist, and the result was {_result!r}. That error keeps its text, with the names that there are.")
### END HIDDEN TESTS
print("✓")

# %% [markdown] name="hurts"
# ## When it hurts
#
# - **The exception is swallowed.** `except Exception: order = None`, and the customer hears that there is no such order. There is.
# - **`str(error)` goes to the model.** So does the password in it. From the model it can reach the customer, and it stays in the provider's logs.
# - **The failed call is left out.** A call without a result: the API rejects the next request, and so every later one.
# - **`is_error` is forgotten.** The model reports the error as if it were what it had found.
# - **The same failing call again and again.** The text says "try again", and the model does. Only `MAX_CALLS` ends it.

# %% [markdown] name="precisely"
# ## More precisely, for the curious
#
# - `FakeClient` reads results by four rules. The first that fits decides:
#     1. An error has `order_id` in its text: it asks for the number.
#     2. An error is the text for an unknown order: it cannot find that order.
#     3. There is any other error: it cannot look that up now.
#     4. No error: it reports the results.
# - A real model has no such rules. It reads the words, so exact words help: what failed, and what can be tried.
# - An error result without text is rejected with 400: `content cannot be empty if is_error is true` (seen in the project trae-agent, pull request 231; collected 2026-11).
# - `except Exception` does not catch `KeyboardInterrupt` and `SystemExit`: they derive from `BaseException`. So you can still stop the program (Python documentation, built-in exceptions, 3.11).
# - The chat completions API has no `is_error`. There the text alone says that a call failed (collected 2026-11; lesson 07).
# - An MCP server treats an unknown tool and a missing argument in the same way: as error results (Python SDK `mcp` 2.x, 2026-11; lesson 14).

# %% [markdown] name="quiz-text"
# ## Quiz

# %% name="tool-not-offered" role="solution"
tool_not_offered = quiz("tool-not-offered", language="en", answer="lists-names")  ### STUB tool_not_offered = quiz("tool-not-offered", language="en", answer=...)

# %% name="tool-not-offered-test" role="test" points=1
from course import check_answer

check_answer("tool-not-offered", tool_not_offered, language="en")
print("✓")

# %% name="limit-reached" role="solution"
limit_reached = quiz("limit-reached", language="en", answer="program-stops")  ### STUB limit_reached = quiz("limit-reached", language="en", answer=...)

# %% name="limit-reached-test" role="test" points=1
from course import check_answer

check_answer("limit-reached", limit_reached, language="en")
print("✓")

# %% name="cut-off-call" role="solution"
cut_off_call = quiz("cut-off-call", language="en", answer="loop-ends")  ### STUB cut_off_call = quiz("cut-off-call", language="en", answer=...)

# %% name="cut-off-call-test" role="test" points=1
from course import check_answer

check_answer("cut-off-call", cut_off_call, language="en")
print("✓")

# %% [markdown] name="next"
# ## Where to go next
#
# An error result must also reach the call that it answers. In lesson 03 something in between is wrong, and the API rejects the whole request.
