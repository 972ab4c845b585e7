"""Check that nothing is empty that must say something: A8, A9, A10."""

from course.protocol.fault import WHOLE, fault
from course.protocol.turns import blocks


def faults(messages):
    """Yield the faults of empty messages, texts and error results."""
    for n, message in enumerate(messages):
        is_last = n == len(messages) - 1 and message["role"] == "assistant"
        if not message["content"] and not is_last:
            yield fault("A9", (n, WHOLE))
    for sent in blocks(messages):
        rule = _empty(sent.block)
        if rule:
            yield fault(rule, (sent.n, sent.m), n=sent.n, m=sent.m)


def _empty(block):
    """Return the rule that a block breaks by being empty, or None."""
    if block["type"] == "tool_result":
        content = block.get("content", "")
        if block.get("is_error") and _says_nothing(content):
            return "A10"
        return "A8" if any(map(_is_empty_text, content)) else None
    return "A8" if _is_empty_text(block) else None


def _says_nothing(content):
    return not content or (not isinstance(content, str) and all(map(_is_empty_text, content)))


def _is_empty_text(block):
    return isinstance(block, dict) and block["type"] == "text" and not block["text"]
