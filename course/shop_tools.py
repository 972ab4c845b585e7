"""The shop's tools as the course itself defines and runs them."""

from course.blocks import tool_result
from course.languages import language as read_language

_RESULTS = {"get_order_status": "order_result", "get_return_window": "return_result"}


def shop_tools(*names, language):
    """Return the definitions of the named tools in an edition's words."""
    descriptions = read_language(language).descriptions
    return [
        {
            "name": name,
            "description": descriptions[name],
            "input_schema": {
                "type": "object",
                "properties": {"order_id": {"type": "string"}},
                "required": ["order_id"],
            },
        }
        for name in names
    ]


def run_tool(use, shop, customer=None):
    """Run one tool_use block and return its tool_result block.

    Every failure is an `is_error` result, never an exception. With a
    `customer`, other people's orders look like orders that do not exist.
    """
    phrases = shop.language.phrases
    if use["name"] not in _RESULTS:
        names = ", ".join(_RESULTS)
        return _error(use, phrases["unknown_tool"].format(name=use["name"], names=names))
    if "order_id" not in use["input"]:
        return _error(use, phrases["missing_field"])
    order_id = use["input"]["order_id"]
    try:
        order = shop.find(order_id)
    except Exception:
        return _error(use, phrases["tool_raised"])
    if order is None or customer not in (None, order["customer"]):
        return _error(use, phrases["unknown_order"].format(id=order_id))
    return tool_result(use["id"], phrases[_RESULTS[use["name"]]].format(**order))


def _error(use, text):
    return tool_result(use["id"], text, is_error=True)
