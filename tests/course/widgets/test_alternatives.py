"""What a cell shows where no widget runs."""

import pytest

from course.errors import CourseError
from course.widgets import fill_blank, find_line, predict, quiz
from course.widgets.display import VIEW
from course.widgets.records import MIME

ASKED = [
    (quiz, "demo-quiz", "model", "program"),
    (predict, "demo-predict", "two-calls", "one-call"),
    (find_line, "demo-line", "line-3", "line-2"),
    (fill_blank, "demo-blank", '"end_turn"', "'tool_use'"),
]


def shown(shell, ask, name, **given):
    """Return the data of the two outputs: the live widget, and what stands in for it."""
    shell.display_pub.outputs.clear()
    ask(name, language="en", **given)
    live, still = (output["data"] for output in shell.display_pub.outputs)
    return live, still


@pytest.mark.parametrize("ask, name, wrong, right", ASKED)
def test_the_widget_and_what_stands_in_for_it_are_two_outputs(shell, ask, name, wrong, right):
    """JupyterLab shows one representation: the view, or an error where its kernel is gone."""
    live, still = shown(shell, ask, name)
    assert set(live) == {VIEW, "text/plain"} and live["text/plain"] == ""
    assert set(still) == {MIME, "text/html", "text/plain"}
    assert still[MIME] == {"question": name, "attempts": []}


@pytest.mark.parametrize("ask, name, wrong, right", ASKED)
def test_alternatives_are_the_same_bytes_again(shell, ask, name, wrong, right):
    pairs = [shown(shell, ask, name, answer=wrong)[1] for _ in range(2)]
    first, second = ([data["text/html"], data["text/plain"]] for data in pairs)
    assert first == second


@pytest.mark.parametrize("kind", ["text/html", "text/plain"])
@pytest.mark.parametrize("ask, name, wrong, right", ASKED[:3])
def test_alternatives_show_each_key_and_how_to_type_it(shell, ask, name, wrong, right, kind):
    alternative = shown(shell, ask, name)[1][kind].replace("&quot;", '"')
    if ask is not find_line:
        assert wrong in alternative and right in alternative
    assert 'answer="' in alternative
    assert "✓" not in alternative and "✗" not in alternative


@pytest.mark.parametrize("kind", ["text/html", "text/plain"])
@pytest.mark.parametrize("ask, name, wrong, right", ASKED)
def test_alternatives_show_the_verdict(shell, ask, name, wrong, right, kind):
    assert "Not yet: " in shown(shell, ask, name, answer=wrong)[1][kind]
    assert "Right: " in shown(shell, ask, name, answer=right)[1][kind]


def test_alternatives_of_a_blank_do_not_give_it_away(shell):
    data = shown(shell, fill_blank, "demo-blank")[1]
    assert 'if reply["stop_reason"] == ____:' in data["text/plain"]
    assert "tool_use" not in data["text/plain"] + data["text/html"]


PRINTED = """Who looks order 1042 up in the database?

[model] the model
[provider] the API's provider
[program] the program, with shop.find

To answer here, type the key of your choice: answer="…", and run the cell.

✗ model
Not yet: It writes a request: that is text.
"""


def test_plain_python_prints_the_text_and_returns_the_attempts(folder, capsys):
    assert quiz("demo-quiz", language="en", answer="model") == [{"answer": "model", "typed": True}]
    assert capsys.readouterr().out == PRINTED


def test_a_wrong_prediction_is_compared_line_by_line(folder, capsys):
    predict("demo-predict", language="en", answer="two-calls")
    assert "≠   call 2 (~56 tokens): end_turn\n" in capsys.readouterr().out


@pytest.mark.parametrize("typed", ["modle", "", 3, None, ["model"], "x" * 501, "\ud800"])
def test_a_typed_answer_that_is_none_is_said_and_not_counted(folder, capsys, typed):
    assert quiz("demo-quiz", language="en", answer=typed) == []
    printed = capsys.readouterr().out
    assert "The keys are: model, provider, program." in printed or "An answer is" in printed


def test_the_returned_list_is_the_same_for_every_run(folder):
    assert quiz("demo-quiz", language="en") is quiz("demo-quiz", language="en", answer="model")


def test_a_question_asked_with_another_function_says_so(folder):
    with pytest.raises(CourseError, match=r"“demo-quiz” is asked with quiz\(…\), not with predict"):
        predict("demo-quiz", language="en")


def test_a_right_prediction_says_that_the_real_run_is_the_same(folder, capsys):
    predict("demo-predict", language="en", answer="one-call")
    printed = capsys.readouterr().out
    assert "The real run prints the same, line for line." in printed
    assert "You chose:" not in printed
