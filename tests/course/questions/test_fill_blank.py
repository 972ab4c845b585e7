"""Which answers a blank takes, and what it says of the others."""

import pytest

from course.questions.model import FillBlank

HINTS = {
    '"end_turn"': "the model has finished",
    "tool_use": "that is a name",
    "=": "that is a sign",
}


def blank(before='if reply["stop_reason"] == ', after=":", right=('"tool_use"',), **more):
    return FillBlank("blank", "When?", before, after, right, HINTS, **more)


@pytest.mark.parametrize(
    "answer",
    [
        '"tool_use"',
        "'tool_use'",
        '  "tool_use"  ',
        '("tool_use")',
        '"""tool_use"""',
        '"tool" "_use"',
        'if reply["stop_reason"] == "tool_use":',
    ],
)
def test_what_means_the_same_is_right(answer):
    assert blank().is_right(answer)
    assert blank().feedback(answer) == "Right: That is the line."


@pytest.mark.parametrize(
    "answer, says",
    [
        ('"end_turn"', "the model has finished"),
        ("'end_turn'", "the model has finished"),
        (" tool_use", "that is a name"),
        ("=", "that is a sign"),
        ('"stop"', "Read the line once more with your answer in it"),
        ('"tool_use" or True', "Read the line once more"),
        ("1", "Read the line once more"),
    ],
)
def test_a_wrong_answer_gets_its_own_hint_or_the_general_one(answer, says):
    assert not blank().is_right(answer)
    assert blank().refusal(answer) == ""
    assert blank().feedback(answer).startswith(f"Not yet: {says}")


@pytest.mark.parametrize(
    "answer",
    ['"tool_use', "“tool_use”", '"tool_use":', "a b", "x\ny", "x\ry", "\0", "(" * 250],
)
def test_what_python_cannot_read_is_no_attempt(answer):
    assert "Look at quotes and brackets" in blank().refusal(answer)
    assert blank().feedback(answer).startswith("Not yet: ")


def test_a_deep_answer_is_wrong_and_never_fails():
    assert not blank().is_right("-" * 500)


@pytest.mark.parametrize("rubbish", [None, 3, "", " ", ["x"], "x" * 501, "\ud800"])
def test_rubbish_is_refused_and_never_fails(rubbish):
    assert not blank().is_right(rubbish)
    assert "An answer is a short text" in blank().refusal(rubbish)
    assert blank().feedback(rubbish).startswith("Not yet: An answer is a short text")


def test_the_author_may_say_more():
    question = blank(why="keep this in mind", otherwise="try again")
    assert question.feedback('"tool_use"') == "Right: keep this in mind"
    assert question.feedback("1") == "Not yet: try again"


@pytest.mark.parametrize(
    "before, after, right, same, other",
    [
        ('if reply["stop_reason"] ', ' "tool_use":', "!=", " != ", "=="),
        ("elif ", ":", "done", "(done)", "not done"),
        ("except ", ":", "KeyError", "(KeyError)", "Exception"),
        ("for use in ", ":", "tool_uses(reply)", "tool_uses( reply )", "reply"),
        ('    "tool_use_id": ', ",", 'use["id"]', "use['id']", 'use["name"]'),
        ("return ", "", "text_of(reply)", "text_of(reply) # ok", "reply"),
        ("messages.append(", ")", "{'a': 1}", '{"a": 1,}', "{'a': 2}"),
        ("", " = 1", "x", " x", "y"),
    ],
)
def test_the_blank_may_be_any_piece_of_a_line(before, after, right, same, other):
    question = blank(before, after, [right])
    assert question.is_right(right) and question.is_right(same)
    assert not question.is_right(other)


@pytest.mark.parametrize("right", [[], ["("], ['"a"', "a b"]])
def test_accepted_forms_must_be_python(right):
    with pytest.raises(ValueError, match="no Python code"):
        blank(right=right)
