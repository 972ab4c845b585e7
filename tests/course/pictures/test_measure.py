import pytest

from course.pictures.measure import height_of, lines_of, runs_of, width_of

# Advance widths of DejaVu Sans at 1000 px, as a browser measures them.
DEJAVU = [
    ("When will order 1042 get here?", False, 15750),
    ("¿Cuándo recibo mi pedido 1042?", False, 16443),
    ("Кога да очаквам поръчка 1042?", False, 16902),
    ("Every call pushes the whole history across", True, 24019),
    ("Грешката се връща през същия отвор", True, 22354),
    ("`get_order_status(1042)`", False, 13245),
]


def test_backticks_mark_code():
    assert runs_of("no `tool_result` here") == [
        ("no ", False),
        ("tool_result", True),
        (" here", False),
    ]


@pytest.mark.parametrize(("words", "bold", "measured"), DEJAVU)
def test_the_estimate_is_never_too_small_and_at_most_a_tenth_too_large(words, bold, measured):
    assert measured <= width_of(words, 1000, bold) <= measured * 1.1


def test_an_unknown_character_counts_as_wide_as_its_size():
    assert width_of("漢", 14) == 14


def test_lines_are_no_wider_than_asked_and_lose_no_word():
    words = "one reply holds two `tool_use` blocks, and both are answered"
    lines = lines_of(words, 120, 14)
    assert max(width_of(line, 14) for line in lines) <= 120
    assert " ".join(lines) == words


def test_lines_are_of_like_length():
    assert lines_of("a b c d e f g h i j", width_of("a b c d e f g h i", 14), 14) == [
        "a b c d e",
        "f g h i j",
    ]


def test_a_word_that_is_too_wide_stands_alone():
    assert lines_of("a `get_return_window` b", 40, 14) == ["a", "`get_return_window`", "b"]


def test_a_no_break_space_is_kept():
    assert lines_of("100\u00a0%", 10, 14) == ["100\u00a0%"]


def test_height_counts_the_lines():
    assert height_of("a b", 10, 10) == pytest.approx(28)
