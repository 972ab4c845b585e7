import ast
from itertools import product

import pytest

from autograder.build.literals import comment, formatted, string

QUOTES = ['"x y"', "'x y'", '"""x y"""', "'''x y'''", 'r"x y"', 'R"""x y"""', 'u"x y"']
PIECES = ['"', "'", '"""', "'''", "\\", "\n", "\t", "ñ", "я", "\xa0", "{", "\x00", r"\N", "#"]


@pytest.mark.parametrize("raw", QUOTES)
def test_any_text_becomes_a_literal_of_that_text(raw):
    for pieces in product(PIECES, repeat=3):
        text = "".join(pieces)
        assert ast.literal_eval(string(raw, text)) == text


@pytest.mark.parametrize(
    "raw, text, wanted",
    [
        ('"a b"', "él dijo «sí»", '"él dijo «sí»"'),
        ('"a b"', 'el "doble"', "'el \"doble\"'"),
        ("'''a b'''", "uno\ndos", "'''uno\ndos'''"),
        ('"a b"', "sin\xa0corte", '"sin\\xa0corte"'),
    ],
)
def test_a_literal_keeps_the_style_of_the_original(raw, text, wanted):
    assert string(raw, text) == wanted


@pytest.mark.parametrize("quote", ['"', "'", '"""', "'''"])
@pytest.mark.parametrize("piece", ['"', "'", "\\", "\n", "{{", "ñ"])
def test_an_f_string_keeps_its_fields(quote, piece):
    fields = ("{n + 1}", "{n!r}")
    source = formatted(f"f{quote}a b{quote}", f"{piece}{{n!r}} y {{n + 1}}{piece}", fields)
    plain = piece.replace("{{", "{")
    assert eval(source, {"n": 1}) == f"{plain}1 y 2{plain}"


def test_a_comment_keeps_its_number_signs():
    assert comment("##  two words", "dos palabras") == "##  dos palabras"
