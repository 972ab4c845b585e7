"""Stand where the real model's client would: offline, the same every time."""

import copy

from course import protocol
from course.errors import ApiError, ScriptEnded, StillToFillIn
from course.blocks import tool_use, tool_uses
from course.i18n import translator
from course.languages import language as read_language
from course.models import MODELS
from course.tokens import input_tokens, output_tokens


class FakeClient:
    """Answer requests as the Messages API would, from a fake model.

    language: the edition's code. script: a list of `reply(…)` entries that
    are given one after another in place of the model's own replies.
    requests, replies: copies of all that went through, as dicts; a refused
    request is kept in `requests` too. notices: what was legal but unwise.
    """

    def __init__(self, language, script=None):
        self.language = read_language(language)
        self.script = None if script is None else copy.deepcopy(list(script))
        self.requests = []
        self.replies = []
        self.notices = []
        self._last_call = 0

    def create(
        self,
        *,
        messages,
        system=None,
        tools=None,
        tool_choice=None,
        model="shop-1",
        max_tokens=1024,
    ):
        """Return the model's reply to one request.

        The reply is a dict in the API's shape: {id, type, role, model,
        content, stop_reason, stop_sequence, usage}. Raise ApiError where the
        API refuses the request.
        """
        request = {"model": model, "max_tokens": max_tokens, "messages": messages}
        optional = {"system": system, "tools": tools, "tool_choice": tool_choice}
        request |= {key: value for key, value in optional.items() if value is not None}
        request = copy.deepcopy(request)
        self.requests.append(request)
        self._refuse_what_the_api_refuses(request)
        self._give_notices(request)
        reply = self._reply(request)
        self.replies.append(copy.deepcopy(reply))
        return reply

    def create_only(self):
        """Return an object that has this client's `create` and nothing else."""
        return _CreateOnly(self)

    def _refuse_what_the_api_refuses(self, request):
        blank = _blank_in(request)
        if blank:
            _ = translator(self.language.code)
            raise StillToFillIn(_("{place} is still `...`: fill it in").format(place=blank))
        try:
            protocol.check(request, language=self.language.code)
            if request["model"] not in MODELS:
                raise ApiError(404, "not_found_error", f"model: {request['model']}")
        except ApiError as error:
            error.request_id = f"req_{len(self.requests)}"
            raise

    def _give_notices(self, request):
        """Print each notice once: the same history goes out again and again."""
        for notice in protocol.notices(request, self.language.code):
            if notice not in self.notices:
                self.notices.append(notice)
                print(notice)

    def _reply(self, request):
        entry = self._next_entry(request)
        self._number_calls(entry["content"], request)
        _cut(entry, request["max_tokens"])
        usage = {
            "input_tokens": input_tokens(
                request.get("system"), request.get("tools"), request["messages"]
            ),
            "output_tokens": output_tokens(entry["content"]),
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": 0,
        }
        return {
            "id": f"msg_{len(self.replies) + 1}",
            "type": "message",
            "role": "assistant",
            "model": request["model"],
            "content": entry["content"],
            "stop_reason": entry["stop_reason"],
            "stop_sequence": None,
            "usage": usage | entry["usage"],
        }

    def _next_entry(self, request):
        if self.script is None:
            content = MODELS[request["model"]](request, self.language)
            asks = any(block["type"] == "tool_use" for block in content)
            return {
                "content": content,
                "stop_reason": "tool_use" if asks else "end_turn",
                "usage": {},
            }
        if len(self.replies) == len(self.script):
            _ = translator(self.language.code)
            message = _("the script has {count} replies, and this is one request more")
            raise ScriptEnded(message.format(count=len(self.script)))
        return copy.deepcopy(self.script[len(self.replies)])

    def _number_calls(self, content, request):
        """Give calls without an id the next one: over the client's life and the history."""
        seen = [use["id"] for message in request["messages"] for use in tool_uses(message)]
        for place, block in enumerate(content):
            if block["type"] == "tool_use" and "id" not in block:
                self._last_call = max([self._last_call, *map(_call_number, seen)]) + 1
                content[place] = tool_use(block["name"], block["input"], f"call_{self._last_call}")


class _CreateOnly:
    """Offer `create` alone, so that a test keeps the client to itself."""

    def __init__(self, client):
        self.create = client.create

    def __repr__(self):
        return "<client: create(*, messages, system, tools, tool_choice, model, max_tokens)>"


def _call_number(id):
    head, _, number = id.partition("_")
    return int(number) if head == "call" and number.isdecimal() and len(number) < 10 else 0


def _blank_in(value, path=""):
    """Return the path of the first ``...`` in a request, or None."""
    if value is ...:
        return path
    children = value.items() if isinstance(value, dict) else ()
    children = enumerate(value) if isinstance(value, (list, tuple)) else children
    places = (_blank_in(child, f"{path}.{key}" if path else str(key)) for key, child in children)
    return next((place for place in places if place), None)


def _cut(entry, max_tokens):
    """Cut a reply that is longer than `max_tokens`, as the API does.

    A text keeps the words that fit. A call keeps its name and loses its
    input: it must not be run.
    """
    if output_tokens(entry["content"]) <= max_tokens:
        return
    entry["stop_reason"] = "max_tokens"
    kept = []
    for block in entry["content"]:
        room = max_tokens - output_tokens(kept)
        if output_tokens([block]) <= room:
            kept.append(block)
            continue
        kept += _cut_block(block, room)
        break
    entry["content"] = kept


def _cut_block(block, room):
    if block["type"] == "tool_use":
        return [{**block, "input": {}}]
    if block["type"] != "text":
        return []
    words = block["text"].split()
    while words and output_tokens([{"type": "text", "text": " ".join(words)}]) > room:
        words.pop()
    return [{"type": "text", "text": " ".join(words)}] if words else []
