"""Compute the contrast of two colours, as WCAG 2 defines it."""


def contrast(one, other):
    """Return the ratio, from 1 to 21, of two ``#rrggbb`` colours."""
    darker, lighter = sorted([_luminance(one), _luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour):
    parts = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    red, green, blue = (_linear(part) for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part):
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
