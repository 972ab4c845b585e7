"""Judge a request as the Messages API would.

`check(request)` returns nothing or raises ApiError with the API's own text;
`notices(request, language)` says what is legal but unwise. Every rule is a
row of rules.toml: its text, its sources and example requests.

The order is the API's as far as it is known: the body as a whole, then its
shape, then the parameters and tools, then the conversation, where the fault
with the lowest message index is reported.
"""

from operator import attrgetter

from course.protocol import advice, conversation, parameters, shape, tools, wire

__all__ = ["check", "first_fault", "notices"]


def check(request, version="2026-10-21", language="en"):
    """Raise ApiError where the API refuses a request.

    request: the JSON body of ``POST /v1/messages``, as Python values; it is
    not changed. version: the ``anthropic-version`` header. language: whose
    words the error's hint takes; its message is always the API's English.
    """
    fault = first_fault(request, version)
    if fault:
        raise fault.error(language)


def first_fault(request, version="2026-10-21"):
    """Return the Fault that the API would report, or None."""
    body, fault = wire.as_sent(request)
    if fault:
        return fault
    # Each stage starts only when the ones before it found nothing.
    stages = (
        shape.faults(body),
        parameters.faults(body, version),
        tools.faults(body),
        conversation.faults(body),
    )
    for stage in stages:
        fault = min(stage, key=attrgetter("at"), default=None)
        if fault:
            return fault
    return None


def notices(request, language):
    """Return what is legal but unwise in a request that `check` accepts.

    A list of sentences in the given language, one for each turn of the
    conversation that earns one, in order. The same history earns the same
    sentences in every request.
    """
    return advice.notices(request["messages"], language)
