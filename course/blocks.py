"""Build and read content blocks: plain dicts in the Messages API's shape."""

import hashlib


def text(words):
    """Return a text block."""
    return {"type": "text", "text": words}


def tool_use(name, input, id=None):
    """Return a tool_use block; without an id the client numbers it."""
    number = {} if id is None else {"id": id}
    return {"type": "tool_use", **number, "name": name, "input": input}


def tool_result(use_id, content, is_error=False):
    """Return the tool_result block that answers the call `use_id`."""
    block = {"type": "tool_result", "tool_use_id": use_id, "content": content}
    return {**block, "is_error": True} if is_error else block


def thinking(words):
    """Return a thinking block, signed so that a later change is seen."""
    return {"type": "thinking", "thinking": words, "signature": thinking_signature(words)}


def thinking_signature(words):
    """Return our stand-in for the API's signature: a digest of the text."""
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def reply(*blocks, stop_reason=None, usage=None):
    """Return one entry of a FakeClient's script.

    Without `stop_reason` it is ``tool_use`` where a block asks for a tool,
    else ``end_turn``. `usage` replaces single figures of the estimate.
    """
    asks = any(block["type"] == "tool_use" for block in blocks)
    reason = stop_reason or ("tool_use" if asks else "end_turn")
    return {"content": list(blocks), "stop_reason": reason, "usage": usage or {}}


def text_of(message):
    """Return the text blocks of a message or reply, joined by spaces."""
    content = message["content"]
    if isinstance(content, str):
        return content
    return " ".join(block["text"] for block in content if block["type"] == "text")


def tool_uses(message):
    """Return the tool_use blocks of a message or reply, in order."""
    return blocks_of(message, "tool_use")


def blocks_of(message, type):
    """Return the blocks of one type of a message or reply, in order."""
    content = message["content"]
    if isinstance(content, str):
        return []
    return [block for block in content if block["type"] == type]


def result_text(result):
    """Return the text of a tool_result, whose content is text or text blocks."""
    content = result.get("content") or ""
    return content if isinstance(content, str) else text_of(result)


def describe(use):
    """Return a tool call as short text, for example ``get_order_status(1042)``."""
    values = ", ".join(str(value) for value in use["input"].values())
    return f"{use['name']}({values})"
