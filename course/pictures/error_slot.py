"""Show an error that goes back as a result, and one that does not (lesson 02)."""

from course.blocks import result_text, tool_use
from course.i18n import translator
from course.languages import language as read_language
from course.pictures.palette import ERROR, MODEL, MUTED, PROGRAM, WALL
from course.pictures.svg import MARGIN, Drawing
from course.shop import Shop
from course.shop_tools import run_tool

LEFT_WIDTH = 258
WALL_X, WALL_WIDTH = 354, 26
RIGHT_X, RIGHT_WIDTH = 486, 254
HEIGHT, GAP = 94, 18
SLOT = 36


def error_slot(*, language):
    """Return the picture: three ends of a tool, one slot in the wall behind it."""
    _ = translator(language)
    drawing = Drawing(
        _("An error goes back through the same slot as a result"),
        _(
            "Three ways a tool can end: a result and an error both go back as a tool_result, and the model goes on; an exception does not fit through that slot and kills the loop."
        ),
    )
    top = drawing.text(MARGIN, drawing.top, _("What `run_tool` does"), size=13, ink=MUTED) + 6
    drawing.text(RIGHT_X, drawing.top, _("What happens next"), size=13, ink=MUTED)
    middles = [top + HEIGHT / 2 + n * (HEIGHT + GAP) for n in range(3)]
    slot = (middles[0] + middles[1]) / 2
    bottom = middles[2] + HEIGHT / 2
    _wall(drawing, top, slot, bottom)
    _results(drawing, middles, language)
    _through_the_slot(drawing, middles[:2], slot)
    _next_call(drawing, slot, language)
    _exception(drawing, middles[2], language)
    return drawing.picture(bottom + MARGIN)


def _wall(drawing, top, slot, bottom):
    """Draw the wall from `top` to `bottom`, with a slot around `slot`."""
    above, below = slot - SLOT / 2, slot + SLOT / 2
    drawing.rect(WALL_X, top, WALL_WIDTH, above - top, WALL, radius=3)
    drawing.rect(WALL_X, below, WALL_WIDTH, bottom - below, WALL, radius=3)


def _results(drawing, middles, language):
    """Draw the two ends that fit through the slot, with the shop's own texts."""
    _ = translator(language)
    found, unknown = (_shop_says(order, language) for order in ("1042", "9999"))
    texts = _texts("✓ " + _("It returns a result"), "`tool_result`", found)
    _panel(drawing, MARGIN, middles[0], LEFT_WIDTH, texts, PROGRAM)
    texts = _texts("✗ " + _("It returns an error"), "`tool_result` · `is_error`", unknown)
    _panel(drawing, MARGIN, middles[1], LEFT_WIDTH, texts, ERROR)


def _shop_says(order_id, language):
    use = tool_use("get_order_status", {"order_id": order_id}, id="call_1")
    return result_text(run_tool(use, Shop(language)))


def _through_the_slot(drawing, middles, slot):
    start, turn = MARGIN + LEFT_WIDTH + 2, (MARGIN + LEFT_WIDTH + WALL_X) / 2
    for middle in middles:
        drawing.line((start, middle), (turn, middle), (turn, slot))
    drawing.arrow((turn, slot), (RIGHT_X - 2, slot))
    label = (WALL_X + WALL_WIDTH + RIGHT_X) / 2
    drawing.text(label, slot - 24, "`tool_result`", size=13, align="middle")


def _next_call(drawing, middle, language):
    _ = translator(language)
    phrases = read_language(language).phrases
    found = f"✓ {phrases['prefix']} {_shop_says('1042', language)}."
    title = _("The next call: the model reads and goes on")
    texts = _texts(title, found, f"✗ {phrases['not_found']}")
    _panel(drawing, RIGHT_X, middle, RIGHT_WIDTH, texts, MODEL, height=2 * HEIGHT + GAP, gap=9)


def _exception(drawing, middle, language):
    """Draw the end that is stopped by the wall, and what comes of it."""
    _ = translator(language)
    raised, missing = "`KeyError`", _("There is no `tool_result`.")
    texts = _texts("✗ " + _("It raises an exception"), raised, missing)
    _panel(drawing, MARGIN, middle, LEFT_WIDTH, texts, ERROR, dashed=True)
    ends = (MARGIN + LEFT_WIDTH + 2, middle), (WALL_X - 22, middle)
    drawing.line(*ends, ink=ERROR.edge, dashed=True)
    drawing.text(WALL_X - 11, middle - 13, "✗", size=18, ink=ERROR.edge, align="middle")
    texts = _texts(_("The loop dies"), _("No next call, no answer for the customer."))
    _panel(drawing, RIGHT_X, middle, RIGHT_WIDTH, texts, ERROR, dashed=True)


def _texts(title, *others):
    return [(title, 14, True), *((words, 13, False) for words in others)]


def _panel(drawing, x, middle, width, texts, paint, *, height=HEIGHT, gap=2, dashed=False):
    drawing.rect(x, middle - height / 2, width, height, paint, dashed=dashed)
    drawing.column(x + 14, middle, width - 26, texts, gap=gap, ink=paint.ink)
