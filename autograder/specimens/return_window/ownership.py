"""Label answers to the exercise `ownership` of lesson 04."""

# %% name="as-in-the-solution" verdict="right"
WORDS = {"get_order_status": "{id}: {status}, {eta}", "get_return_window": "{id}: {until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer not in (None, order["customer"]):
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="own-branch-with-the-same-text" verdict="right"
def run_tool(use, shop, customer=None):
    names = "get_order_status", "get_return_window"
    if use["name"] not in names:
        return failed(use, f"{use['name']}: {names}")
    if "order_id" not in use["input"]:
        return failed(use, "order_id")
    order_id = use["input"]["order_id"]
    unknown = shop.language.phrases["unknown_order"].format(id=order_id)
    order = shop.find(order_id)
    if order is None:
        return failed(use, unknown)
    if customer is not None:
        if order["customer"] != customer:
            return failed(use, unknown)
    if use["name"] == names[0]:
        return tool_result(use["id"], f"{order['status']}, {order['eta']}")
    return tool_result(use["id"], order["until"])

# %% name="a-shop-of-ones-own" verdict="right"
class OwnShop:
    def __init__(self, shop, customer):
        self.shop, self.customer = shop, customer

    def find(self, order_id):
        order = self.shop.find(order_id)
        mine = order and self.customer in (None, order["customer"])
        return order if mine else None


WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, "/".join(WORDS))
    try:
        order_id = use["input"]["order_id"]
        return tool_result(use["id"], WORDS[use["name"]].format(**OwnShop(shop, customer).find(order_id)))
    except KeyError:
        return failed(use, "order_id")
    except TypeError:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))

# %% name="match-and-text-blocks" verdict="right"
def run_tool(use, shop, customer=None):
    def result(words, is_error):
        return {
            "type": "tool_result",
            "tool_use_id": use["id"],
            "content": [{"type": "text", "text": words}],
            "is_error": is_error,
        }

    match use["name"], use["input"]:
        case ("get_order_status" | "get_return_window") as name, {"order_id": order_id}:
            match shop.find(order_id):
                case {"customer": owner, "eta": eta, "until": until} if customer is None or owner == customer:
                    return result(until if name == "get_return_window" else eta, False)
            return result(shop.language.phrases["unknown_order"].format(id=order_id), True)
        case ("get_order_status" | "get_return_window"), _:
            return result("order_id", True)
    return result("get_order_status, get_return_window", True)

# %% name="visible-orders-first" verdict="right"
def may_see(order, customer):
    return customer is None or customer == order["customer"]


def run_tool(use, shop, customer=None):
    fields = {"get_order_status": ("status", "eta"), "get_return_window": ("until",)}
    order_id = use["input"].get("order_id")
    found = [order for order in [shop.find(order_id)] if order and may_see(order, customer)]
    if use["name"] not in fields:
        return failed(use, str(list(fields)))
    if not order_id:
        return failed(use, "order_id")
    if found:
        return tool_result(use["id"], " ".join(found[0][field] for field in fields[use["name"]]))
    return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))

# %% name="wrapped-around-the-old-one" verdict="right"
def first_run_tool(use, shop):
    fields = {"get_order_status": "eta", "get_return_window": "until"}
    if use["name"] not in fields:
        return failed(use, ", ".join(fields))
    if "order_id" not in use["input"]:
        return failed(use, "order_id")
    order = shop.find(use["input"]["order_id"])
    if not order:
        return failed(use, shop.language.phrases["unknown_order"].format(id=use["input"]["order_id"]))
    return tool_result(use["id"], order[fields[use["name"]]])


def run_tool(use, shop, customer=None):
    result = first_run_tool(use, shop)
    if customer is None or result.get("is_error"):
        return result
    order_id = use["input"]["order_id"]
    if shop.find(order_id)["customer"] == customer:
        return result
    return result | {"is_error": True, "content": shop.language.phrases["unknown_order"].format(id=order_id)}

# %% name="signature-with-other-names" verdict="right"
import course.shop_tools


def run_tool(call, db, who=None, /):
    order = db.find(call["input"].get("order_id", ""))
    if order and who not in {None, order["customer"]}:
        call = {**call, "input": {"order_id": order["id"]}}
        return failed(call, db.language.phrases["unknown_order"].format(**order)) if call["name"] in ("get_order_status", "get_return_window") else course.shop_tools.run_tool(call, db)
    return course.shop_tools.run_tool(call, db)

# %% name="empty-name-means-nobody-checks" verdict="wrong" code="empty-name-unchecked" loses="return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer and order["customer"] != customer:
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="names-in-lower-case" verdict="wrong" code="compares-loosely" loses="return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer is not None and order["customer"] != customer.strip().lower():
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="part-of-the-name-is-enough" verdict="wrong" code="empty-name-unchecked" loses="return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer is not None and customer not in order["customer"]:
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="says-whose-it-is" verdict="wrong" code="tells-it-exists" loses="return_window-ownership-test"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    if customer is not None and order["customer"] != customer:
        return failed(use, f"{order_id}: {order['customer']} != {customer}")
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="refusal-is-no-error" verdict="wrong" code="refusal-is-no-error" loses="return_window-ownership-test"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    unknown = shop.language.phrases["unknown_order"].format(id=order_id)
    order = shop.find(order_id)
    if order is None:
        return failed(use, unknown)
    if customer is not None and order["customer"] != customer:
        return tool_result(use["id"], unknown)
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="one-tool-is-guarded" verdict="wrong" code="shows-other-customer" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and use["name"] == "get_return_window" and customer not in (None, order["customer"]):
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="none-sees-nothing" verdict="wrong" code="refuses-owner" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and order["customer"] != customer:
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="condition-turned-round" verdict="wrong" code="shows-other-customer" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer is not None and order["customer"] == customer:
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="raises-when-forbidden" verdict="wrong" code="raises" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    if customer is not None and order["customer"] != customer:
        raise PermissionError(order_id)
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="owner-of-an-order-that-is-not-there" verdict="wrong" code="raises" loses="return_window-ownership-test"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if customer is not None and order["customer"] != customer:
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="customer-from-the-model" verdict="wrong" code="shows-other-customer" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    customer = use["input"].get("customer")
    order = shop.find(order_id)
    if order is not None and customer not in (None, order["customer"]):
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="unknown-order-without-its-number" verdict="wrong" code="tells-it-exists" loses="return_window-ownership-test"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order is not None and customer not in (None, order["customer"]):
        order, order_id = None, None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))

# %% name="everything-is-unknown" verdict="wrong" code="refuses-owner" loses="return_window-ownership-test return_window-ownership-test-names"
def run_tool(use, shop, customer=None):
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))

# %% name="only-the-case-that-is-shown" verdict="wrong" code="shows-other-customer" loses="return_window-ownership-test return_window-ownership-test-names"
WORDS = {"get_order_status": "{eta}", "get_return_window": "{until}"}


def run_tool(use, shop, customer=None):
    if use["name"] not in WORDS:
        return failed(use, ", ".join(WORDS))
    order_id = use["input"].get("order_id")
    if order_id is None:
        return failed(use, "order_id")
    order = shop.find(order_id)
    if order_id == "1187" and customer == "ana":
        order = None
    if order is None:
        return failed(use, shop.language.phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], WORDS[use["name"]].format(**order))
