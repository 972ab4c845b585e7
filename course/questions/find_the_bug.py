"""Ask the questions of lesson 03; the specimens' lines are those of the lesson's loops."""

from course.questions.model import FindLine, Option, Quiz


def questions(_, language):
    """Return the questions of lesson 03 in the words of `_`."""
    return [
        _name_as_id(_),
        _reply_not_stored(_),
        _one_of_two(_),
        _text_first(_),
        *_quiz(_),
    ]


def _name_as_id(_):
    return FindLine(
        "name-as-id",
        _("The customer asks about order 1042. Which line makes the API reject the request?"),
        [
            "while True:",
            "    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)",
            '    messages.append({"role": "assistant", "content": reply["content"]})',
            '    if reply["stop_reason"] == "end_turn":',
            "        return text_of(reply)",
            "    for use in tool_uses(reply):",
            '        result = tool_result(use["name"], look_up(use, shop))',
            '        messages.append({"role": "user", "content": [result]})',
        ],
        right="line-7",
        why=[
            _("A weak line: there is no limit, and a model that keeps asking runs up a bill. The API does not mind."),
            _("The exception comes out here, on the second round. The line only sends what the other lines built."),
            _("This is right: the whole reply goes into the history, and the call with it."),
            _("A weak line: after a reply that was cut off or refused, the loop goes on. Order 1042 does not get that far."),
            _("This line hands the answer to the customer. Here it never runs, because the API rejects the request before."),
            _("This is right: every call gets its turn, and calls are read by type."),
            _('The name says which tool was called; only `use["id"]` says which call this result answers. So `call_1` stays without a result. The line is weak in another way too: a failed look-up is not marked with `is_error`.'),
            _("A weak line: with two calls the results end up in two messages. The API merges them and accepts."),
        ],
    )


def _reply_not_stored(_):
    return FindLine(
        "reply-not-stored",
        _("The customer asks about order 1042. Which line makes the API reject the request?"),
        [
            'asked = {"role": "user", "content": question}',
            "reply = client.create(system=SYSTEM, messages=[asked], tools=TOOLS)",
            "results = [run_tool(use, shop) for use in tool_uses(reply)]",
            'messages = [asked, {"role": "user", "content": results}]',
            "if results:",
            "    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)",
            "return text_of(reply)",
        ],
        right="line-4",
        why=[
            _("This is right: the history begins with the customer's question."),
            _("The first request is fine: one question, and the tools. The API answers it."),
            _("A weak line: it runs calls without a look at `stop_reason`, also those of a reply that was cut off. The ids are right."),
            _("The history goes from the question straight to the results. The assistant's message with `call_1` was never stored, so `call_1` names a call that is not there. The API has no memory of its own reply."),
            _("A weak line: it looks at the blocks and not at `stop_reason`. Here both say the same."),
            _("The exception comes out here. The line only sends the list that another line built. It is weak too: a second round of calls would not be answered."),
            _("Here it never runs, because the API rejects the request before."),
        ],
    )


def _one_of_two(_):
    return FindLine(
        "one-of-two",
        _("The customer asks about two orders, and the reply holds two calls. Which line makes the API reject the request?"),
        [
            "for call in range(MAX_CALLS):",
            "    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)",
            '    messages.append({"role": "assistant", "content": reply["content"]})',
            '    if reply["stop_reason"] != "tool_use":',
            "        return text_of(reply)",
            '    results = {use["name"]: run_tool(use, shop) for use in tool_uses(reply)}',
            '    messages.append({"role": "user", "content": list(results.values())})',
        ],
        right="line-6",
        why=[
            _("The limit is right. The second round is far from it."),
            _("The exception comes out here, on the second round. The line only sends what the other lines built."),
            _("This is right: both calls are in the history."),
            _("This is right: only `tool_use` goes on."),
            _("This line hands the answer to the customer. With two calls it never runs, because the API rejects the request before."),
            _("Both calls run, and both go to the same key: the tool's name. The result of `call_2` takes the place of the first, and `call_1` stays without one. With one call, or two different tools, nobody notices."),
            _("This line is right: it sends everything that is in the dict. One result is no longer in there."),
        ],
    )


def _text_first(_):
    return FindLine(
        "text-first",
        _("The loop repeats the question so that the model does not lose sight of it. Which line makes the API reject the request?"),
        [
            "reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)",
            'while reply["stop_reason"] == "tool_use":',
            '    messages.append({"role": "assistant", "content": reply["content"]})',
            "    results = [run_tool(use, shop) for use in tool_uses(reply)]",
            '    messages.append({"role": "user", "content": [text(question), *results]})',
            "    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)",
            "return text_of(reply)",
        ],
        right="line-5",
        why=[
            _("The first request is fine: one question, and the tools. The API answers it."),
            _("A weak line: there is no limit, and a model that keeps asking runs up a bill. The API does not mind."),
            _("This is right: the whole reply goes into the history, and the call with it."),
            _("This is right: one result for each call, with the call's id."),
            _("The text stands before the results. The API wants the results first, so for it `call_1` has none. Behind the results the text is accepted; it is not needed, since the question is in the history already."),
            _("The exception comes out here. The line only sends what the other lines built."),
            _("Here it never runs, because the API rejects the request before."),
        ],
    )


def _quiz(_):
    return [
        Quiz(
            "order-of-results",
            _("A reply holds `call_1` and `call_2`. The second look-up finishes first. In which order do you send the results?"),
            [
                Option("any-order", _("In any order, both in the next message."), _("The ids join results and calls, not the order.")),
                Option("order-of-calls", _("In the order of the calls, or the model mixes them up."), _("The model reads the ids, as the API does. Each result says which call it answers.")),
                Option("as-they-come", _("The second one at once, the first one in a later request."), _("The request with only one of the results is rejected: a call in it has no result.")),
                Option("text-between", _("With a line of text before each, so that the model can tell them apart."), _("Text before a result is rejected. The ids tell the results apart.")),
            ],
            right="any-order",
        ),
        Quiz(
            "one-look-up-fails",
            _("A reply holds two calls. One look-up works, the other one fails. What do you send?"),
            [
                Option("two-results", _("Two results; one of them has `is_error`."), _("Every call gets a result, and a failure is a result too. The model can use the one that worked.")),
                Option("one-result", _("Only the result that worked."), _("The other call then has no result, and the API rejects the request.")),
                Option("one-error", _("One error result for both."), _("A result answers one call. The other call stays open, and the API rejects the request.")),
                Option("drop-the-call", _("The result that worked; I take the failed call out of the history."), _("The API accepts that. But the model never hears that the look-up failed, and asks again or leaves the order out.")),
            ],
            right="two-results",
        ),
        Quiz(
            "call-in-cut-reply",
            _("`stop_reason` is `max_tokens`, and the reply holds a `tool_use` block. What does the loop do? (lesson 01)"),
            [
                Option("end", _("It ends. The call does not run."), _("Only `tool_use` goes on. The reply was cut off, so the call may not be complete.")),
                Option("run-it", _("It runs the call: every call needs a result."), _("A call in a reply that was cut off may lack half of its input. Decide by `stop_reason`, not by the blocks.")),
                Option("raise-error", _("It raises an exception, since the API rejected the request."), _("The API rejected nothing: it sent a reply, only a short one. The loop just ends.")),
                Option("send-again", _("It stores the reply and calls again, so that the model writes on."), _("That request ends with a call that has no result: the API rejects it with 400.")),
            ],
            right="end",
        ),
    ]
