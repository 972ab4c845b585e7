"""Draw boxes, text and arrows into one SVG.

JupyterLab shows an SVG output as an <img>: no style of the page reaches it.
So a drawing brings its own light card, and looks the same in every theme.
All coordinates are pixels at full size; `y` of a text is its top.
"""

from html import escape
from math import hypot

from course.pictures.measure import LINE_HEIGHT, height_of, lines_of, runs_of
from course.pictures.palette import CARD, INK
from course.pictures.picture import Picture

WIDTH = 760
MARGIN = 20
INNER = WIDTH - 2 * MARGIN
SANS = "system-ui, sans-serif"
MONO = "ui-monospace, monospace"
HEAD = 9  # length of an arrow's head


class Drawing:
    """Collect shapes under a title and give them out as a Picture.

    `top` is where the free space under the title begins.
    """

    def __init__(self, title, description):
        self.title = title
        self.description = description
        self._shapes = []
        self.top = self.text(MARGIN, 16, title, width=INNER, size=17, bold=True) + 14

    def rect(self, x, y, width, height, paint, *, radius=8, dashed=False):
        """Draw a rectangle with rounded corners."""
        self._add(
            "rect", x=x, y=y, width=width, height=height, rx=radius,
            fill=paint.fill, stroke=paint.edge, stroke_width=1.5, **_dash(dashed),
        )  # fmt: skip

    def text(self, x, y, words, *, width=None, size=14, bold=False, ink=INK, align="start"):
        """Write text, broken into lines of at most `width`; return its bottom.

        Backticks in `words` mark code. `x` is the left end, the middle or
        the right end, as `align` says: ``start``, ``middle`` or ``end``.
        """
        lines = [words] if width is None else lines_of(words, width, size, bold)
        for n, line in enumerate(lines):
            self._add(
                "text", _spans(line), x=x, y=y + (n * LINE_HEIGHT + 1.06) * size,
                font_size=size, fill=ink, **_unless("start", text_anchor=align),
                **_unless("normal", font_weight="bold" if bold else "normal"),
            )  # fmt: skip
        return y + len(lines) * size * LINE_HEIGHT

    def box(self, x, y, width, height, words, paint, *, size=14, bold=False, **shape):
        """Draw a rectangle with text in its middle; `shape` as in `rect`."""
        self.rect(x, y, width, height, paint, **shape)
        texts = [(words, size, bold)]
        place = (x + width / 2, y + height / 2, width - 16)
        self.column(*place, texts, ink=paint.ink, align="middle")

    def column(self, x, middle, width, texts, *, gap=2, **font):
        """Write texts ``(words, size, bold)`` below each other around `middle`."""
        heights = [height_of(words, width, size, bold) for words, size, bold in texts]
        y = middle - (sum(heights) + gap * (len(texts) - 1)) / 2
        for words, size, bold in texts:
            y = self.text(x, y, words, width=width, size=size, bold=bold, **font) + gap

    def lane(self, x, y, width, height, title, paint):
        """Draw a tinted field with a title; return where its content begins."""
        self.rect(x, y, width, height, paint, radius=10)
        return self.text(x + 14, y + 8, title, width=width - 28, bold=True, ink=paint.ink) + 8

    def line(self, *points, ink=INK, dashed=False):
        """Draw a line through points ``(x, y)``."""
        path = "M" + " L".join(f"{_number(x)} {_number(y)}" for x, y in points)
        self._add("path", d=path, fill="none", stroke=ink, stroke_width=1.75, **_dash(dashed))

    def arrow(self, *points, ink=INK, dashed=False):
        """Draw a line through points with a head at the last."""
        (from_x, from_y), (x, y) = points[-2:]
        length = hypot(x - from_x, y - from_y)
        dx, dy = (x - from_x) / length, (y - from_y) / length
        base = (x - HEAD * dx, y - HEAD * dy)
        self.line(*points[:-1], base, ink=ink, dashed=dashed)
        wings = [(base[0] + side * 5 * dy, base[1] - side * 5 * dx) for side in (1, -1)]
        corners = " ".join(f"{_number(x)},{_number(y)}" for x, y in [(x, y), *wings])
        self._add("polygon", points=corners, fill=ink)

    def path(self, d, paint):
        """Draw a closed outline given as SVG path data."""
        self._add("path", d=d, fill=paint.fill, stroke=paint.edge, stroke_width=1.5)

    def picture(self, height):
        """Return the finished Picture; `height` is that of the whole card."""
        height = _number(height)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" '
            f'height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="{SANS}">'
        )
        names = f"<title>{escape(self.title)}</title><desc>{escape(self.description)}</desc>"
        card = _element(
            "rect", x=0.5, y=0.5, width=WIDTH - 1, height=float(height) - 1, rx=12,
            fill=CARD.fill, stroke=CARD.edge,
        )  # fmt: skip
        svg = "\n".join([head, names, card, *self._shapes, "</svg>\n"])
        return Picture(svg, self.description)

    def _add(self, tag, content="", **attributes):
        self._shapes.append(_element(tag, content, **attributes))


def _element(tag, content="", **attributes):
    """Return one element; an attribute's ``_`` stands for ``-``."""
    pairs = ((key.replace("_", "-"), _number(value)) for key, value in attributes.items())
    opening = " ".join([tag, *(f'{key}="{escape(value)}"' for key, value in pairs)])
    return f"<{opening}>{content}</{tag}>" if content else f"<{opening}/>"


def _number(value):
    """Return a number with at most one decimal: the same bytes everywhere."""
    return value if isinstance(value, str) else f"{round(value, 1):g}"


def _spans(line):
    return "".join(
        f'<tspan font-family="{MONO}">{escape(text)}</tspan>' if code else escape(text)
        for text, code in runs_of(line)
    )


def _dash(dashed):
    return {"stroke_dasharray": "6 5"} if dashed else {}


def _unless(default, **attribute):
    return {key: value for key, value in attribute.items() if value != default}
