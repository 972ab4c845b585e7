"""Label answers to the exercise `second-tool` of lesson 04."""

# %% name="as-in-the-solution" verdict="right"
TOOLS = [
    {
        "name": "get_order_status",
        "description": "status + eta",
        "input_schema": {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]},
    },
    {
        "name": "get_return_window",
        "description": "until",
        "input_schema": {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]},
    },
]


def run_tool(use, shop):
    names = [tool["name"] for tool in TOOLS]
    if use["name"] not in names:
        return failed(use, f"{use['name']}? {', '.join(names)}!")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id?")
    order = shop.find(order_id)
    if order is None:
        return failed(use, f"{order_id}?")
    if use["name"] == "get_return_window":
        return tool_result(use["id"], "{id}: {until}".format(**order))
    return tool_result(use["id"], "{id}: {status}, {eta}".format(**order))

# %% name="table-of-functions" verdict="right"
def schema():
    return {
        "type": "object",
        "properties": {"order_id": {"type": "string", "pattern": r"^\d{4}$", "minLength": 4}},
        "required": ["order_id"],
        "additionalProperties": False,
    }


ANSWERS = {
    "get_order_status": lambda order: f"{order['status']}, {order['eta']}",
    "get_return_window": lambda order: order["until"],
}
TOOLS = [{"name": name, "description": name.replace("_", " "), "input_schema": schema()} for name in ANSWERS]


def run_tool(use, shop):
    make = ANSWERS.get(use["name"])
    if make is None:
        return failed(use, " | ".join(ANSWERS))
    if "order_id" not in use["input"]:
        return failed(use, "order_id!")
    order = shop.find(use["input"]["order_id"])
    return tool_result(use["id"], make(order)) if order else failed(use, "404")

# %% name="match-and-text-blocks" verdict="right"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_return_window", "description": "last day", "input_schema": ORDER_ID, "strict": False},
    {"name": "get_order_status", "description": "status", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    def block(words, **more):
        return {"type": "tool_result", "tool_use_id": use["id"], "content": [{"type": "text", "text": words}], **more}

    match use:
        case {"name": "get_order_status" | "get_return_window" as name, "input": {"order_id": order_id}}:
            match name, shop.find(order_id):
                case _, None:
                    return block(f"{order_id}: None", is_error=True)
                case "get_return_window", {"until": day}:
                    return block(day, is_error=False)
                case "get_order_status", {"status": status, "eta": day}:
                    return {**block(status), "content": [{"type": "text", "text": status}, {"type": "text", "text": day}]}
        case {"name": "get_order_status" | "get_return_window"}:
            return block("order_id", is_error=True)
        case _:
            return block("get_return_window get_order_status", is_error=True)

# %% name="class-with-methods" verdict="right"
class Desk:
    def __init__(self, shop):
        self.shop = shop

    def get_order_status(self, order):
        return order["status"] + ": " + order["eta"]

    def get_return_window(self, order):
        return order["id"] + ": " + order["until"]

    @classmethod
    def names(cls):
        return sorted(name for name in vars(cls) if name.startswith("get_"))

    @classmethod
    def tools(cls):
        field = {"order_id": {"type": "string", "description": "1042"}}
        schema = {"type": "object", "properties": field, "required": list(field)}
        return [{"name": name, "description": f"{name}()", "input_schema": schema} for name in cls.names()]

    def run(self, use):
        if use["name"] not in self.names():
            raise LookupError("; ".join(self.names()))
        if not use["input"].get("order_id"):
            raise LookupError("order_id")
        order = self.shop.find(use["input"]["order_id"])
        if not order:
            raise LookupError("order?")
        return getattr(self, use["name"])(order)


TOOLS = Desk.tools()


def run_tool(use, shop):
    try:
        return tool_result(use["id"], Desk(shop).run(use))
    except LookupError as error:
        return failed(use, str(error))

# %% name="exceptions-become-results" verdict="right"
import copy
import json

TOOLS = [
    {
        "name": "get_order_status",
        "description": "eta",
        "input_schema": {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]},
    }
]
TOOLS = TOOLS + [{**copy.deepcopy(TOOLS[0]), "name": "get_return_window", "description": "until"}]


def run_tool(use, shop):
    fields = {"get_order_status": ["status", "eta"], "get_return_window": ["until"]}
    try:
        wanted = fields[use["name"]]
        order_id = use["input"]["order_id"]
        order = shop.find(order_id)
        content = json.dumps({field: order[field] for field in wanted}, ensure_ascii=False)
    except KeyError as error:
        return failed(use, f"KeyError: {error}, {list(fields)}")
    except TypeError:
        return failed(use, "None")
    return tool_result(content=content, use_id=use["id"])

# %% name="one-function-per-tool" verdict="right"
INPUT = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {"order_id": {"$ref": "#/$defs/id"}},
    "required": ["order_id"],
    "$defs": {"id": {"type": ["string"], "maxLength": 20}},
}
STATUS = {"name": "get_order_status", "description": "A: status, eta", "input_schema": INPUT}
WINDOW = {"name": "get_return_window", "description": "B: until", "input_schema": INPUT}
TOOLS = (STATUS, WINDOW)


def status(order):
    return "{status} {eta}".format_map(order)


def window(order):
    return "{until}".format_map(order)


def run_tool(use, shop):
    if use["name"] == STATUS["name"]:
        tell = status
    elif use["name"] == WINDOW["name"]:
        tell = window
    else:
        return failed(use, f"{STATUS['name']}, {WINDOW['name']}")
    if not use["input"]:
        return failed(use, "order_id")
    order = shop.find(use["input"]["order_id"])
    if order is not None:
        result = {"tool_use_id": use["id"], "type": "tool_result"}
        result["content"] = tell(order)
        return result
    return failed(use, "?!: " + use["input"]["order_id"])

# %% name="optional-field-and-more-tools" verdict="right"
def tool(name, words, **fields):
    properties = {"order_id": {"type": "string"}, **fields}
    return dict(name=name, description=words, input_schema=dict(type="object", properties=properties, required=["order_id"]))


TOOLS = [tool("get_order_status", "A"), tool("get_return_window", "B", unit={"type": "string", "enum": ["day", "week"]})]


def run_tool(use, shop):
    known = {entry["name"] for entry in TOOLS}
    order_id = use["input"].get("order_id", "")
    order = shop.find(order_id)
    problem = ""
    if use["name"] not in known:
        problem = ", ".join(sorted(known))
    elif not order_id:
        problem = "order_id"
    elif order is None:
        problem = f"-> {order_id}"
    if problem:
        return failed(use, problem)
    everything = ", ".join(order.values())
    return tool_result(use["id"], everything if use["name"] == "get_order_status" else order["until"])

# %% name="tool-only-described" verdict="wrong" code="wrong-day" loses="return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    names = [tool["name"] for tool in TOOLS]
    if use["name"] not in names:
        return failed(use, ", ".join(names))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is None:
        return failed(use, "?!x")
    return tool_result(use["id"], "{status}, {eta}".format(**order))

# %% name="tool-only-in-run-tool" verdict="wrong" code="tool-not-added" loses="return_window-second-tool-test return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [{"name": "get_order_status", "description": "A", "input_schema": ORDER_ID}]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="first-tool-replaced" verdict="wrong" code="tool-lost" loses="return_window-second-tool-test return_window-second-tool-test-orders return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [{"name": "get_return_window", "description": "B", "input_schema": ORDER_ID}]


def run_tool(use, shop):
    names = [tool["name"] for tool in TOOLS]
    if use["name"] not in names:
        return failed(use, ", ".join(names))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order["until"]) if order else failed(use, "404")

# %% name="id-is-a-number" verdict="wrong" code="schema-refuses-calls" loses="return_window-second-tool-test"
STRING = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
NUMBER = {"type": "object", "properties": {"order_id": {"type": "integer"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": STRING},
    {"name": "get_return_window", "description": "B", "input_schema": NUMBER},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="some-ids-in-an-enum" verdict="wrong" code="schema-refuses-calls" loses="return_window-second-tool-test"
STRING = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
LIST = {"type": "object", "properties": {"order_id": {"enum": ["1042", "1187"]}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": STRING},
    {"name": "get_return_window", "description": "B", "input_schema": LIST},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="nothing-required" verdict="wrong" code="order-id-not-required" loses="return_window-second-tool-test"
REQUIRED = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
OPTIONAL = {"type": "object", "properties": {"order_id": {"type": "string"}}}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": REQUIRED},
    {"name": "get_return_window", "description": "B", "input_schema": OPTIONAL},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="field-outside-of-properties" verdict="wrong" code="order-id-untyped" loses="return_window-second-tool-test"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
LOOSE = {"type": "object", "order_id": {"type": "string"}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": LOOSE},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="required-inside-the-field" verdict="wrong" code="ApiError" loses="return_window-second-tool-test return_window-second-tool-test-orders return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
INSIDE = {"type": "object", "properties": {"order_id": {"type": "string", "required": True}}}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": INSIDE},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="description-copied" verdict="wrong" code="no-own-description" loses="return_window-second-tool-test"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
NAMES = ["get_order_status", "get_return_window"]
TOOLS = [{"name": name, "description": "1 + 1, A", "input_schema": ORDER_ID} for name in NAMES]


def run_tool(use, shop):
    if use["name"] not in NAMES:
        return failed(use, ", ".join(NAMES))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is None:
        return failed(use, "404")
    return tool_result(use["id"], order["eta"] if use["name"] == NAMES[0] else order["until"])

# %% name="appended-a-second-time" verdict="wrong" code="ApiError" loses="return_window-second-tool-test return_window-second-tool-test-orders return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [{"name": "get_order_status", "description": "A", "input_schema": ORDER_ID}]
for run in (1, 2):
    TOOLS.append({"name": "get_return_window", "description": "B", "input_schema": ORDER_ID})


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="table-without-a-default" verdict="wrong" code="raises" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    field = {"get_order_status": "eta", "get_return_window": "until"}[use["name"]]
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[field]) if order else failed(use, "404")

# %% name="else-means-status" verdict="wrong" code="unknown-tool-runs" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id, get_order_status, get_return_window")
    order = shop.find(order_id)
    if order is None:
        return failed(use, "404, get_order_status, get_return_window")
    if use["name"] == "get_return_window":
        return tool_result(use["id"], order["until"])
    else:
        return tool_result(use["id"], order["eta"])

# %% name="no-branch-for-the-rest" verdict="wrong" code="unknown-tool-runs" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id, get_order_status, get_return_window")
    order = shop.find(order_id)
    if order is None:
        return failed(use, "404, get_order_status, get_return_window")
    if use["name"] == "get_return_window":
        return tool_result(use["id"], order["until"])
    elif use["name"] == "get_order_status":
        return tool_result(use["id"], order["eta"])

# %% name="name-by-its-beginning" verdict="wrong" code="unknown-tool-runs" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    if use["name"].startswith("get_order"):
        field = "eta"
    elif use["name"].startswith("get_return"):
        field = "until"
    else:
        return failed(use, "get_order_status, get_return_window")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[field]) if order else failed(use, "404")

# %% name="lists-only-the-first-name" verdict="wrong" code="names-not-listed" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, f"{use['name']}? get_order_status!")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="new-branch-before-the-checks" verdict="wrong" code="raises" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    if use["name"] == "get_return_window":
        return tool_result(use["id"], shop.find(use["input"].get("order_id"))["until"])
    if use["name"] != "get_order_status":
        return failed(use, "get_order_status, get_return_window")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order["eta"]) if order else failed(use, "404")

# %% name="failure-as-plain-text" verdict="wrong" code="unknown-order-no-error" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id) or {"eta": "404", "until": "404"}
    return tool_result(use["id"], order[fields[use["name"]]])

# %% name="empty-error-text" verdict="wrong" code="ApiError" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "")

# %% name="missing-is-unknown" verdict="wrong" code="missing-field-no-error" loses="return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order = shop.find(use["input"].get("order_id"))
    return tool_result(use["id"], order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="returns-the-text" verdict="wrong" code="no-result-block" loses="return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return order[fields[use["name"]]] if order else failed(use, "404")

# %% name="name-as-id" verdict="wrong" code="wrong-result-id" loses="return_window-second-tool-test-orders return_window-second-tool-test-errors"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return tool_result(use["name"], ", ".join(fields), is_error=True)
    order_id = use["input"].get("order_id")
    if order_id is None:
        return tool_result(use["name"], "order_id", is_error=True)
    order = shop.find(order_id)
    if order is None:
        return tool_result(use["name"], "404", is_error=True)
    return tool_result(use["name"], order[fields[use["name"]]])

# %% name="only-the-order-of-the-example" verdict="wrong" code="wrong-day" loses="return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]
UNTIL = Shop(language="en").find("1187")["until"]


def run_tool(use, shop):
    if use["name"] not in ("get_order_status", "get_return_window"):
        return failed(use, "get_order_status, get_return_window")
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is None:
        return failed(use, "404")
    return tool_result(use["id"], UNTIL if use["name"] == "get_return_window" else order["eta"])

# %% name="one-list-for-all-results" verdict="wrong" code="tells-other-orders" loses="return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def found(use, words, content=[]):
    content.append({"type": "text", "text": words})
    return tool_result(use["id"], content)


def run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    return found(use, order[fields[use["name"]]]) if order else failed(use, "404")

# %% name="the-whole-shop-in-one-text" verdict="wrong" code="tells-other-orders" loses="return_window-second-tool-test-orders"
ORDER_ID = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
TOOLS = [
    {"name": "get_order_status", "description": "A", "input_schema": ORDER_ID},
    {"name": "get_return_window", "description": "B", "input_schema": ORDER_ID},
]


def run_tool(use, shop):
    names = [tool["name"] for tool in TOOLS]
    if use["name"] not in names:
        return failed(use, ", ".join(names))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    if shop.find(order_id) is None:
        return failed(use, "404")
    return tool_result(use["id"], str(shop.language.orders))
