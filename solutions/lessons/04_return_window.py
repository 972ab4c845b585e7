# %% [markdown] name="opening"
# # 04 · A second tool: `get_return_window`
#
# - **You do:** give the assistant a second tool, then keep each customer's orders from the others.
# - **You learn:** what a model can ask for, how two calls in one reply are answered, and who decides whose data a tool may show.
# - **You need:** the loop of lesson 01 and the error results of lesson 02.
# - **Time:** 35 minutes.

# %% [markdown] name="primer"
# **JSON Schema, as far as you need it here**
#
# - A JSON Schema is a dict that says what a JSON value must look like.
# - `"type": "object"` means a JSON object, a dict in Python. A tool's input is always one.
# - `"properties"` names the fields. Each field has a schema of its own.
# - `"type": "string"` is the schema of a text, `"type": "integer"` that of a whole number.
# - `"required"` lists the fields that must be there. A field that is not in this list may be left out.

# %% name="setup" role="given"
from course import FakeClient, Shop, predict, quiz, result_text, tool_result, tool_use
from course.loop import answer
from course.shop_tools import run_tool as course_run_tool
from course.shop_tools import shop_tools

shop = Shop(language="en")

# %% [markdown] name="problem"
# ## The problem: half an answer
#
# The loop is the one of lesson 01, and it works. It offers one tool. A customer asks about two things.

# %% name="half-answer"
one_tool = shop_tools("get_order_status", language="en")
final = answer(FakeClient(language="en"), "When does 1042 arrive, and until when can I return 1187?", shop, one_tool, course_run_tool)

# %% [markdown] name="half-why"
# Nothing failed: no error, no warning. The second question is just gone.
# The shop knows the day. The model did not ask, because no tool on offer answers such a question.

# %% name="shop-knows-until"
shop.find("1187")["until"]

# %% [markdown] name="idea"
# ## The idea: offer what the questions need
#
# A model can ask only for what is on offer. So offer a second tool, `get_return_window`.
#
# - With two tools the model must **choose**. It chooses by the descriptions.
# - It may ask for both **in one reply**. Then your program makes two look-ups and sends two results.
# - All results of a reply go back in **one** `user` message. Their order does not matter: each one carries the id of its call.

# %% name="picture"
from course.pictures import fan_out

fan_out(language="en")

# %% [markdown] name="run-text"
# Run it with our finished version. The loop is still the same: it never knew how many tools there are.

# %% name="both-answers"
both_tools = shop_tools("get_order_status", "get_return_window", language="en")
client = FakeClient(language="en")
final = answer(client, "When does 1042 arrive, and until when can I return 1187?", shop, both_tools, course_run_tool)

# %% [markdown] name="one-message-text"
# Two calls to the model, not three. This is the message that carried the results:

# %% name="one-message"
client.requests[1]["messages"][-1]

# %% [markdown] name="second-tool-text"
# ## Try it: the second tool
#
# Now build it yourself. The cell below works with one tool. Two places are still `...`: the second entry of `TOOLS`, and its answer in `run_tool`.
#
# - The new tool is named `get_return_window`. Its input is an object with one required field, `order_id`, a string. The schema allows the id of any order.
# - Write a description of its own, in your words. The model chooses by it.
# - `get_return_window` answers with the last day to return the order. Every order has one: `order["until"]`. Put it into your text exactly as the shop gives it, and say nothing of other orders.
# - `get_order_status` answers as before, with the delivery date.
# - The result is a `tool_result` with the id of its call. Its content may be text or a list of text blocks.
# - An unknown order, a missing `order_id` and an unknown tool stay error results with a text, never exceptions, through either tool. The text for a missing field names `order_id`. The text for an unknown tool lists both names that there are.
# - Keep the assignment `TOOLS = [...]`. With `TOOLS.append(...)` in a cell of its own, the second run of that cell would offer the tool twice.

# %% name="failed" role="given"
def failed(use, words):
    """Return the error result of one call."""
    return tool_result(use["id"], words, is_error=True)

# %% name="second-tool" role="solution"
TOOLS = [
    {
        "name": "get_order_status",
        "description": "Look up one order by its number: status and delivery date.",
        "input_schema": {
            "type": "object",
            "properties": {"order_id": {"type": "string"}},
            "required": ["order_id"],
        },
    },
    ### BEGIN SOLUTION
    {
        "name": "get_return_window",
        "description": "Look up one order by its number: last day to return it.",
        "input_schema": {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]},
    },
    ### END SOLUTION
]


def run_tool(use, shop):
    """Run one tool_use block and return its tool_result block."""
    names = [tool["name"] for tool in TOOLS]
    if use["name"] not in names:
        return failed(use, f"no tool {use['name']}; there are: {', '.join(names)}")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "missing order_id")
    try:
        order = shop.find(order_id)
    except Exception:
        return failed(use, "the look-up failed; try again")
    if order is None:
        return failed(use, f"order {order_id} not found")
    # Which of the two tools was asked for?
    ### BEGIN SOLUTION
    if use["name"] == "get_return_window":
        return tool_result(use["id"], "order {id} can be returned until {until}".format(**order))
    ### END SOLUTION
    return tool_result(use["id"], "order {id} {status}, delivery {eta}".format(**order))

# %% name="second-tool-try"
final = answer(FakeClient(language="en"), "When does 1042 arrive, and until when can I return 1187?", shop, TOOLS, run_tool)

# %% name="second-tool-test" role="test" points=3
from course import FakeClient, check
from course.protocol.schemas import accepts

# The client rejects what the API would reject.
FakeClient(language="en").create(messages=[{"role": "user", "content": "1187?"}], tools=TOOLS)

_tools = {_tool["name"]: _tool for _tool in TOOLS}
check("get_return_window" in _tools, "tool-not-added", f"`TOOLS` offers {list(_tools)}. `get_return_window` is not there, and the model can ask only for what is on offer.")
check("get_order_status" in _tools, "tool-lost", f"`TOOLS` offers {list(_tools)}. `get_order_status` is gone: keep it and add the new tool behind it.")
_words = _tools["get_return_window"].get("description", "")
check(any(map(str.isalpha, _words)) and _words != _tools["get_order_status"].get("description"), "no-own-description", f"The description of `get_return_window` is {_words!r}. It needs words of its own: the model chooses by them.")
_schema = _tools["get_return_window"]["input_schema"]
_input = {"order_id": "1187"}
check(accepts(_schema, _input), "schema-refuses-calls", f"The model calls `get_return_window` with {_input}, and your schema does not allow it. Order ids are strings.")
check(not accepts(_schema, {}), "order-id-not-required", "Your schema allows a call without `order_id`. Name the field in `required`.")
### BEGIN HIDDEN TESTS
for _name in ("get_return_window", "get_order_status"):
    _schema = _tools[_name]["input_schema"]
    for _id in ("2310", "3456", "8899", "4040", "7001"):
        _input = {"order_id": _id}
        check(accepts(_schema, _input), "schema-refuses-calls", f"The model calls `{_name}` with {_input}, and your schema does not allow it. It must allow the id of any order.")
    for _input in ({"order_id": 1187}, {"order_id": None}):
        check(not accepts(_schema, _input), "order-id-untyped", f"The schema of `{_name}` allows {_input}. Order ids are strings: give the field this type, inside `properties`.")
    check(not accepts(_schema, {}), "order-id-not-required", f"The schema of `{_name}` allows a call without `order_id`. Name the field in `required`.")
### END HIDDEN TESTS
print("✓")

# %% name="second-tool-test-orders" role="test" points=4
from course import FakeClient, Shop, check, quietly, reply, result_text, text, tool_use, tool_uses
from course.loop import answer

_shop, _client = Shop(language="en"), FakeClient(language="en")
_two = _shop.language.questions["two"]
_fields = {"get_order_status": "eta", "get_return_window": "until"}
_uses = tool_uses(_client.create(messages=[{"role": "user", "content": _two}], tools=TOOLS))
_asked = [_use["name"] for _use in _uses]
check(_asked == list(_fields), "tool-not-added", f"The customer asked about two things, and the model asked for {_asked}. Both tools must be in `TOOLS`.")
for _use in _uses:
    _result, _name, _id = run_tool(_use, _shop), _use["name"], _use["input"]["order_id"]
    check(isinstance(_result, dict) and _result.get("type") == "tool_result", "no-result-block", f"For `{_name}` your `run_tool` returned {_result!r}. It should return a `tool_result` block.")
    check(_result.get("tool_use_id") == _use["id"], "wrong-result-id", f"The result of `{_use['id']}` carries the id {_result.get('tool_use_id')!r}. A result carries the id of its call.")
    _seen, _wanted = result_text(_result), _shop.find(_id)[_fields[_name]]
    check(_wanted in _seen and not _result.get("is_error"), "wrong-day", f"`{_name}` for order {_id} gave {_seen!r}. The shop says {_wanted!r}, and it is no error. Which field of the order does this tool report?")
_text = quietly(answer, FakeClient(language="en"), _two, _shop, TOOLS, run_tool)
check(all(_day in _text for _day in (_shop.find("1042")["eta"], _shop.find("1187")["until"])), "half-answer", f"The customer read: {_text!r}. One of the two days is not in it.")
### BEGIN HIDDEN TESTS
for _id in ("1187", "1203", "2310", "3456", "4781", "5520", "6034", "7245", "8899", "1042"):
    for _name, _field in _fields.items():
        _result = run_tool(tool_use(_name, {"order_id": _id}, id=f"toolu_{_id}"), _shop) or {}
        _seen, _wanted = result_text(_result), _shop.find(_id)[_field]
        check(_wanted in _seen and not _result.get("is_error"), "wrong-day", f"`{_name}` for order {_id} gave {_seen!r}. The shop says {_wanted!r}, and it is no error.")
        check(_result.get("tool_use_id") == f"toolu_{_id}", "wrong-result-id", f"The result of `toolu_{_id}` carries the id {_result.get('tool_use_id')!r}. A result carries the id of its call.")
_seen = result_text(run_tool(tool_use("get_return_window", {"order_id": "5520"}, id="toolu_5"), _shop))
check(_shop.find("4781")["until"] not in _seen, "tells-other-orders", f"For order 5520 `get_return_window` gave {_seen!r}. The day of order 4781 is in it too: a result answers its own call.")
_calls = [tool_use("get_return_window", {"order_id": _id}) for _id in ("2310", "6034")] + [tool_use("get_order_status", {"order_id": "2310"})]
_client = FakeClient(language="en", script=[reply(*_calls), reply(text("…"))])
quietly(answer, _client, "2310? 6034?", _shop, TOOLS, run_tool)
_results = {_result["tool_use_id"]: result_text(_result) for _result in _client.requests[1]["messages"][-1]["content"]}
for _use in tool_uses(_client.replies[0]):
    _seen, _wanted = _results[_use["id"]], _shop.find(_use["input"]["order_id"])[_fields[_use["name"]]]
    check(_wanted in _seen, "wrong-day", f"Three calls came in one reply. The result of `{_use['name']}` for order {_use['input']['order_id']} was {_seen!r}; the shop says {_wanted!r}.")
### END HIDDEN TESTS
print("✓")

# %% name="second-tool-test-errors" role="test" points=3
from course import FakeClient, Shop, check, quietly, reply, result_text, text, tool_use
from course.loop import answer

check(... not in TOOLS, "tool-not-added", "`TOOLS` still holds `...`. Put the second tool there.")
_shop, _both = Shop(language="en"), ("get_order_status", "get_return_window")
_cases = [(_name, _input) for _name in _both for _input in ({"order_id": "9999"}, {})]
_cases += [("find_order", {"order_id": "1042"})]
### BEGIN HIDDEN TESTS
_cases += [(_name, {"order_id": _id}) for _name in _both for _id in ("4040", "7001", "118", "11870")]
_cases += [(_name, {"order_id": "2310"}) for _name in ("get_return_windows", "get_return", "return_window", "status", "cancel_order")]
### END HIDDEN TESTS
for _name, _input in _cases:
    try:
        _result = run_tool(tool_use(_name, _input, id="call_1"), _shop) or {}
    except Exception as _error:
        check(False, "raises", f"`{_name}` with the input {_input} raised {_error!r}. The model never reads an exception: return an error result.")
    _fails, _seen = _result.get("is_error"), result_text(_result)
    if _name not in _both:
        check(_fails, "unknown-tool-runs", f"There is no tool `{_name}`, and your `run_tool` gave {_seen!r}. This must be an error result.")
        check(all(_tool in _seen for _tool in _both), "names-not-listed", f"For the unknown tool `{_name}` your `run_tool` said {_seen!r}. List both names that there are, so that the model can choose again.")
    elif not _input:
        check(_fails and "order_id" in _seen, "missing-field-no-error", f"`{_name}` was called without `order_id` and gave {_seen!r}. This must be an error result that names `order_id`.")
    else:
        check(_fails, "unknown-order-no-error", f"There is no order {_input['order_id']}, and `{_name}` gave {_seen!r}. This must be an error result.")
### BEGIN HIDDEN TESTS
for _name in _both:
    _calls = [tool_use(_name, {"order_id": "4040"}), tool_use(_name, {}), tool_use("find_order", {"order_id": "2310"})]
    quietly(answer, FakeClient(language="en", script=[reply(*_calls), reply(text("…"))]), "4040?", _shop, TOOLS, run_tool)
### END HIDDEN TESTS
print("✓")

# %% [markdown] name="owner-problem"
# ## The next problem: whose order is it?
#
# Look at the last answer again. Nobody asked who the customer is. Whoever types 1187 learns about order 1187.

# %% name="owner"
shop.find("1187")["customer"]

# %% [markdown] name="owner-idea"
# The model cannot decide this. It sees only text, and anyone can type “I am Boris”.
# Your program knows who is logged in. So it hands the name to `run_tool`, past the model: `customer` is an argument of your function and no field of `input_schema`.
#
# What should the model hear? Not “this order belongs to somebody else”: that tells a stranger that the order exists. Somebody else's order looks like an order that does not exist, word for word.

# %% [markdown] name="ownership-text"
# ## Try it: only your own orders
#
# The cell below is our version with both tools; it does not need your first one. One place is still `...`.
#
# - `customer` is the name of whoever is logged in. An order has the name of its owner in `order["customer"]`.
# - Somebody else's order gives an error result with the text for an unknown order: `failed` with the very words that stand in the cell, through either tool.
# - Your own orders, unknown orders, missing fields and unknown tools are answered as before.
# - Only `None` means that nothing is checked: a clerk of the shop is asking. An empty name `""` is a name, and it owns no order.
# - Names are compared exactly: `"Ana"` and `"ana "` are not `"ana"`.

# %% name="ownership" role="solution"
WORDS = {
    "get_order_status": "order {id} {status}, delivery {eta}",
    "get_return_window": "order {id} can be returned until {until}",
}


def run_tool(use, shop, customer=None):
    """Run one tool_use block; show a customer only their own orders."""
    if use["name"] not in WORDS:
        return failed(use, f"no tool {use['name']}; there are: {', '.join(WORDS)}")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "missing order_id")
    try:
        order = shop.find(order_id)
    except Exception:
        return failed(use, "the look-up failed; try again")
    # May this customer see this order?
    ### BEGIN SOLUTION
    if order is not None and customer not in (None, order["customer"]):
        order = None
    ### END SOLUTION
    if order is None:
        return failed(use, f"order {order_id} not found")
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="ownership-try"
for order_id in ("1042", "1187"):
    use = tool_use("get_return_window", {"order_id": order_id}, id="call_1")
    print(run_tool(use, shop, "ana"))

# %% name="ownership-test" role="test" points=4
from course import FakeClient, Shop, check, quietly, result_text, tool_use
from course.loop import answer
from course.shop_tools import shop_tools

_shop, _fields = Shop(language="en"), {"get_return_window": "until", "get_order_status": "eta"}
_cases = [("ana", "1187"), ("boris", "1187"), (None, "1187")]
### BEGIN HIDDEN TESTS
for _id in ("1042", "1203", "2310", "3456", "4781", "5520", "6034", "7245", "8899", "4040"):
    _cases += [(_customer, _id) for _customer in ("ana", "boris", "carla", "dimitar", "elena", "fatima", None)]
### END HIDDEN TESTS
for _name, _field in _fields.items():
    for _customer, _id in _cases:
        try:
            _result = run_tool(tool_use(_name, {"order_id": _id}, id="toolu_9"), _shop, _customer) or {}
        except Exception as _error:
            check(False, "raises", f"With customer {_customer!r}, `{_name}` for order {_id} raised {_error!r}. The model never reads an exception: return an error result.")
        _fails, _seen, _order = _result.get("is_error"), result_text(_result), _shop.find(_id)
        if _order and _customer in (None, _order["customer"]):
            check(_order[_field] in _seen and not _fails, "refuses-owner", f"Order {_id} belongs to {_order['customer']!r}. With customer {_customer!r}, `{_name}` gave {_seen!r}. Expected: the answer, with {_order[_field]!r} in it.")
            continue
        _wanted = _shop.language.phrases["unknown_order"].format(id=_id)
        check(_fails or _seen != _wanted, "refusal-is-no-error", f"With customer {_customer!r}, `{_name}` for order {_id} gave {_seen!r}: the right words, but not as an error. Use `failed`.")
        check(_fails, "shows-other-customer", f"With customer {_customer!r}, `{_name}` for order {_id} gave {_seen!r}, not as an error. This customer has no such order: expected is the error result of an unknown order.")
        check(_seen == _wanted, "tells-it-exists", f"With customer {_customer!r}, `{_name}` for order {_id} gave {_seen!r}. Expected, word for word as for an unknown order: {_wanted!r}.")
### BEGIN HIDDEN TESTS
for _customer in ("ana", None):
    for _name, _input, _word in (("get_return_window", {}, "order_id"), ("get_order_status", {}, "order_id"), ("find_order", {"order_id": "1042"}, "get_return_window")):
        _result = run_tool(tool_use(_name, _input, id="toolu_9"), _shop, _customer) or {}
        check(_result.get("is_error") and _word in result_text(_result), "other-errors-lost", f"With customer {_customer!r}, `{_name}` with the input {_input} gave {result_text(_result)!r}. This must stay an error result that names `{_word}`.")
_text = quietly(answer, FakeClient(language="en"), "6034?", _shop, shop_tools(*_fields, language="en"), run_tool, customer="elena")
check(_text == _shop.language.phrases["not_found"], "model-hears-more", f"Elena asked about Carla's order, and the model answered {_text!r}. It should have read nothing but the error of an unknown order.")
### END HIDDEN TESTS
print("✓")

# %% name="ownership-test-names" role="test" points=2
from course import Shop, check, result_text, tool_use

_shop, _use = Shop(language="en"), tool_use("get_order_status", {"order_id": "1042"}, id="call_1")
_day = _shop.find("1042")["eta"]
_seen = result_text(run_tool(_use, _shop, "") or {})
check(_day not in _seen, "empty-name-unchecked", f"Order 1042 belongs to 'ana'. The customer was '', and `run_tool` gave {_seen!r}. Only `None` means unchecked: compare with `None`, not with true and false.")
_seen = result_text(run_tool(_use, _shop) or {})
check(_day in _seen, "none-is-checked", f"Without a customer nothing is checked, and `run_tool` gave {_seen!r} for order 1042.")
### BEGIN HIDDEN TESTS
for _id in ("1042", "1187", "2310"):
    _owner, _day = _shop.find(_id)["customer"], _shop.find(_id)["until"]
    _use = tool_use("get_return_window", {"order_id": _id}, id="call_2")
    for _customer in (_owner.upper(), _owner.title(), f"{_owner} ", f" {_owner}", _owner[:-1], _owner[1:], f"{_owner}{_owner}", "", " ", "None"):
        _seen = result_text(run_tool(_use, _shop, _customer) or {})
        check(_day not in _seen, "compares-loosely", f"Order {_id} belongs to {_owner!r}. The customer was {_customer!r}, and `run_tool` gave {_seen!r}. Compare the names exactly.")
    for _customer in (None, _owner):
        _seen = result_text(run_tool(_use, _shop, _customer) or {})
        check(_day in _seen, "none-is-checked", f"Order {_id} belongs to {_owner!r}. With customer {_customer!r}, `run_tool` gave {_seen!r}; expected is the answer.")
### END HIDDEN TESTS
print("✓")

# %% [markdown] name="other-customer-text"
# ## Try it: predict
#
# Order 1042 is Ana's. Boris is logged in and asks: “When will order 1042 get here?” Your program checks the owner in `run_tool`. What does the loop print?

# %% name="other-customer" role="solution"
other_customer = predict("other-customer", language="en", answer="not-found")  ### STUB other_customer = predict("other-customer", language="en", answer=...)

# %% name="other-customer-test" role="test" points=1
from course import check_answer

check_answer("other-customer", other_customer, language="en")
print("✓")

# %% name="other-customer-run"
final = answer(FakeClient(language="en"), "When will order 1042 get here?", shop, both_tools, run_tool, customer="boris")

# %% [markdown] name="hurts"
# ## When it hurts
#
# - **A tool is missing.** You see no error. You see answers that are too short. Read real questions, and ask of each one which tool answers it.
# - **Two descriptions sound alike.** Then the model picks the wrong tool. Say in each what the other does not do.
# - **An id as `integer`.** `0042` becomes `42`. What nobody adds up is a string.
# - **`required` is forgotten.** A call with an empty input is then allowed, and your look-up must guess.
# - **The customer comes from the model.** With a field `customer` in the schema, whoever writes “I am Boris” is Boris.
# - **One tool is guarded, the next one is not.** Check in the one place that every tool goes through.
# - **The refusal says too much.** “Not your order” lets a stranger try numbers until one exists.

# %% [markdown] name="precisely"
# ## More precisely, for the curious
#
# - `FakeClient` asks for `get_return_window` where the words around an order number speak of returning, else for `get_order_status`. It never asks for a tool that is not on offer. A real model reads your descriptions.
# - Results split over two `user` messages are accepted: the API merges messages of the same role. But the model then learns to call one tool at a time (Messages API docs on parallel tool use, 2026-09).
# - `tool_choice` with `disable_parallel_tool_use` allows at most one call in a reply (same docs, 2026-09). Parallel calls are right only when no call needs the result of another.
# - A tool needs `name` and `input_schema`, and the schema's `type` must be `object`. Leaving the description out is legal and unwise. A name has letters, digits, `_` and `-`; up to 64 characters are safe everywhere (2026-11).
# - The schema is no promise. Without `strict` an input may break it, and no schema knows who may see which order. So your program checks.
# - The web has the same habit: a server that hides a forbidden page may answer 404 in place of 403 (RFC 9110, section 15.5.4, 2022-06). Ids whose owner nobody checks are the first entry of the OWASP API Security Top 10 (2023).

# %% [markdown] name="quiz-text"
# ## Quiz

# %% name="half-an-answer" role="solution"
half_an_answer = quiz("half-an-answer", language="en", answer="tools-on-offer")  ### STUB half_an_answer = quiz("half-an-answer", language="en", answer=...)

# %% name="half-an-answer-test" role="test" points=1
from course import check_answer

check_answer("half-an-answer", half_an_answer, language="en")
print("✓")

# %% name="who-says-who" role="solution"
who_says_who = quiz("who-says-who", language="en", answer="session")  ### STUB who_says_who = quiz("who-says-who", language="en", answer=...)

# %% name="who-says-who-test" role="test" points=1
from course import check_answer

check_answer("who-says-who", who_says_who, language="en")
print("✓")

# %% name="counts-as-call" role="solution"
counts_as_call = quiz("counts-as-call", language="en", answer="three-left")  ### STUB counts_as_call = quiz("counts-as-call", language="en", answer=...)

# %% name="counts-as-call-test" role="test" points=1
from course import check_answer

check_answer("counts-as-call", counts_as_call, language="en")
print("✓")

# %% [markdown] name="next"
# ## Where to go next
#
# The second tool was not free: its description goes out with every call. Lesson 05 reads the bill.
