"""Name the few colours that every picture uses."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Paint:
    """Hold the colours of one kind of thing: its fill, its edge, its words.

    Colours are ``#rrggbb``. `ink` on `fill` has a contrast of at least 4.5
    (WCAG AA), `edge` on the card at least 3.
    """

    fill: str
    edge: str
    ink: str


INK = "#1f2430"
MUTED = "#565d6b"
CARD = Paint("#fcfcfa", "#c9cdd4", INK)
PLAIN = Paint("#ffffff", "#7d8490", INK)
WALL = Paint("#d5d8de", "#7d8490", INK)
MODEL = Paint("#e8ecfb", "#4a57b0", "#2b3687")
PROGRAM = Paint("#dff2ec", "#1d7566", "#0f5145")
PERSON = Paint("#fbeecf", "#8f6400", "#664600")
ERROR = Paint("#fde8e4", "#b3261e", "#8a1c16")
MODEL_LANE = Paint("#f4f6fd", "#c3c9e8", MODEL.ink)
PROGRAM_LANE = Paint("#f1f9f6", "#b5d8ce", PROGRAM.ink)
ERROR_LANE = Paint("#fef6f4", "#e6b9b4", ERROR.ink)
