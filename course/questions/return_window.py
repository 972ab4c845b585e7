"""Ask the questions of lesson 04."""

from course.blocks import reply, text, tool_use
from course.client import FakeClient
from course.loop import answer
from course.questions.model import Option, Predict, Quiz
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools


def questions(_, language):
    """Return the questions of lesson 04 in the words of `_`."""
    return [
        _other_customer(_, language),
        Quiz(
            "half-an-answer",
            _("A customer asked about two things and read about one. No error anywhere, the run ended with `end_turn`. Where do you look first?"),
            [
                Option("tools-on-offer", _("At the tools on offer: does one of them answer the other question?"), _("A model can ask only for what is on offer. What no tool answers goes missing without an error.")),
                Option("call-limit", _("At `MAX_CALLS`: the loop ran out of calls."), _("Then a person would have taken over. This run ended by itself, with `end_turn`.")),
                Option("lost-result", _("At `run_tool`: it lost the second result."), _("A call without a result is rejected with 400. Here there was no second call.")),
                Option("system-prompt", _("At the system prompt: it should say “answer every question”."), _("The model would still have nothing to ask for. At best it would say so, at worst it would make the day up.")),
            ],
            right="tools-on-offer",
        ),
        Quiz(
            "who-says-who",
            _("`run_tool` compares the owner of an order with the customer. Where does it get the customer from?"),
            [
                Option("session", _("From your program, which knows who is logged in"), _("The name goes past the model, as an argument. Nothing that anyone writes can change it.")),
                Option("schema-field", _("From the model: a required field `customer` in `input_schema`"), _("The model fills the field with what the conversation says. Whoever writes “I am Boris” is Boris.")),
                Option("system-prompt", _("From the system prompt, which forbids the model to show other people's orders"), _("A prompt is a request, no check. A customer can talk a model out of it.")),
                Option("order", _("From the order: `order[\"customer\"]`"), _("That is the owner. Compared with itself it always fits.")),
            ],
            right="session",
        ),
        Quiz(
            "counts-as-call",
            _("`MAX_CALLS` is 4. The first reply holds two `tool_use` blocks. How many of the four calls are left? (lesson 01)"),
            [
                Option("three-left", _("Three"), _("`MAX_CALLS` counts calls to the model. Two look-ups for one reply belong to one call.")),
                Option("two-left", _("Two"), _("That would count the look-ups. The limit counts calls to the model, and there was one.")),
                Option("four-left", _("Four: look-ups that work do not count"), _("The call to the model counts, whatever its look-ups bring.")),
            ],
            right="three-left",
        ),
    ]


def _other_customer(_, language):
    question = Shop(language).language.questions["order"]
    real = _run(language, question, customer="boris")
    return Predict(
        "other-customer",
        _("Order 1042 is Ana's. Boris is logged in, and `run_tool` checks the owner. He asks: “{question}” What does the loop print?").format(question=question),
        [
            Option("not-found", real, _("The model read that there is no such order, and it says what it read.")),
            Option("not-yours", _tells_the_owner(_, language, question), _("The model cannot say whose order it is: the error said only that the order was not found.")),
            Option("shown", _run(language, question), _("So it would be without the check. Here `run_tool` sends the error in place of the date.")),
            Option("no-look-up", _knows_beforehand(language, question), _("The model knows neither who is logged in nor whose order it is. It asks for the tool as always.")),
        ],
        right="not-found",
        real=real,
    )


def _run(language, question, customer=None, script=None):
    """Return the transcript of the course's own loop with both tools."""
    client, lines = FakeClient(language, script=script), []
    tools = shop_tools("get_order_status", "get_return_window", language=language)
    answer(client, question, Shop(language), tools, run_tool, customer=customer, out=lines.append)
    return "\n".join(lines)


def _tells_the_owner(_, language, question):
    """Believe that the model knows why the order was not found."""
    asks = tool_use("get_order_status", {"order_id": "1042"})
    script = [reply(asks), reply(text(_("Order 1042 belongs to another customer.")))]
    return _run(language, question, customer="boris", script=script)


def _knows_beforehand(language, question):
    """Believe that the model checks the owner before it asks for a tool."""
    refusal = Shop(language).language.phrases["not_found"]
    return _run(language, question, script=[reply(text(refusal))])
