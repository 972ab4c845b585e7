"""Each widget works in Spanish and in Bulgarian."""

import pytest
from all_widgets import ASKED
from playwright.sync_api import expect

from course.questions import find
from course.widgets.rich import plain

FIRST_STEP = {"es": "Paso 1 de 7", "bg": "Стъпка 1 от 7"}


@pytest.fixture(scope="module", params=FIRST_STEP)
def edition(request, lab, released):
    lab.open(released(f"edition_{request.param}", request.param))
    lab.run_all()
    return lab, request.param


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)
def test_a_widget_answers_in_its_language(edition, asked):
    lab, language = edition
    question, widget = find(asked.like, language), lab.widget(asked.cell)
    for answer, sign in ((asked.wrong, "✗"), (asked.right, "✓")):
        widget.click(answer)
        assert widget.says(sign) == f"{sign} {plain(question.feedback(answer))}"


def test_the_player_speaks_its_language(edition):
    lab, language = edition
    expect(lab.widget("all_widgets-player").root).to_contain_text(FIRST_STEP[language])
