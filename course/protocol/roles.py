"""Check who says what, and who speaks last."""

from course.protocol.fault import LAST, WHOLE, fault
from course.protocol.turns import blocks

SPEAKER = {
    "tool_use": "assistant",
    "server_tool_use": "assistant",
    "thinking": "assistant",
    "redacted_thinking": "assistant",
    "tool_result": "user",
}


def misplaced(messages):
    """Yield a fault for each block that its message's role cannot say."""
    for sent in blocks(messages):
        role = SPEAKER.get(sent.type, messages[sent.n]["role"])
        if role != messages[sent.n]["role"]:
            yield fault("block-role", (sent.n, WHOLE), n=sent.n, kind=sent.type, role=role)


def prefill(messages):
    """Yield A13 where the assistant speaks last and is not paused."""
    last = messages[-1]
    if last["role"] == "assistant" and not _is_paused(last["content"]):
        yield fault("A13", (len(messages) - 1, LAST))


def _is_paused(content):
    """Tell whether a message is a ``pause_turn`` reply, sent back to be continued."""
    if not content or isinstance(content, str):
        return False
    return content[-1]["type"] == "server_tool_use"
