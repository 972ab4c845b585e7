"""Take a finished conversation apart: questions, and the model calls that each led to."""

from dataclasses import dataclass, field
from itertools import takewhile

from course import protocol
from course.blocks import blocks_of, text_of, tool_uses
from course.errors import ApiError


@dataclass
class Call:
    """One model call.

    content: the reply's blocks; stop_reason, tokens: None where only the
    messages are known; tokens: (input, output). refusal: the ApiError in
    place of a reply, or None. results: tool_use id → tool_result block.
    """

    content: list
    stop_reason: str | None = None
    tokens: tuple | None = None
    refusal: ApiError | None = None
    results: dict = field(default_factory=dict)


@dataclass
class Exchange:
    """A user's text and the model calls that followed it."""

    question: str
    calls: list = field(default_factory=list)


def exchanges_of(conversation):
    """Return the Exchanges of a FakeClient that has run, or of a list of messages."""
    reading = _Reading()
    if hasattr(conversation, "requests"):
        for request, reply, refusal in _calls(conversation):
            reading.request(request["messages"])
            reading.reply(reply, refusal)
    else:
        reading.request(conversation)
    return reading.exchanges


def _calls(client):
    """Yield (request, reply or None, refusal or None); a refused request has no reply."""
    replies = list(client.replies)
    for request in client.requests:
        refusal = _refusal(request)
        # A request for a model that does not exist has no reply either.
        answered = not refusal and replies and replies[0]["model"] == request["model"]
        yield request, replies.pop(0) if answered else None, refusal


def _refusal(request):
    try:
        protocol.check(request)
    except ApiError as error:
        return error
    return None


class _Reading:
    def __init__(self):
        self.exchanges = []
        self._history = []

    def request(self, messages):
        """Read the messages that are new since the last reply."""
        if not isinstance(messages, list) or not all(map(_is_message, messages)):
            return
        pairs = zip(self._history, messages)
        same = sum(1 for pair in takewhile(lambda pair: pair[0] == pair[1], pairs))
        # The same request once more is a conversation of its own.
        for message in messages[same:] or messages[-1:]:
            self._message(message)
        self._history = list(messages)

    def reply(self, reply, refusal):
        """Read what came back; all of a reply goes into the history."""
        if refusal:
            self._call(Call([], refusal=refusal))
        if reply:
            usage = reply["usage"]
            tokens = (usage["input_tokens"], usage["output_tokens"])
            self._call(Call(reply["content"], reply["stop_reason"], tokens))
            self._history.append({"role": "assistant", "content": reply["content"]})

    def _message(self, message):
        if message["role"] == "assistant":
            self._call(Call(_blocks(message)))
            return
        results = blocks_of(message, "tool_result")
        for result in results:
            self._result(result)
        if text_of(message) or not results:
            self.exchanges.append(Exchange(text_of(message)))

    def _result(self, result):
        """Put a result to the call that asked for it, or to the last call."""
        id = result.get("tool_use_id")
        calls = [call for exchange in self.exchanges for call in exchange.calls]
        asking = [call for call in calls if id in {use["id"] for use in tool_uses_of(call)}]
        if not asking and not calls:
            self._call(Call([]))
            calls = self.exchanges[-1].calls
        (asking or calls)[-1].results[id] = result

    def _call(self, call):
        if not self.exchanges:
            self.exchanges.append(Exchange(""))
        self.exchanges[-1].calls.append(call)


def tool_uses_of(call):
    """Return the tool_use blocks of a Call."""
    return tool_uses({"content": call.content})


def _blocks(message):
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _is_message(message):
    """Tell whether this can be read: a refused request may hold anything."""
    if not isinstance(message, dict) or "role" not in message:
        return False
    content = message.get("content")
    is_list = isinstance(content, list)
    return isinstance(content, str) or is_list and all(map(_is_block, content))


def _is_block(block):
    if not isinstance(block, dict) or "type" not in block:
        return False
    needed = {"text": {"text"}, "tool_use": {"id", "name", "input"}}
    return needed.get(block["type"], set()) <= set(block)
