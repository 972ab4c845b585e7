"""Ask every rule about the conversation."""

from course.protocol import content, pairing, roles, thinking
from course.protocol.turns import turns


def faults(body):
    """Yield the faults of a conversation whose shape is right.

    Of faults at one place the first is reported: an orphaned call at the
    very end is A1, though it is a prefill (A13) too.
    """
    messages = body["messages"]
    merged = turns(messages)
    yield from roles.misplaced(messages)
    yield from pairing.faults(merged)
    yield from content.faults(messages)
    yield from thinking.faults(merged)
    yield from roles.prefill(messages)
