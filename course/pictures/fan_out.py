"""Show two look-ups between two model calls (lesson 04)."""

from course.blocks import describe, result_text, text_of, tool_uses
from course.client import FakeClient
from course.i18n import translator
from course.loop import answer
from course.pictures.measure import height_of
from course.pictures.palette import MODEL, MODEL_LANE, PERSON, PLAIN, PROGRAM, PROGRAM_LANE
from course.pictures.svg import INNER, MARGIN, WIDTH, Drawing
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools

COLUMN_X, COLUMN_WIDTH = (36, 394), 330
MIDDLES = [x + COLUMN_WIDTH / 2 for x in COLUMN_X]
CENTRE = WIDTH / 2
MODEL_WIDTH = 120
SIDE_WIDTH = CENTRE - MODEL_WIDTH / 2 - MARGIN - 36
ARROW = 30


def fan_out(*, language):
    """Return the picture: one reply, two look-ups, one message back.

    The texts are those of a run of the fake client.
    """
    _ = translator(language)
    drawing = Drawing(
        _("Two requests in one reply, two results in one message"),
        _(
            "Between two calls the work fans out and in again: one reply holds two tool_use blocks, your program makes two look-ups, one user message holds both results, and the next call brings the answer."
        ),
    )
    question, reply, results, last = _run(language)
    y = _first_call(drawing, drawing.top, question["content"], language)
    y = _spread(drawing, y)
    calls = [(f"`tool_use` · `{use['id']}`", f"`{describe(use)}`") for use in tool_uses(reply)]
    y = _message(drawing, y, "assistant", _("one reply"), calls, MODEL, MODEL_LANE)
    y = _look_ups(drawing, y, tool_uses(reply), language)
    texts = [(f"`tool_result` · `{r['tool_use_id']}`", result_text(r)) for r in results["content"]]
    y = _message(drawing, y, "user", _("one message"), texts, PROGRAM, PROGRAM_LANE)
    y = _gather(drawing, y)
    y = _second_call(drawing, y, text_of(last), language)
    return drawing.picture(y + MARGIN)


def _run(language):
    """Return the messages of the run: question, reply, results, answer."""
    shop, messages = Shop(language), []
    tools = shop_tools("get_order_status", "get_return_window", language=language)
    asked = shop.language.questions["two"]
    client = FakeClient(language)
    answer(client, asked, shop, tools, run_tool, messages=messages, out=lambda line: None)
    return messages


def _first_call(drawing, top, question, language):
    """Draw the question and the call it goes into; return the call's bottom."""
    height = _side_height(question)
    drawing.box(MARGIN, top, SIDE_WIDTH, height, question, PERSON, size=13)
    middle = top + height / 2
    drawing.arrow((MARGIN + SIDE_WIDTH + 2, middle), (CENTRE - MODEL_WIDTH / 2 - 2, middle))
    _model(drawing, top, height, 1, language)
    return top + height


def _second_call(drawing, top, words, language):
    """Draw the last call and the answer that comes out; return the bottom."""
    height, x = _side_height(words), WIDTH - MARGIN - SIDE_WIDTH
    _model(drawing, top, height, 2, language)
    middle = top + height / 2
    drawing.arrow((CENTRE + MODEL_WIDTH / 2 + 2, middle), (x - 2, middle))
    drawing.box(x, top, SIDE_WIDTH, height, words, MODEL, size=13)
    return top + height


def _side_height(words):
    return height_of(words, SIDE_WIDTH - 16, 13) + 20


def _model(drawing, top, height, number, language):
    _ = translator(language)
    x = CENTRE - MODEL_WIDTH / 2
    drawing.rect(x, top, MODEL_WIDTH, height, MODEL, radius=14)
    texts = [(_("model"), 14, True), (_("call {n}").format(n=number), 13, False)]
    place = (CENTRE, top + height / 2, MODEL_WIDTH - 12)
    drawing.column(*place, texts, ink=MODEL.ink, align="middle")


def _spread(drawing, y):
    """Draw the way from the call's middle to both columns; return its end."""
    for middle in MIDDLES:
        drawing.arrow((CENTRE, y + 2), (CENTRE, y + 14), (middle, y + 14), (middle, y + ARROW))
    return y + ARROW + 2


def _gather(drawing, y):
    """Draw the way from both columns to the next call; return its end."""
    for middle in MIDDLES:
        drawing.line((middle, y + 2), (middle, y + 14), (CENTRE, y + 14))
    drawing.arrow((CENTRE, y + 14), (CENTRE, y + ARROW))
    return y + ARROW + 2


def _message(drawing, top, role, title, blocks, paint, lane):
    """Draw one message with its two blocks; return its bottom."""
    room = COLUMN_WIDTH - 24
    block_height = max(height_of(words, room, 13) for _name, words in blocks) + 38
    height = block_height + 50
    y = drawing.lane(MARGIN, top, INNER, height, f"{title} (`{role}`)", lane)
    for x, (name, words) in zip(COLUMN_X, blocks):
        drawing.rect(x, y, COLUMN_WIDTH, block_height, paint)
        font = {"size": 13, "width": room, "ink": paint.ink}
        below = drawing.text(x + 12, y + 8, name, bold=True, **font)
        drawing.text(x + 12, below + 2, words, **font)
    return top + height


def _look_ups(drawing, top, uses, language):
    """Draw what the program does for each call; return where its arrows end."""
    _ = translator(language)
    for middle, use in zip(MIDDLES, uses):
        drawing.arrow((middle, top + 2), (middle, top + ARROW))
        words = _("your program looks up {id}").format(id=use["input"]["order_id"])
        drawing.box(middle - 135, top + ARROW + 2, 270, 38, words, PLAIN)
        drawing.arrow((middle, top + ARROW + 42), (middle, top + 2 * ARROW + 40))
    return top + 2 * ARROW + 42
