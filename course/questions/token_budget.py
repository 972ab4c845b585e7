"""Ask the questions of lesson 05."""

from typing import NamedTuple

from course.client import FakeClient
from course.loop import answer
from course.questions.model import Option, Predict, Quiz
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools

BUDGET = 100  # input tokens


class Run(NamedTuple):
    """What a run prints, and the input tokens of each call."""

    transcript: str
    inputs: list


def questions(_, language):
    """Return the questions of lesson 05 in the words of `_`."""
    return [
        _stops_at(_, language),
        Quiz(
            "twice-the-calls",
            _("A long run makes twice as many calls, each with the same kind of tool result. About how much more does the whole run cost?"),
            [
                Option("four-times", _("About four times as much"), _("Twice as many calls, and each carries on average twice the history.")),
                Option("twice", _("About twice as much"), _("That would be so if every call had the same length. Each call sends the whole history again.")),
                Option("same", _("About the same, the history is sent only once"), _("The API has no memory. The history goes out with every call.")),
                Option("cached", _("About the same, thanks to caching"), _("Caching lowers the price of repeated input. The growth stays.")),
            ],
            right="four-times",
        ),
        Quiz(
            "unused-tools",
            _("Your request offers twenty tools, and the model uses one. What do you pay for?"),
            [
                Option("every-call", _("The descriptions of all twenty, on every call"), _("Tools are input. They go out with every request, used or not.")),
                Option("used-only", _("Only the description of the tool that is used"), _("The model must read all of them to choose one.")),
                Option("first-call", _("All twenty, but only on the first call"), _("The second call sends them again: the API kept nothing.")),
                Option("nothing", _("Nothing, tools are free"), _("They count as input tokens like any other text.")),
            ],
            right="every-call",
        ),
        Quiz(
            "failed-look-up",
            _("A look-up raises an exception. What does your program send to the model? (lesson 02)"),
            [
                Option("error-result", _("A `tool_result` with `is_error` and a short text"), _("The call gets its result, and the model can say that the look-up failed.")),
                Option("nothing", _("Nothing: it ends the conversation"), _("The call then stays without a result. The next request with this history is rejected.")),
                Option("traceback", _("The traceback, so that the model can debug it"), _("A traceback can hold paths and secrets, and the model cannot mend your code.")),
                Option("empty", _("An empty result"), _("The model takes that for an answer: there was nothing to find.")),
            ],
            right="error-result",
        ),
    ]


def _stops_at(_, language):
    inputs = _run(language, None).inputs
    stops = [_stopped_after(language, n) for n in (1, 2, 3, 4)]
    real = _run(language, BUDGET)
    right = f"call-{len(real.inputs)}"
    sums = [sum(inputs[:n]) for n in (1, 2, 3, 4)]
    whys = [_why(_, n, right, sums) for n in (1, 2, 3, 4)]
    options = [Option(f"call-{n}", stop, why) for n, (stop, why) in enumerate(zip(stops, whys), 1)]
    return Predict(
        "stops-at",
        _("“About 1050” with a budget of 100 input tokens: after which call does the loop stop?"),
        options,
        right=right,
        real=real.transcript,
        in_order=True,
    )


def _why(_, n, right, sums):
    if f"call-{n}" == right:
        return _("After call {n} the sum is {sum}: the first one over 100.").format(n=n, sum=sums[n - 1])
    if sums[n - 1] <= BUDGET:
        return _("After call {n} the sum is {sum}, still within 100. The loop goes on.").format(n=n, sum=sums[n - 1])
    return _("The sum was over 100 before this call, so it never starts. Add up the calls, do not look at one alone.")


def _run(language, budget):
    """Run the question with a budget, or without one."""
    client, shop, lines = FakeClient(language), Shop(language), []
    tools = shop_tools("get_order_status", language=language)
    question = shop.language.questions["about"]
    answer(client, question, shop, tools, run_tool, budget=budget, out=lines.append)
    return Run("\n".join(lines), [reply["usage"]["input_tokens"] for reply in client.replies])


def _stopped_after(language, n):
    """Return the transcript of the first n calls, without the line that says why it ends."""
    inputs = _run(language, None).inputs
    return "\n".join(_run(language, sum(inputs[:n]) - 1).transcript.splitlines()[:-1])
