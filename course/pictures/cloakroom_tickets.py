"""Show call ids as cloakroom tickets (lesson 03)."""

from course.i18n import translator
from course.languages import language as read_language
from course.pictures.palette import CARD, ERROR, ERROR_LANE, MODEL, MUTED, PROGRAM, PROGRAM_LANE
from course.pictures.svg import INNER, MARGIN, Drawing

CALLS = {"call_1": "get_order_status(1042)", "call_2": "get_order_status(1187)"}
LEFT_X, RIGHT_X, TICKET_WIDTH = 36, 446, 278
STUB = {LEFT_X: 72, RIGHT_X: 108}  # the part of a ticket with the number
TICKET, GAP = 52, 10
NOTCH = 6
API_TEXT = "`tool_use` ids were found without `tool_result` blocks immediately after: `call_2`"


def cloakroom_tickets(*, language):
    """Return the picture: ids joined by lines, then one line cut."""
    _ = translator(read_language(language).code)
    drawing = Drawing(
        _("A tool call is a cloakroom ticket: its result carries the same number"),
        _(
            "Tool calls and results as cloakroom tickets: each tool_result carries the id of its tool_use, in any order; where one line is cut and call_2 has no result, the API answers 400."
        ),
    )
    y = _whole(drawing, drawing.top, language)
    y = _cut(drawing, y + 16, language)
    return drawing.picture(y + MARGIN)


def _whole(drawing, top, language):
    _ = translator(language)
    title = "✓ " + _("Each number comes back, in any order: the API accepts it")
    height = 64 + 2 * (TICKET + GAP) + 6
    y = drawing.lane(MARGIN, top, INNER, height, title, PROGRAM_LANE)
    calls, results = _calls(drawing, y), _heading(drawing, RIGHT_X, y, "user")
    for n, (id, order) in enumerate((("call_2", 1187), ("call_1", 1042))):
        words = _("order {id}").format(id=order)
        _result(drawing, results + n * (TICKET + GAP), id, words)
    first, second = calls
    _join(drawing, first, second)
    _join(drawing, second, first)
    return top + height


def _cut(drawing, top, language):
    _ = translator(language)
    title = "✗ " + _("One line is cut: the API rejects the whole request")
    height = 64 + 2 * (TICKET + GAP) + 70
    y = drawing.lane(MARGIN, top, INNER, height, title, ERROR_LANE)
    calls, results = _calls(drawing, y), _heading(drawing, RIGHT_X, y, "user")
    _result(drawing, results, "call_1", _("order {id}").format(id=1042))
    _join(drawing, calls[0], calls[0])
    missing = _("no result for `call_2`")
    place = (RIGHT_X, results + TICKET + GAP, TICKET_WIDTH, TICKET)
    drawing.box(*place, missing, ERROR, size=13, dashed=True)
    _broken_line(drawing, calls[1])
    _refusal(drawing, results + 2 * (TICKET + GAP) + 8)
    return top + height


def _heading(drawing, x, y, role):
    return drawing.text(x, y, f"`{role}`", size=13, ink=MUTED) + 4


def _calls(drawing, y):
    """Draw the two calls; return the `y` of each ticket's middle."""
    y = _heading(drawing, LEFT_X, y, "assistant")
    for n, (id, call) in enumerate(CALLS.items()):
        top = y + n * (TICKET + GAP)
        edge = LEFT_X + TICKET_WIDTH - STUB[LEFT_X]
        _ticket(drawing, LEFT_X, top, edge, MODEL)
        _two_lines(drawing, LEFT_X + 12, top, "`tool_use`", f"`{call}`", MODEL)
        _two_lines(drawing, edge + 12, top, "`id`", f"`{id}`", MODEL)
    return [y + TICKET / 2, y + TICKET + GAP + TICKET / 2]


def _result(drawing, top, id, words):
    edge = RIGHT_X + STUB[RIGHT_X]
    _ticket(drawing, RIGHT_X, top, edge, PROGRAM)
    _two_lines(drawing, RIGHT_X + 10, top, "`tool_use_id`", f"`{id}`", PROGRAM)
    _two_lines(drawing, edge + 12, top, "`tool_result`", words, PROGRAM)


def _ticket(drawing, x, top, edge, paint):
    """Draw a ticket's outline, with two notches where its number tears off."""
    right, bottom = x + TICKET_WIDTH, top + TICKET
    drawing.path(
        f"M{x} {top:g} H{edge - NOTCH} a{NOTCH} {NOTCH} 0 0 0 {2 * NOTCH} 0 H{right} V{bottom:g} "
        f"H{edge + NOTCH} a{NOTCH} {NOTCH} 0 0 0 {-2 * NOTCH} 0 H{x} Z",
        paint,
    )
    drawing.line((edge, top + 12), (edge, bottom - 12), ink=paint.edge, dashed=True)


def _two_lines(drawing, x, top, first, second, paint):
    y = drawing.text(x, top + 6, first, size=13, ink=paint.ink)
    drawing.text(x, y + 2, second, size=13, bold=True, ink=paint.ink)


def _join(drawing, from_y, to_y):
    drawing.arrow((LEFT_X + TICKET_WIDTH + 2, from_y), (RIGHT_X - 2, to_y))


def _broken_line(drawing, y):
    middle = (LEFT_X + TICKET_WIDTH + RIGHT_X) / 2
    drawing.line((LEFT_X + TICKET_WIDTH + 2, y), (middle - 16, y), ink=ERROR.edge, dashed=True)
    drawing.line((middle + 16, y), (RIGHT_X - 2, y), ink=ERROR.edge, dashed=True)
    drawing.text(middle, y - 15, "✗", size=20, bold=True, ink=ERROR.edge, align="middle")


def _refusal(drawing, y):
    drawing.rect(LEFT_X, y, INNER - 32, 52, CARD)
    texts = [("`400` `invalid_request_error`", 13, True), (API_TEXT, 13, False)]
    drawing.column(LEFT_X + 12, y + 26, INNER - 56, texts, ink=ERROR.ink)
