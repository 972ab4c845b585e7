"""Take a conversation apart into steps: who hands what to whom."""

from dataclasses import dataclass

from course.blocks import blocks_of, describe, result_text, text_of, tool_uses
from course.i18n import translator

PERSON, PROGRAM, MODEL, TOOL = "person", "program", "model", "tool"


@dataclass(frozen=True)
class Step:
    """One step of a conversation.

    giver, taker: who hands something to whom; says: the sentence for it;
    block: what is handed over, as JSON or text; history: the messages after
    this step; tokens: (input, output) of each model call so far.
    """

    giver: str
    taker: str
    says: str
    block: object
    history: tuple
    tokens: tuple


def steps_of(client, language):
    """Return the steps of all that went through a FakeClient.

    One tool call gives seven: the question, the request, the reply that asks
    for the tool, the tool's run, its result, the second request, the answer.
    """
    told = _Telling(language)
    replies = [*client.replies, *[None] * (len(client.requests) - len(client.replies))]
    for request, reply in zip(client.requests, replies):
        told.messages(request["messages"])
        told.request(request, reply)
        told.reply(reply)
    return told.steps


class _Telling:
    def __init__(self, language):
        self._language = language
        self.steps = []
        self._history = []
        self._tokens = []
        self._requests = 0

    def messages(self, messages):
        """Tell of the messages that were added since the last reply."""
        known = _same_at_start(self._history, messages)
        self._history = messages[:known]
        for message in messages[known:]:
            self._history = [*self._history, message]
            self._message(message)

    def request(self, request, reply):
        """Tell that the whole history goes out."""
        _ = translator(self._language)
        self._requests += 1
        if reply is None:
            says = _("Request {n} goes out, and the API rejects it.").format(n=self._requests)
        else:
            says = _(
                "Request {n} goes out with the whole history. Messages: {count}, input tokens: {tokens}."
            ).format(
                n=self._requests,
                count=len(request["messages"]),
                tokens=reply["usage"]["input_tokens"],
            )
        self._add(PROGRAM, MODEL, says, _outline(request))

    def reply(self, reply):
        """Tell what the model sent back; all of it goes into the history."""
        if reply is None:
            return
        usage = reply["usage"]
        self._tokens = [*self._tokens, (usage["input_tokens"], usage["output_tokens"])]
        content = reply["content"]
        self._history = [*self._history, {"role": "assistant", "content": content}]
        shown = {"stop_reason": reply["stop_reason"], "content": content}
        self._add(MODEL, PROGRAM, self._what_it_says(reply), shown)

    def _what_it_says(self, reply):
        _ = translator(self._language)
        reason = reply["stop_reason"]
        if reason == "tool_use":
            calls = ", ".join(map(describe, tool_uses(reply)))
            return _("The model asks for {calls}. Nothing has run yet.").format(calls=calls)
        if reason == "end_turn":
            return _("The model answers: {text}").format(text=text_of(reply))
        return _("The model stops with {reason}.").format(reason=reason)

    def _message(self, message):
        _ = translator(self._language)
        results = blocks_of(message, "tool_result")
        if message["role"] == "assistant":
            says = _("An earlier reply stands in the history.")
            self._add(MODEL, PROGRAM, says, message)
        elif results:
            self._runs(results)
            says = _("The result goes into the history, in a user message.")
            self._add(TOOL, PROGRAM, says, message)
        else:
            says = _("The person asks. The question goes into the history.")
            self._add(PERSON, PROGRAM, says, message)

    def _runs(self, results):
        """Tell of each tool's run; its result is not in the history yet."""
        _ = translator(self._language)
        before = tuple(self._history[:-1])
        uses = {use["id"]: use for message in before for use in tool_uses(message)}
        for result in results:
            use = uses.get(result["tool_use_id"])
            call = describe(use) if use else result["tool_use_id"]
            failed = _("The program runs {call}. It fails: {result}")
            done = _("The program runs {call}. Out comes: {result}")
            says = failed if result.get("is_error") else done
            says = says.format(call=call, result=result_text(result))
            shown = {"name": use["name"], "input": use["input"]} if use else result
            self._add(PROGRAM, TOOL, says, shown, before)

    def _add(self, giver, taker, says, block, history=None):
        history = tuple(self._history) if history is None else history
        self.steps.append(Step(giver, taker, says, block, history, tuple(self._tokens)))


def _same_at_start(ours, theirs):
    """Return how many messages two histories share from the start."""
    pairs = list(zip(ours, theirs))
    return next((n for n, (mine, yours) in enumerate(pairs) if mine != yours), len(pairs))


def _outline(request):
    """Return a request with its tools and messages as short as they can be read."""
    tools = [tool["name"] for tool in request.get("tools") or []]
    messages = [one_line(message) for message in request["messages"]]
    return {"model": request["model"], "tools": tools, "messages": messages}


def one_line(message):
    """Return a message as one line: its role and what is in it."""
    return f"{message['role']}: {' + '.join(map(_short, _blocks(message)))}"


def _blocks(message):
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _short(block):
    if block["type"] == "tool_use":
        return f"tool_use {describe(block)}"
    if block["type"] == "tool_result":
        return f"tool_result {result_text(block)}"
    return block["text"] if block["type"] == "text" else block["type"]
