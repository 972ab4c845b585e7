"""What a failing check shows a learner."""

import pytest

from course.checks import CheckFailed, check, check_answer, quietly


def test_a_check_that_holds_says_nothing():
    check(True, "loop-length", "…")


def test_a_check_that_fails_shows_its_message_and_code_and_no_stack():
    with pytest.raises(AssertionError) as caught:
        check([], "loop-length", "Two requests are needed.")
    assert caught.value.code == "loop-length"
    assert caught.value._render_traceback_() == ["✗ Two requests are needed. [loop-length]"]
    assert isinstance(caught.value, CheckFailed)


def test_a_long_message_is_wrapped_for_pages_that_do_not_wrap():
    with pytest.raises(CheckFailed) as caught:
        check(False, "loop-length", "Two requests are needed. " * 10)
    lines = caught.value._render_traceback_()
    assert len(lines) > 1 and max(map(len, lines)) <= 96


CODES = {
    ("stop-check", '"end_turn"'): "stop-check-end-turn",
    ("stop-check", "'end_turn'"): "stop-check-end-turn",
    ("stop-check", '"anything else"'): "stop-check-other",
    ("stop-check", 5): "stop-check-other",
    ("thanks", "two-calls"): "thanks-two-calls",
    ("thanks", "Two Calls!"): "thanks-other",
    ("name-as-id", "line-2"): "name-as-id-line-2",
}


@pytest.mark.parametrize("question, answer", CODES)
def test_a_wrong_answer_gives_a_stable_code(question, answer):
    with pytest.raises(CheckFailed) as caught:
        check_answer(question, [{"answer": answer}], language="bg")
    assert caught.value.code == CODES[question, answer]


def test_a_question_without_an_answer_has_a_code_of_its_own():
    with pytest.raises(CheckFailed) as caught:
        check_answer("thanks", [], language="en")
    assert caught.value.code == "not-answered"


def test_a_quiet_run_prints_only_when_it_raises(capsys):
    def run(fail):
        print("step 1")
        return 1 / (0 if fail else 1)

    assert quietly(run, False) == 1.0
    assert capsys.readouterr().out == ""
    with pytest.raises(ZeroDivisionError):
        quietly(run, fail=True)
    assert capsys.readouterr().out == "step 1\n"
