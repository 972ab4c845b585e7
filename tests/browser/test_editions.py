"""Each widget works in Spanish and in Bulgarian."""

import pytest
from all_widgets import ASKED, LANGUAGES
from playwright.sync_api import expect

WORDS = {  # not yet, right, the player's first step
    "es": ("Todavía no: ", "Correcto: ", "Paso 1 de 7"),
    "bg": ("Още не: ", "Вярно: ", "Стъпка 1 от 7"),
}


@pytest.fixture(scope="module", params=sorted(set(LANGUAGES) - {"en"}))
def edition(request, lab, released):
    lab.open(released(f"edition_{request.param}", request.param))
    lab.run_all()
    return lab, WORDS[request.param]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)
def test_a_widget_answers_in_its_language(edition, asked):
    lab, (not_yet, right, _) = edition
    widget = lab.widget(asked.cell)
    widget.click(asked.wrong)
    assert not_yet in widget.says("✗")
    widget.click(asked.right)
    assert right in widget.says("✓")


def test_the_player_speaks_its_language(edition):
    lab, (*_, first) = edition
    expect(lab.widget("all_widgets-player").root).to_contain_text(first)
