"""Say what to look at when the API refuses: one sentence for each row.

The only place of these texts, so that the translations find them; rules.toml
repeats the English ones.
"""


def hints(_):
    """Return the sentences by rule id, through a gettext function `_`.

    Those of A3 and A7 are notices, with the message index as ``{n}``.
    """
    return {
        "A1": _("Look at the next user message: it needs one `tool_result` for each of these ids."),
        "A2": _("Look at the order in the next user message: first all `tool_result` blocks, then text."),
        "A3": _("messages.{n}: text after the results. The API accepts it, but the model then tends to answer with nothing at all."),
        "A4": _("Look at `tool_use_id`: it must be the `id` of a call in the assistant's message just before."),
        "A5": _("Look for a message that was stored twice: every call has an id of its own."),
        "A6": _("Look for a call that was answered twice: it needs exactly one `tool_result`."),
        "A7": _("messages.{n}: one turn's results in several user messages. The API accepts it, but it teaches the model to stop calling tools in parallel."),
        "A8": _("Look for a text block with nothing in it: leave it out."),
        "A9": _("Look for a message with nothing in it: leave it out."),
        "A10": _("Look at the result with `is_error`: its content must say what went wrong."),
        "A11": _("Look at the tool's name: letters, digits, `_` and `-`, nothing else."),
        "A12": _("Look at `input_schema`: at its top level it needs `type` with the value `object`."),
        "A13": _("Look at the last message: it must be the user's, or there is nothing to answer."),
        "A14": _("Leave the sampling parameters out: this version of the API has none."),
        "A15": _("Put the assistant's content into the history exactly as it came, thinking blocks too."),
        "A16": _("Take `auto`: this model cannot be forced to call a tool."),
        "name-as-id": _("Look at `tool_use_id`: it holds the tool's name and should hold the call's `id`."),
        "result-as-assistant": _("Look at the role of the message with the results: it must be `user`."),
        "block-role": _("Look at the message's role: calls come from `assistant`, results from `user`."),
        "tool-names": _("Look for a tool that is twice in `tools`."),
        "schema-type": _("Look at `input_schema`: at its top level `type` must be `object`."),
        "schema-invalid": _("Look at `input_schema`: each keyword needs a value of the right kind, each property a schema of its own."),
        "field-required": _("Look at the place that the message names: a field is missing there."),
        "wrong-type": _("Look at the place that the message names: its value is of the wrong type."),
        "wrong-value": _("Look at the place that the message names: only these values are allowed there."),
        "out-of-range": _("Look at the place that the message names: the number is too small or too large."),
        "extra-field": _("Look at the place that the message names: the API has no such field. Of a reply only `role` and `content` go into the history."),
        "unknown-tag": _("Look at the `type` at the place that the message names: only these are allowed there."),
        "no-messages": _("Look at `messages`: it is empty, so there is nothing to answer."),
        "not-json": _("Look at the place that the message names: only JSON can be sent, that is dicts with text keys, lists, text, numbers, True, False and None."),
        "too-large": _("Send less: a history that holds itself, or one far too long, cannot be sent."),
        "version": _("Look at the `anthropic-version` header."),
    }
