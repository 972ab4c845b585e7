"""Check what is asked of the model beside the conversation: version, A14, A16."""

from course.protocol.fault import fault
from course.protocol.table import versions

SAMPLING = ("temperature", "top_p", "top_k")
FORCING = ("any", "tool")


def faults(body, version):
    """Yield the faults of a body's parameters under an API version.

    All the course's models count as newest ones, so A16 holds for each.
    """
    known = versions()
    if version not in known:
        yield fault("version", wanted=" or ".join(f"'{each}'" for each in known))
    if version == known[-1]:
        for name in SAMPLING:
            if name in body:
                yield fault("A14", name=name)
    if body.get("tool_choice", {}).get("type") in FORCING:
        yield fault("A16")
