"""Merge neighbouring messages of one role, as the API does.

Rules about calls and results hold between merged turns, but the API reports
the index of the message that was sent: each block keeps its place.
"""

from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Sent:
    """A block with its place: content block `m` of message `n`."""

    n: int
    m: int
    block: dict

    @property
    def type(self):
        return self.block["type"]


@dataclass(frozen=True)
class Turn:
    """What one role said before the other answered."""

    role: str
    blocks: tuple

    def of(self, type):
        """Return the turn's blocks of one type, in order."""
        return [sent for sent in self.blocks if sent.type == type]


def turns(messages):
    """Return the conversation's turns, in order."""
    numbered = enumerate(messages)
    by_role = groupby(numbered, key=lambda pair: pair[1]["role"])
    return [Turn(role, tuple(_blocks(run))) for role, run in by_role]


def blocks(messages):
    """Return every block of a conversation, in order."""
    return list(_blocks(enumerate(messages)))


def _blocks(numbered):
    for n, message in numbered:
        content = message["content"]
        if isinstance(content, str):
            content = [{"type": "text", "text": content}] if content else []
        for m, block in enumerate(content):
            yield Sent(n, m, block)
