"""Show the history pushed across between program and model (lesson 01)."""

from dataclasses import replace

from course.i18n import translator
from course.languages import language as read_language
from course.pictures.palette import CARD, MODEL, MODEL_LANE, PERSON, PROGRAM, PROGRAM_LANE
from course.pictures.svg import MARGIN, Drawing

CALL = "`get_order_status(1042)`"
PROGRAM_WIDTH = 420
MODEL_X, MODEL_WIDTH = 530, 210
STACK_X, STACK_WIDTH = MARGIN + 12, PROGRAM_WIDTH - 24
ROW, GAP = 32, 6
BETWEEN = 20  # from one state of the history to the next
REPLY_HEIGHT = 88


def history_lanes(*, language):
    """Return the picture: three states of one history, two calls between them."""
    _ = translator(read_language(language).code)
    drawing = Drawing(
        _("Every call pushes the whole history across"),
        _(
            "Two lanes, your program and the model: call 1 sends the question and brings back a tool_use; the program adds it and its tool_result; call 2 sends all three messages and brings back the answer."
        ),
    )
    blocks, states = _blocks(language), _states(language)
    heights = [_height(shown) for _title, shown, _new in states]
    end = drawing.top + 36 + sum(heights) + BETWEEN * (len(heights) - 1) + 12
    y = _lanes(drawing, end, language)
    exits = []
    for height, (title, shown, new) in zip(heights, states):
        exits.append(_history(drawing, y, title, [blocks[n] for n in shown], new))
        y += height + BETWEEN
    for number, block in ((1, blocks[1]), (2, blocks[3])):
        _trip(drawing, number, block, exits[number - 1], exits[number], language)
    return drawing.picture(end + MARGIN)


def _blocks(language):
    """Return the four messages: role, block, what it holds, colours."""
    _ = translator(language)
    return [
        ("user", "text", _("the question"), PERSON),
        ("assistant", "tool_use", CALL, MODEL),
        ("user", "tool_result", _("what the shop says"), PROGRAM),
        ("assistant", "text", _("the answer"), MODEL),
    ]


def _states(language):
    """Return what the history holds: title, its blocks, how many are new."""
    _ = translator(language)
    return [
        (_("The history starts with the question"), (0,), 1),
        (_("In goes the whole reply, then the result"), (0, 1, 2), 2),
        (_("The answer ends the loop"), (0, 1, 2, 3), 1),
    ]


def _lanes(drawing, end, language):
    _ = translator(language)
    height = end - drawing.top
    drawing.lane(MODEL_X, drawing.top, MODEL_WIDTH, height, _("model"), MODEL_LANE)
    return drawing.lane(
        MARGIN, drawing.top, PROGRAM_WIDTH, height, _("your program"), PROGRAM_LANE
    )


def _height(blocks):
    """Return the height of one state: a title and a row per message."""
    return 34 + len(blocks) * (ROW + GAP) + 4


def _history(drawing, y, title, blocks, new):
    """Draw one state of the history; return the `y` of each message's middle."""
    drawing.rect(STACK_X, y, STACK_WIDTH, _height(blocks), CARD)
    y = drawing.text(STACK_X + 10, y + 8, title, size=13) + 8
    middles = []
    for n, block in enumerate(blocks):
        _message(drawing, y, block, is_new=n >= len(blocks) - new)
        middles.append(y + ROW / 2)
        y += ROW + GAP
    return middles


def _message(drawing, y, block, is_new):
    role, name, words, paint = block
    edge = paint if is_new else replace(paint, edge=paint.fill)
    drawing.rect(STACK_X + 8, y, STACK_WIDTH - 16, ROW, edge)
    font = {"size": 13, "ink": paint.ink}
    if is_new:
        drawing.text(STACK_X + 14, y + 7, "+", bold=True, **font)
    drawing.text(STACK_X + 28, y + 7, f"`{role}`", **font)
    drawing.text(STACK_X + 106, y + 7, f"`{name}`", bold=True, **font)
    drawing.text(STACK_X + 205, y + 7, words, **font)


def _trip(drawing, number, block, sent, back, language):
    """Draw a call, from the last message of `sent`, and its reply, to `back`."""
    _ = translator(language)
    y, edge, x = sent[-1], STACK_X + STACK_WIDTH, MODEL_X + 10
    drawing.arrow((edge + 2, y), (x - 2, y))
    words = _("call {n}").format(n=number)
    drawing.text((MARGIN + PROGRAM_WIDTH + MODEL_X) / 2, y - 22, words, size=13, align="middle")
    drawing.rect(x, y - 20, MODEL_WIDTH - 20, REPLY_HEIGHT, MODEL)
    stop = "tool_use" if number == 1 else "end_turn"
    lines = [_("reply {n}").format(n=number), f"`{block[1]}`", f"`stop_reason: {stop}`"]
    for n, words in enumerate(lines):
        drawing.text(x + 10, y - 12 + n * 24, words, size=13, bold=n == 0, ink=MODEL.ink)
    target = back[len(sent)]
    middle = MODEL_X + MODEL_WIDTH / 2
    drawing.arrow((middle, y - 18 + REPLY_HEIGHT), (middle, target), (edge + 2, target))
