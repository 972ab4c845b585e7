import pytest
from contrast import contrast

from course.pictures import palette

PAINTS = {name: paint for name, paint in vars(palette).items() if isinstance(paint, palette.Paint)}
LINES = ["PLAIN", "WALL", "MODEL", "PROGRAM", "PERSON", "ERROR"]


def test_contrast_is_that_of_the_standard():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("name", PAINTS)
def test_words_can_be_read_on_their_own_fill(name):
    assert contrast(PAINTS[name].ink, PAINTS[name].fill) >= 4.5


@pytest.mark.parametrize("ink", [palette.INK, palette.MUTED, palette.ERROR.ink])
@pytest.mark.parametrize("name", ["CARD", "PROGRAM_LANE", "MODEL_LANE", "ERROR_LANE"])
def test_plain_words_can_be_read_on_every_ground(ink, name):
    assert contrast(ink, PAINTS[name].fill) >= 4.5


@pytest.mark.parametrize("name", LINES)
def test_edges_can_be_seen_on_the_card(name):
    assert contrast(PAINTS[name].edge, palette.CARD.fill) >= 3
