"""The agent loop as the course itself runs it."""

from course.blocks import text_of, tool_uses
from course.transcript_lines import Transcript

MAX_CALLS = 4


def answer(
    client, question, shop, tools, run_tool, customer=None, budget=None, messages=None, out=print
):
    """Run the loop on one question and print its transcript.

    tools: the definitions to offer. run_tool(use, shop, customer): what runs
    a tool_use block and returns a tool_result block. customer: whose orders
    may be shown; None: anybody's. budget: input tokens after which no new
    call starts; None: no limit. messages: a list to fill. Return the
    answer's text, or None where a person takes over.
    """
    language = shop.language
    log = Transcript(question, language=language.code, out=out)
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for _ in range(MAX_CALLS):
        reply = client.create(system=language.system, messages=messages, tools=tools)
        log.call(reply)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            log.answer(text_of(reply))
            return text_of(reply)
        uses = tool_uses(reply)
        results = [_run(run_tool, use, shop, customer) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None
    log.stopped()
    return None


def _run(run_tool, use, shop, customer):
    """Pass the customer only where there is one: a learner's `run_tool` may not take it yet."""
    return run_tool(use, shop) if customer is None else run_tool(use, shop, customer)
