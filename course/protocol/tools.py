"""Check the tools that a request offers: A11, A12."""

import re

from course.protocol.fault import fault
from course.protocol.schemas import is_schema

NAME = re.compile(r"[a-zA-Z0-9_-]{1,128}")  # 64 characters are safe everywhere


def faults(body):
    """Yield the faults of a body's tools, in their order."""
    seen = set()
    for n, tool in enumerate(body.get("tools", ())):
        rule = _fault_of(tool) if tool.get("type", "custom") == "custom" else None
        if rule:
            yield fault(rule, (n, 0), n=n)
        if tool["name"] in seen:
            yield fault("tool-names", (n, 1))
        seen.add(tool["name"])


def _fault_of(tool):
    """Return the rule that one tool of the caller's own breaks, or None."""
    if not NAME.fullmatch(tool["name"]):
        return "A11"
    schema = tool["input_schema"]
    if "type" not in schema:
        return "A12"
    if schema["type"] != "object":
        return "schema-type"
    return None if is_schema(schema) else "schema-invalid"
