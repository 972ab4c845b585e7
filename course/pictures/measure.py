"""Estimate how wide text will be, and break it into lines.

The reader's own font is unknown. Widths are those of DejaVu Sans, the widest
of the usual `system-ui` fonts, so text that fits here fits everywhere.
"""

# Characters by their width in thousandths of the font size, rounded up to 50.
_GROUPS = {
    300: "IJijlÍí",
    350: " \u00a0,./:;\\|‘’·",
    400: "()-[]ft",
    450: "!r¡",
    500: "\"*_`–'",
    550: "?csz¿„“”гзсэ",
    600: "FLkvxyвтухчь",
    650: "0123456789$EPSTYabdeghnopqu{}Éáéóúüñ«»€ГЕЗРТУабеийклоря",
    700: "ABCKRVXZÁАБВСХЧЬЭЯднпц",
    750: "NUÚÜÑИЙКъ",
    800: "&DGHOQÓДЛНОПЦмы",
    850: "#+<=>^w~×✗✓→←↑↓≠Ъю",
    900: "MМФЫф",
    950: "жшщ",
    1100: "ЖШЩЮ№",
}
_WIDTHS = {character: width for width, group in _GROUPS.items() for character in group}
_UNKNOWN = 1000
_CODE = 610
_BOLD = 1.14  # how much wider a bold word is
LINE_HEIGHT = 1.4


def runs_of(words):
    """Return text as runs ``(text, is_code)``: backticks mark code."""
    pieces = enumerate(words.split("`"))
    return [(piece, n % 2 == 1) for n, piece in pieces if piece]


def width_of(words, size, bold=False):
    """Return the estimated width of one line, in the unit of `size`."""
    return sum(_run_width(text, code, bold) for text, code in runs_of(words)) * size / 1000


def lines_of(words, width, size, bold=False):
    """Break text at spaces into lines no wider than `width`, of like length.

    A single word that is wider stands on a line of its own. Backticks
    around code are kept, and never hold a space.
    """
    lines = _fill(words, width, size, bold)
    for narrower in range(int(width), 0, -4):
        balanced = _fill(words, narrower, size, bold)
        if len(balanced) > len(lines):
            break
        lines = balanced
    return lines


def _fill(words, width, size, bold):
    lines = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def height_of(words, width, size, bold=False):
    """Return the height of text once it is broken into lines."""
    return len(lines_of(words, width, size, bold)) * size * LINE_HEIGHT


def _run_width(text, code, bold):
    if code:
        return len(text) * _CODE
    return sum(_WIDTHS.get(character, _UNKNOWN) for character in text) * (_BOLD if bold else 1)
