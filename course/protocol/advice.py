"""Say what the API accepts and yet is unwise: A3, A7."""

from course.i18n import translator
from course.protocol.hints import hints
from course.protocol.turns import turns


def notices(messages, language):
    """Return a sentence for each turn of results that is unwise."""
    text = hints(translator(language))
    spoken = (turn for turn in turns(messages) if turn.of("tool_result"))
    return [text[rule].format(n=n) for turn in spoken for rule, n in _unwise(turn)]


def _unwise(turn):
    """Yield (rule, message index) for one turn that holds results."""
    first = turn.of("tool_result")[0]
    split = [sent.n for sent in turn.of("tool_result") if sent.n != first.n]
    if split:
        yield "A7", split[0]
    late = [sent.n for sent in turn.of("text") if (sent.n, sent.m) > (first.n, first.m)]
    if late:
        yield "A3", late[0]
