"""Check that thinking comes back as it was given: A15."""

from course.blocks import thinking_signature
from course.protocol.fault import fault


def faults(turns):
    """Yield A15 for each changed thinking block of the latest assistant turn.

    Our signature is a digest of the text, so a change shows without a memory
    of what was given. Older turns are not looked at.
    """
    spoken = [turn for turn in turns if turn.role == "assistant"]
    for sent in spoken[-1].of("thinking") if spoken else ():
        if sent.block["signature"] != thinking_signature(sent.block["thinking"]):
            yield fault("A15", (sent.n, sent.m), n=sent.n, m=sent.m)
