"""Hold the word counts and the figures that every lesson quotes."""

import tomllib
from pathlib import Path

import pytest

from course.client import FakeClient
from course.languages import LANGUAGES, language
from course.loop import answer
from course.shop import Shop
from course.shop_tools import run_tool, shop_tools
from course.tokens import tokens

SCENES = tomllib.loads(Path(__file__).parents[1].joinpath("figures.toml").read_text("utf-8"))

# text: word count in es, bg, en
WORDS = {
    "system": (18, 12, 16),
    "descriptions.get_order_status": (10, 9, 11),
    "descriptions.get_return_window": (13, 10, 12),
    "questions.order": (5, 5, 6),
    "questions.thanks": (4, 4, 5),
    "questions.unknown": (5, 4, 5),
    "questions.parcel": (4, 4, 5),
    "questions.about": (9, 6, 9),
    "questions.two": (11, 10, 11),
    "phrases.invented": (7, 8, 8),
    "phrases.prefix": (2, 1, 2),
    "phrases.ask_number": (6, 6, 8),
    "phrases.not_found": (8, 8, 9),
    "phrases.welcome": (8, 7, 9),
    "phrases.cannot": (9, 9, 11),
    "phrases.unknown_order": (4, 3, 4),
    "phrases.missing_field": (2, 2, 2),
    "parcel_trigger": (2, 2, 2),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_costs_the_tokens_that_the_lessons_quote(scene, code):
    figures = SCENES[scene]
    shop, client = Shop(code), FakeClient(code)
    question = shop.language.questions[figures["question"]]
    tools = shop_tools(*figures["tools"], language=code)
    budget = figures.get("budget")
    answer(client, question, shop, tools, run_tool, budget=budget, out=lambda line: None)
    usage = [reply["usage"] for reply in client.replies]
    inputs = [figure["input_tokens"] for figure in usage]
    outputs = [figure["output_tokens"] for figure in usage]
    assert [inputs, outputs] == figures[code]


@pytest.mark.parametrize("code, figures", [("es", (31, 10)), ("bg", (23, 11)), ("en", (29, 11))])
def test_without_tools_the_model_makes_an_answer_up(code, figures):
    words = language(code)
    messages = [{"role": "user", "content": words.questions["order"]}]
    reply = FakeClient(code).create(system=words.system, messages=messages)
    assert reply["content"][0]["text"] == words.phrases["invented"].format(id="1042")
    assert (reply["usage"]["input_tokens"], reply["usage"]["output_tokens"]) == figures


@pytest.mark.parametrize("place", WORDS)
def test_a_text_has_the_word_count_that_its_figures_need(place):
    def words(code):
        value = language(code)
        for part in place.split("."):
            value = value[part] if isinstance(value, dict) else getattr(value, part)
        return len(value.split())

    assert tuple(words(code) for code in ("es", "bg", "en")) == WORDS[place]


@pytest.mark.parametrize(
    "words, expected",
    [(0, 0), (1, 2), (2, 3), (3, 4), (4, 6), (5, 7), (6, 8), (7, 10), (8, 11), (9, 12), (10, 13),
     (11, 15), (12, 16), (13, 17), (14, 19)],
)  # fmt: skip
def test_tokens_are_1_3_a_word_rounded_up(words, expected):
    assert tokens("word " * words) == expected


def test_every_edition_has_the_same_orders_and_customers():
    def customers(code):
        return {id: order["customer"] for id, order in language(code).orders.items()}

    assert customers("es") == customers("bg") == customers("en")
    hidden = set(customers("en")) - {"1042"}
    assert not any(id == "9999" or 1000 <= int(id) <= 1099 for id in hidden)


@pytest.mark.parametrize("kind", ["descriptions", "questions", "phrases", "transcript", "orders"])
def test_every_edition_has_the_same_texts(kind):
    english = set(getattr(language("en"), kind))
    assert all(set(getattr(language(code), kind)) == english for code in LANGUAGES)
