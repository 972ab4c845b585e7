"""Ask the questions of lesson 01."""

from course.questions.model import FillBlank, Option, Quiz


def questions(_, language):
    """Return the questions of lesson 01 in the words of `_`."""
    return [
        FillBlank(
            "stop-check",
            _("The loop ends here, unless the model asks for a tool. Which value belongs in the blank?"),
            before='if reply["stop_reason"] != ',
            after=":",
            right=['"tool_use"'],
            hints={
                '"end_turn"': _("With `!=` the loop would end on everything but `end_turn`, so also when a tool is wanted."),
                '"tool_result"': _("`tool_result` is a block that your program sends. It is no stop reason."),
                '"tool_calls"': _("`tool_calls` belongs to another API. Here the value is `tool_use`."),
                "tool_use": _("The value is a string. Without quotes Python looks for a variable."),
                '"max_tokens"': _("With `!=` the loop would go on only for replies that were cut off."),
            },
            why=_("Every other reason ends the loop, also those that do not exist yet."),
            otherwise=_("Look at the table above: on which value does your program run a tool?"),
        ),
        Quiz(
            "who-looks-up",
            _("Who looks the order up in the shop's database?"),
            [
                Option("program", _("My program"), _("The model only writes a request. Your program decides, runs the look-up and sends the result.")),
                Option("model", _("The model"), _("The model cannot reach your database. A `tool_use` block is text: a name and an input.")),
                Option("api", _("The API's server, between the two calls"), _("The API sends the request to you and forgets the conversation. It has no access to your shop.")),
                Option("client", _("The client, inside `create`"), _("`create` sends one request and returns one reply. It runs nothing.")),
            ],
            right="program",
        ),
        Quiz(
            "whole-reply",
            _("Why does the whole reply go into the history before the results?"),
            [
                Option("needs-request", _("A result needs the request that it answers."), _("The `tool_use_id` of each result must name a call in the message before. Without it the API answers 400.")),
                Option("customer-reads", _("The customer may want to read it later."), _("The history is for the model. What the customer sees is up to your program.")),
                Option("api-remembers", _("So that the API can compare it with its own copy."), _("The API keeps no copy. Your history is the only one.")),
                Option("saves-tokens", _("It saves tokens on the next call."), _("It costs tokens: each call sends the whole history again.")),
            ],
            right="needs-request",
        ),
        Quiz(
            "no-memory",
            _("You asked about order 1042 and got an answer. Your next request holds only “And on which day exactly?”. What happens? (lesson 00)"),
            [
                Option("asks-again", _("The model does not know which order you mean."), _("A model call is (system, messages, tools) → reply. What is not in the request does not exist for the model.")),
                Option("remembers", _("The model remembers the order, since it is the same client."), _("Neither the client nor the API carries anything over. Only the history that you send does.")),
                Option("error", _("The API rejects the request: the history is missing."), _("The request is fine: one user message. It only knows nothing of the first one.")),
            ],
            right="asks-again",
        ),
    ]
