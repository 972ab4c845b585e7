"""What the questions judge and say."""

import pytest

from course.questions.model import FindLine, Option, Predict, Quiz

OPTIONS = [Option(key, key.upper(), f"why {key}") for key in ("one", "two", "three", "four")]
LINES = dict(lines=["a = 1", "b = 2"], why=["fine", "that one"])


def quiz(**changed):
    fields = dict(name="which", prompt="Which?", options=OPTIONS, right="two")
    return Quiz(**fields | changed)


def test_the_order_is_fixed_by_name_and_keys_alone():
    again = quiz(options=list(reversed(OPTIONS)), right="one", language="es")
    assert quiz().keys == again.keys == ("four", "three", "one", "two")


def test_another_question_has_another_order():
    orders = {quiz(name=f"which-{n}").keys for n in range(20)}
    assert len(orders) > 10


def test_an_author_can_keep_the_order():
    assert quiz(in_order=True).keys == ("one", "two", "three", "four")


@pytest.mark.parametrize(
    "question, right, wrong",
    [
        (quiz(), ("two", "Right: why two"), ("one", "Not yet: why one")),
        (
            Predict("which", "Which?", OPTIONS, right="two", real="TWO"),
            ("two", "Right: why two"),
            ("one", "Not yet: why one"),
        ),
        (
            FindLine("which", "Which?", right="line-2", **LINES),
            ("line-2", "Right: that one"),
            ("line-1", "Not yet: fine"),
        ),
    ],
)
def test_feedback_gives_verdict_and_reason(question, right, wrong):
    for (key, feedback), is_right in ((right, True), (wrong, False)):
        assert question.is_right(key) is is_right
        assert question.feedback(key) == feedback
        assert question.refusal(key) == ""


@pytest.mark.parametrize("rubbish", [None, 3, "", " ", ["two"], {}, "x" * 501, "\ud800", "none"])
def test_rubbish_is_wrong_and_refused_and_never_fails(rubbish):
    assert not quiz().is_right(rubbish)
    assert quiz().feedback(rubbish).startswith("Not yet: ")
    assert quiz().refusal(rubbish)


@pytest.mark.parametrize(
    "fault, says",
    [
        (dict(right="five"), "'five' is one of them"),
        (dict(options=[*OPTIONS, OPTIONS[0]]), "keys are unique"),
        (dict(options=[*OPTIONS, Option("Five_5", "5", "why")]), "not kebab-case: Five_5"),
        (dict(name="Which one"), "not kebab-case: Which one"),
        (dict(options=[*OPTIONS, Option("five", "5", " ")]), "no explanation for five"),
    ],
)
def test_an_authors_slip_is_named(fault, says):
    with pytest.raises(ValueError, match=says):
        quiz(**fault)


def test_every_line_needs_its_explanation():
    with pytest.raises(ValueError, match="2 lines, 1 explanations"):
        FindLine("which", "Which?", right="line-1", lines=["a", "b"], why=["x"])
