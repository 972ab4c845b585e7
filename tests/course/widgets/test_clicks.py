"""What a click or Enter in a widget does."""

import json
from threading import Thread

import ipywidgets
import pytest

from course.widgets import fill_blank, find_line, ledger, predict, quiz
from course.widgets.display import VIEW
from course.widgets.records import MIME


def widgets_in(box):
    """Return a box's widgets, depth first."""
    children = getattr(box, "children", ())
    return [box, *(each for child in children for each in widgets_in(child))]


def shown(shell, number=0):
    """Return the widgets of one displayed output."""
    views = [output["data"][VIEW] for output in shell.display_pub.outputs if VIEW in output["data"]]
    return widgets_in(ipywidgets.widgets.widget._instances[views[number]["model_id"]])


def of_kind(widgets, kind):
    return [widget for widget in widgets if type(widget) is kind]


def press(shell, key):
    next(b for b in of_kind(shown(shell), ipywidgets.Button) if b.tooltip == key).click()


def page(shell):
    return " ".join(widget.value for widget in of_kind(shown(shell), ipywidgets.HTML))


def side_file(folder):
    return json.loads((folder / "77_demo.answers.json").read_text("utf-8"))


def answer_in_blank(shell, text):
    (field,) = of_kind(shown(shell), ipywidgets.Text)
    field.value = text


CHOICES = [
    (quiz, "demo-quiz", "model", "program"),
    (predict, "demo-predict", "two-calls", "one-call"),
    (find_line, "demo-line", "line-3", "line-2"),
]


@pytest.mark.parametrize("ask, name, wrong, right", CHOICES)
def test_clicks_extend_the_returned_list_and_the_side_file(shell, folder, ask, name, wrong, right):
    attempts = ask(name, language="en")
    press(shell, wrong)
    assert attempts == [{"answer": wrong}]
    press(shell, right)
    assert attempts == [{"answer": wrong}, {"answer": right}]
    assert side_file(folder) == {name: attempts}


@pytest.mark.parametrize("ask, name, wrong, right", CHOICES)
def test_a_click_is_answered_in_words_and_shape(shell, ask, name, wrong, right):
    ask(name, language="en")
    press(shell, wrong)
    assert "<strong>✗</strong> Not yet:" in page(shell)
    press(shell, right)
    assert "<strong>✓</strong> Right:" in page(shell)
    assert "The others:" in page(shell)


@pytest.mark.parametrize("ask, name, wrong, right", CHOICES)
def test_a_card_says_by_its_name_how_it_fared(shell, ask, name, wrong, right):
    ask(name, language="en")
    press(shell, wrong)
    press(shell, right)
    names = {b.tooltip: b.description for b in of_kind(shown(shell), ipywidgets.Button)}
    assert names[wrong].startswith("✗ not this one: ")
    assert names[right].startswith("✓ right: ")


@pytest.mark.parametrize("ask, name, wrong, right", CHOICES)
def test_after_the_right_answer_a_click_changes_nothing(shell, ask, name, wrong, right):
    attempts = ask(name, language="en")
    press(shell, right)
    open_ones = [b.tooltip for b in of_kind(shown(shell), ipywidgets.Button) if not b.disabled]
    assert open_ones == [right]  # it keeps the focus
    press(shell, wrong)
    press(shell, right)
    assert attempts == [{"answer": right}]


def test_the_same_wrong_answer_twice_is_one_attempt(shell):
    attempts = quiz("demo-quiz", language="en")
    press(shell, "model")
    press(shell, "model")
    assert attempts == [{"answer": "model"}]


def test_a_click_updates_the_displayed_record(shell):
    quiz("demo-quiz", language="en")
    press(shell, "model")
    first, last = (o for o in shell.display_pub.outputs if MIME in o["data"])
    assert first["data"][MIME] == {"question": "demo-quiz", "attempts": []}
    assert last["data"][MIME] == {"question": "demo-quiz", "attempts": [{"answer": "model"}]}
    assert "Not yet: " in last["data"]["text/html"] and "Not yet: " in last["data"]["text/plain"]
    assert last["update"] and not first.get("update")
    assert first["transient"] == last["transient"] == {"display_id": "course-answer-demo-quiz"}


def test_a_prediction_shows_the_real_run_beside_the_chosen_one(shell):
    predict("demo-predict", language="en")
    press(shell, "two-calls")
    assert "You chose:" in page(shell) and "The real run:" in page(shell)
    assert "<mark>≠   call 2 (~56 tokens): end_turn\n</mark>" in page(shell)


def test_what_arrives_from_the_blank_is_the_answer(shell, folder):
    attempts = fill_blank("demo-blank", language="en")
    answer_in_blank(shell, '"end_turn"')
    assert "Not yet: That is where the model has finished." in page(shell)
    answer_in_blank(shell, " 'tool_use' ")
    assert attempts == [{"answer": '"end_turn"'}, {"answer": "'tool_use'"}]
    assert side_file(folder) == {"demo-blank": attempts}
    (field,) = of_kind(shown(shell), ipywidgets.Text)
    (check,) = of_kind(shown(shell), ipywidgets.Button)
    assert field.disabled and not check.disabled  # the button has the focus now


def test_the_button_alone_answers_nothing(shell):
    """Its message may overtake the text: the page sends the text with it."""
    attempts = fill_blank("demo-blank", language="en")
    (check,) = of_kind(shown(shell), ipywidgets.Button)
    check.click()
    assert attempts == []


def test_a_click_waits_for_the_one_before(shell, monkeypatch):
    attempts = quiz("demo-quiz", language="en")
    second = Thread(target=press, args=(shell, "program"))
    read = ledger.side_file.read

    def read_while_the_second_comes(file):
        if not second.ident:
            second.start()
            second.join(0.2)
        return read(file)

    monkeypatch.setattr(ledger.side_file, "read", read_while_the_second_comes)
    press(shell, "program")
    second.join()
    assert attempts == [{"answer": "program"}]


@pytest.mark.parametrize("typed", ["  ", '"tool_use', "“tool_use”", "a\nb", "x" * 501, "\ud800"])
def test_what_is_no_answer_is_said_kindly_and_does_not_count(shell, folder, typed):
    attempts = fill_blank("demo-blank", language="en")
    answer_in_blank(shell, typed)
    assert attempts == []
    assert 'class="course-note"' in page(shell)
    assert not (folder / "77_demo.answers.json").exists()


def test_a_spoilt_list_does_not_stop_a_click(shell):
    attempts = quiz("demo-quiz", language="en")
    attempts.append("rubbish")
    press(shell, "model")
    assert attempts == [{"answer": "model"}]


def test_a_card_holds_no_markup_of_its_own(shell):
    predict("demo-predict", language="en", answer="two-calls")
    fill_blank("demo-blank", language="en", answer="'<b>'")
    assert "<b>" not in page(shell)
