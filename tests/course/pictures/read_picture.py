"""Read a picture's SVG back: texts, filled areas and lines with their places."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from itertools import pairwise

from course.pictures.measure import width_of

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Area:
    left: float
    top: float
    right: float
    bottom: float
    fill: str = ""

    def contains(self, other, by=0):
        across = self.left + by <= other.left and other.right <= self.right - by
        return across and self.top + by <= other.top and other.bottom <= self.bottom - by

    def overlaps(self, other):
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, x, y):
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    @property
    def size(self):
        return (self.right - self.left) * (self.bottom - self.top)


@dataclass(frozen=True)
class Text:
    words: str
    ink: str
    size: float
    area: Area

    @property
    def middle(self):
        return (self.area.left + self.area.right) / 2, (self.area.top + self.area.bottom) / 2


def root_of(picture):
    return ET.fromstring(picture.svg)


def texts_of(picture):
    """Return each line of text; its area is the estimate, from cap height to baseline."""
    return [_text(element) for element in root_of(picture).iter(f"{SVG}text")]


def areas_of(picture):
    """Return filled rectangles and outlines in drawing order; the card comes first."""
    elements = root_of(picture).iter()
    return [_area(element) for element in elements if _is_filled(element)]


def segments_of(picture):
    """Return each piece of each line as ((x, y), (x, y))."""
    lines = [path for path in root_of(picture).iter(f"{SVG}path") if path.get("fill") == "none"]
    corners = [re.findall(r"([-\d.]+) ([-\d.]+)", line.get("d")) for line in lines]
    return [
        pair for line in corners for pair in pairwise((float(x), float(y)) for x, y in line)
    ]


def _text(element):
    code = {child: f"`{child.text}`" for child in element}
    words = (element.text or "") + "".join(
        code[child] + (child.tail or "") for child in element
    )
    size, bold = float(element.get("font-size")), element.get("font-weight") == "bold"
    width, x, y = width_of(words, size, bold), float(element.get("x")), float(element.get("y"))
    left = x - width * {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
    area = Area(left, y - 0.75 * size, left + width, y + 0.2 * size)
    return Text(words, element.get("fill"), size, area)


def _is_filled(element):
    return element.tag in (f"{SVG}rect", f"{SVG}path") and element.get("fill") != "none"


def _area(element):
    if element.tag == f"{SVG}rect":
        x, y, width, height = (float(element.get(key)) for key in ("x", "y", "width", "height"))
        return Area(x, y, x + width, y + height, element.get("fill"))
    left, top = map(float, re.match(r"M([\d.]+) ([\d.]+)", element.get("d")).groups())
    right = max(float(x) for x in re.findall(r"H([\d.]+)", element.get("d")))
    bottom = float(re.search(r"V([\d.]+)", element.get("d")).group(1))
    return Area(left, top, right, bottom, element.get("fill"))
