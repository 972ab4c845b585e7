"""Ask the questions of lesson 02."""

from course.blocks import reply, text, tool_use
from course.client import FakeClient
from course.loop import answer
from course.questions.model import Option, Predict, Quiz
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools
from course.transcript_lines import Transcript

MAX_CALLS = 4
TOOL = "get_order_status"


def questions(_, language):
    """Return the questions of lesson 02 in the words of `_`."""
    return [
        _thanks(_, language),
        _unknown_order(_, language),
        Quiz(
            "tool-not-offered",
            _("The model asks for `track_parcel`, a tool that you do not offer. What does `run_tool` do?"),
            [
                Option("lists-names", _("It returns an `is_error` result that lists the tools there are."), _("The model reads the names and can choose one of them in its next call.")),
                Option("raises", _("It raises, so that somebody notices."), _("Then the loop dies, and the customer gets no answer. Write the mistake into your log, and let the model mend it.")),
                Option("skips", _("It leaves this call out and answers the others."), _("Every call needs a result. Without it the API rejects the next request.")),
                Option("nearest", _("It runs the tool with the most similar name."), _("That runs something nobody asked for, and the model would take its result for another tool's.")),
            ],
            right="lists-names",
        ),
        Quiz(
            "limit-reached",
            _("A model asks for one order after another, and each result is an error. What ends this loop?"),
            [
                Option("program-stops", _("The program: after `MAX_CALLS` calls it makes no more."), _("The limit stands in your code. The model does not know of it, and a person takes over.")),
                Option("model-notices", _("The model: after some errors it gives up."), _("It may, and it may not. The run about order 1050 had four errors, and the model still asked for more.")),
                Option("api-refuses", _("The API: it rejects too many error results."), _("Each of these requests is correct. The API answers them all and bills them all.")),
                Option("error-mark", _("The first result with `is_error`."), _("`is_error` tells the model that a call failed. What comes next is for the model to decide.")),
            ],
            right="program-stops",
        ),
        Quiz(
            "cut-off-call",
            _("A reply has the `stop_reason` `max_tokens`, and there is a `tool_use` block in it. What does the loop do? (lesson 01)"),
            [
                Option("loop-ends", _("It ends, and the call does not run."), _("Decide by `stop_reason`, not by the blocks. The reply was cut off, so its call may be half a call.")),
                Option("runs-it", _("It runs the call: the block is there."), _("The input may be cut in the middle. Only `tool_use` as `stop_reason` says that the call is complete.")),
                Option("error-result", _("It goes on, with an `is_error` result for the call."), _("The loop of lesson 01 goes on after `tool_use` only. Lesson 12 shows what else can be done.")),
                Option("raises", _("It raises an exception."), _("A cut-off reply is nothing exceptional. The loop ends in the ordinary way.")),
            ],
            right="loop-ends",
        ),
    ]


def _thanks(_, language):
    words = Shop(language).language
    question = words.questions["thanks"]
    one = _run(language, question)
    return Predict(
        "thanks",
        _("The customer writes: “{question}” What does the loop print?").format(question=question),
        [
            Option("one-call", one, _("Nothing has to be looked up, so the first reply is `end_turn`, and the loop ends.")),
            Option("two-calls", _always_twice(language, question), _("The loop has no fixed length. A second call brings a result back to the model, and here there is none: the first reply was `end_turn`.")),
            Option("four-calls", _always_a_tool(language, question), _("A tool on offer need not be used. The model may ask for it, and thanks give no reason to.")),
        ],
        right="one-call",
        real=one,
    )


def _unknown_order(_, language):
    words = Shop(language).language
    question = words.questions["unknown"]
    real = _run(language, question)
    return Predict(
        "unknown-order",
        _("The shop has no order 9999. The customer writes: “{question}” What does the loop print?").format(question=question),
        [
            Option("error-goes-back", real, _("The failure is a result. The model reads it in the second call and asks the customer about the number.")),
            Option("loop-dies", _raised(language, question), _("For an unknown order `find` raises nothing: it returns None. `careful_run_tool` looks at that first and returns an error result.")),
            Option("makes-it-up", _made_up(language, question), _("A model makes things up where it knows nothing. Here it has read that there is no such order.")),
        ],
        right="error-goes-back",
        real=real,
    )


def _run(language, question, script=None, run_tool=run_tool):
    """Return the transcript of the course's own loop, and what it died of if it did."""
    client, lines = FakeClient(language, script=script), []
    try:
        answer(client, question, Shop(language), _tools(language), run_tool, out=lines.append)
    except LookupError as error:
        lines.append(f"{type(error).__name__}: {error}")
    return "\n".join(lines)


def _always_twice(language, question):
    """Believe that a loop always makes two calls: the second one carries the first reply."""
    client, log = FakeClient(language), Transcript(question, language=language, out=str)
    messages = [{"role": "user", "content": question}]
    system = Shop(language).language.system
    first = client.create(system=system, messages=messages, tools=_tools(language))
    usage = first["usage"]
    longer = usage["input_tokens"] + usage["output_tokens"]
    log.call(first)
    log.call({**first, "usage": {**usage, "input_tokens": longer}})
    log.answer(first["content"][0]["text"])
    return str(log)


def _always_a_tool(language, question):
    """Believe that a tool on offer is used on every call."""
    return _run(language, question, script=[reply(tool_use(TOOL, {}))] * MAX_CALLS)


def _made_up(language, question):
    """Believe that the model invents a date although it has read the error."""
    invented = Shop(language).language.phrases["invented"].format(id="9999")
    script = [reply(tool_use(TOOL, {"order_id": "9999"})), reply(text(invented))]
    return _run(language, question, script=script)


def _raised(language, question):
    """Believe that an unknown order is an exception."""
    return _run(language, question, run_tool=_raise_key_error)


def _raise_key_error(use, shop):
    raise KeyError(use["input"]["order_id"])


def _tools(language):
    return shop_tools(TOOL, language=language)
