import pytest
from read_picture import texts_of

from course.client import FakeClient
from course.languages import LANGUAGES
from course.loop import answer
from course.pictures import bill_staircase
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools

STEP_SIZE = 15  # the font size of the figure on a step


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_are_the_input_tokens_of_a_run(language):
    client, shop = FakeClient(language), Shop(language)
    tools = shop_tools("get_order_status", language=language)
    answer(client, shop.language.questions["about"], shop, tools, run_tool)
    tokens = [reply["usage"]["input_tokens"] for reply in client.replies]
    texts = texts_of(bill_staircase(language=language))
    assert [int(text.words) for text in texts if text.size == STEP_SIZE] == tokens
    drawn = [text.words for text in texts]
    assert f"= {' + '.join(map(str, tokens))}" in drawn
    assert any(str(sum(tokens)) in words.split() for words in drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_does_not_say_where_a_budget_stops(language):
    """The lesson asks that below it."""
    drawn = [text.words for text in texts_of(bill_staircase(language=language))]
    assert not any(">" in words for words in drawn)


def test_drawing_prints_nothing(capsys):
    bill_staircase(language="en")
    assert capsys.readouterr() == ("", "")
