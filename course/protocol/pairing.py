"""Check that calls and their results find each other: A1, A2, A4, A5, A6."""

from itertools import chain, takewhile

from course.protocol.fault import WHOLE, fault
from course.protocol.turns import Turn

NOBODY = Turn("nobody", ())


def faults(turns):
    """Yield the faults of a conversation's calls and results."""
    for previous, turn, following in zip([NOBODY, *turns], turns, [*turns[1:], NOBODY]):
        if turn.role == "assistant":
            yield from _orphans(turn, following)
        else:
            yield from _unasked(turn, previous)
    yield from _repeated_ids(turns)


def _orphans(turn, following):
    """Yield A1 or A2 for each message with calls that the next turn leaves open."""
    results = takewhile(lambda sent: sent.type == "tool_result", following.blocks)
    answered = {sent.block["tool_use_id"] for sent in results}
    open_calls = {}
    for sent in turn.of("tool_use"):
        if sent.block["id"] not in answered:
            open_calls.setdefault(sent.n, {})[sent.block["id"]] = sent.block["name"]
    for n, calls in open_calls.items():
        rule = _reason(calls, turn, following)
        yield fault(rule, (n, WHOLE), n=n, ids=", ".join(calls))


def _reason(calls, turn, following):
    """Return the row that says why these calls (id → tool name) are open; the text is A1's."""
    late = {sent.block["tool_use_id"] for sent in following.of("tool_result")}
    own = {sent.block["tool_use_id"] for sent in turn.of("tool_result")}
    if late >= calls.keys():
        return "A2"
    if own & calls.keys():
        return "result-as-assistant"
    return "name-as-id" if late & set(calls.values()) else "A1"


def _unasked(turn, previous):
    """Yield A4 for a result without a call, A6 for a second one."""
    asked = {sent.block["id"] for sent in previous.of("tool_use")}
    given = set()
    for sent in turn.of("tool_result"):
        id = sent.block["tool_use_id"]
        rule = "A4" if id not in asked else "A6" if id in given else None
        given.add(id)
        if rule:
            yield fault(rule, (sent.n, sent.m), n=sent.n, m=sent.m, id=id)


def _repeated_ids(turns):
    """Yield A5 for each call whose id an earlier call has."""
    seen = set()
    for sent in chain.from_iterable(turn.of("tool_use") for turn in turns):
        if sent.block["id"] in seen:
            yield fault("A5", (sent.n, sent.m), n=sent.n, m=sent.m)
        seen.add(sent.block["id"])
