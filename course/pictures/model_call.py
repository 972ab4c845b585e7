"""Show two model calls, each carrying everything (lesson 00)."""

from course.i18n import translator
from course.languages import language as read_language
from course.pictures.palette import MODEL, MUTED, PERSON, PLAIN, PROGRAM_LANE
from course.pictures.svg import MARGIN, Drawing

REQUEST_WIDTH = 420
MODEL_X, MODEL_WIDTH = 484, 112
REPLY_X, REPLY_WIDTH = 636, 104
FIELD_X = 132
ROW, GAP = 30, 6
BETWEEN = 66  # from one call to the next


def model_call(*, language):
    """Return the picture: (system, messages, tools) → reply, twice."""
    _ = translator(read_language(language).code)
    drawing = Drawing(
        _("The API has no memory: each call carries everything"),
        _(
            "Two calls to a model: each sends system, messages and tools and brings one reply back; the second sends the first question and reply again, because the API keeps nothing."
        ),
    )
    bottom = _call(drawing, drawing.top, 1, language)
    end = _call(drawing, bottom + BETWEEN, 2, language)
    _way_back(drawing, bottom, _("your program keeps the reply and sends it again"))
    return drawing.picture(end + MARGIN)


def _call(drawing, top, number, language):
    """Draw one call from `top` down; return its bottom."""
    _ = translator(language)
    messages = _messages(number, language)
    height = _height(len(messages))
    title = _("call {n}").format(n=number)
    y = drawing.lane(MARGIN, top, REQUEST_WIDTH, height, title, PROGRAM_LANE)
    y = _field(drawing, y, "system", [(_("how it should behave"), PLAIN)])
    y = _field(drawing, y, "messages", messages)
    _field(drawing, y, "tools", [(_("what it may ask for"), PLAIN)])
    _model_and_reply(drawing, top + height / 2, number, language)
    return top + height


def _height(messages):
    """Return the height of a request: a title, a row per message, two more."""
    return 36 + (messages + 2) * (ROW + GAP) + 8


def _messages(number, language):
    _ = translator(language)
    first = (_("question {n}").format(n=1), PERSON)
    if number == 1:
        return [first]
    return [first, (_("reply {n}").format(n=1), MODEL), (_("question {n}").format(n=2), PERSON)]


def _field(drawing, y, name, rows):
    """Draw a request's field with one box per row; return the next field's top."""
    drawing.text(MARGIN + 16, y + 6, f"`{name}`", size=13)
    for words, paint in rows:
        drawing.box(FIELD_X, y, MARGIN + REQUEST_WIDTH - 16 - FIELD_X, ROW, words, paint)
        y += ROW + GAP
    return y


def _model_and_reply(drawing, middle, number, language):
    _ = translator(language)
    drawing.rect(MODEL_X, middle - 40, MODEL_WIDTH, 80, MODEL, radius=14)
    texts = [(_("model"), 16, True), (_("keeps nothing"), 13, False)]
    place = (MODEL_X + MODEL_WIDTH / 2, middle, MODEL_WIDTH - 10)
    drawing.column(*place, texts, ink=MODEL.ink, align="middle")
    words = _("reply {n}").format(n=number)
    drawing.box(REPLY_X, middle - 20, REPLY_WIDTH, 40, words, MODEL)
    drawing.arrow((MARGIN + REQUEST_WIDTH + 2, middle), (MODEL_X - 2, middle))
    drawing.arrow((MODEL_X + MODEL_WIDTH + 2, middle), (REPLY_X - 2, middle))


def _way_back(drawing, bottom, words):
    """Draw how reply 1 goes into call 2: down, left, into the next request."""
    x, target = REPLY_X + REPLY_WIDTH / 2, MARGIN + REQUEST_WIDTH / 2
    y = bottom + 36
    start = (x, bottom - _height(messages=1) / 2 + 22)
    drawing.arrow(start, (x, y), (target, y), (target, bottom + BETWEEN - 2))
    drawing.text((x + target) / 2, y - 22, words, size=13, ink=MUTED, align="middle")
