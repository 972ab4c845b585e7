"""Show a run's bill as the area under a staircase (lesson 05)."""

from itertools import accumulate

from course.client import FakeClient
from course.i18n import translator
from course.loop import answer
from course.pictures.palette import MODEL, MUTED, PERSON
from course.pictures.svg import MARGIN, WIDTH, Drawing
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools

LEFT, STEP = 96, 118  # the axis; the width of one call
SCALE = 3  # pixels per token
TICK = 20  # tokens
NOTES_X = 592


def bill_staircase(*, language):
    """Return the picture of the "about 1050" run: input tokens per call.

    The figures are the `usage` of a run of the fake client in this edition.
    """
    _ = translator(language)
    tokens = _tokens_per_call(language)
    total = sum(tokens)
    drawing = Drawing(
        _("The bill is the area under the staircase"),
        _(
            "A staircase of input tokens per call, {tokens}: every step is higher, because the whole history is sent again; its area, {total} tokens, is the bill."
        ).format(tokens=", ".join(map(str, tokens)), total=total),
    )
    top = drawing.text(MARGIN, drawing.top, _("input tokens per call"), size=13, ink=MUTED) + 10
    highest = (max(tokens) // TICK + 2) * TICK
    ground = top + highest * SCALE
    _axis(drawing, ground, highest)
    _steps(drawing, ground, tokens, language)
    bottom = _sums(drawing, ground, tokens, language)
    _notes(drawing, (top + ground) / 2, tokens, language)
    return drawing.picture(bottom + MARGIN)


def _tokens_per_call(language):
    client, shop = FakeClient(language), Shop(language)
    tools = shop_tools("get_order_status", language=language)
    question = shop.language.questions["about"]
    answer(client, question, shop, tools, run_tool, out=lambda line: None)
    return [reply["usage"]["input_tokens"] for reply in client.replies]


def _axis(drawing, ground, highest):
    drawing.line((LEFT, ground - highest * SCALE), (LEFT, ground), ink=MUTED)
    for tokens in range(0, highest + 1, TICK):
        y = ground - tokens * SCALE
        drawing.line((LEFT - 6, y), (LEFT, y), ink=MUTED)
        drawing.text(LEFT - 10, y - 9, str(tokens), size=13, ink=MUTED, align="end")


def _steps(drawing, ground, tokens, language):
    """Draw each call as a step: below what was sent before, on top what is new."""
    _ = translator(language)
    for n, (before, now) in enumerate(zip([0, *tokens], tokens)):
        x, new = LEFT + n * STEP, (now - before) * SCALE
        words = f"+{now - before}" if before else _("all new")
        drawing.box(x, ground - now * SCALE, STEP, new, words, PERSON, size=13, radius=0)
        if before:
            area = (x, ground - before * SCALE, STEP, before * SCALE)
            drawing.box(*area, _("sent again"), MODEL, size=13, radius=0)
        top = ground - now * SCALE - 24
        drawing.text(x + STEP / 2, top, str(now), size=15, bold=True, align="middle")


def _sums(drawing, ground, tokens, language):
    """Write each call's number and the sum so far; return the bottom."""
    _ = translator(language)
    drawing.text(MARGIN, ground + 32, _("sum"), size=13, ink=MUTED)
    for n, total in enumerate(accumulate(tokens)):
        x = LEFT + (n + 0.5) * STEP
        drawing.text(x, ground + 8, _("call {n}").format(n=n + 1), size=13, align="middle")
        drawing.text(x, ground + 32, str(total), size=13, align="middle")
    return ground + 54


def _notes(drawing, middle, tokens, language):
    _ = translator(language)
    room, total = WIDTH - MARGIN - NOTES_X, _("{total} tokens").format(total=sum(tokens))
    y = drawing.text(NOTES_X, middle - 80, _("the bill"), size=13, width=room)
    y = drawing.text(NOTES_X, y, total, size=17, bold=True, width=room)
    y = drawing.text(NOTES_X, y + 2, f"= {' + '.join(map(str, tokens))}", size=13, width=room)
    words = _("Only the top of each step is new. The rest is sent and paid again.")
    drawing.text(NOTES_X, y + 12, words, size=13, ink=MUTED, width=room)
