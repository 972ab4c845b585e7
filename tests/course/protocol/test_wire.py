"""What a learner's program can send that no wire would carry."""

import math

import pytest

from course.errors import ApiError
from course.protocol import check, first_fault
from course.protocol.wire import MAX_CHARACTERS, MAX_DEPTH, MAX_VALUES, as_sent


def asking(content, **more):
    messages = [{"role": "user", "content": content}]
    return {"model": "shop-1", "max_tokens": 64, "messages": messages, **more}


def holding_itself():
    history = []
    history.append(history)
    return history


def doubling():
    """Return a list that is small in memory and endless on the wire."""
    value = []
    for _ in range(60):
        value = [value, value]
    return value


def nested(levels):
    value = []
    for _ in range(levels):
        value = [value]
    return value


class Stubborn(dict):
    """A dict that answers nothing."""

    def __getitem__(self, key):
        raise ValueError(key)

    def items(self):
        raise ValueError

    def __eq__(self, other):
        raise ValueError

    __hash__ = None


class Liar:
    """An object that says it is a dict."""

    __class__ = property(lambda self: dict)


class NamelessClass(type):
    __name__ = property(lambda cls: 1 / 0)


class Nameless(metaclass=NamelessClass):
    pass


class Text(str):
    def __str__(self):
        raise ValueError

    def __eq__(self, other):
        raise ValueError

    __hash__ = None


# name: (request, what is wrong, where)
NOT_JSON = {
    "a set": (asking({"Hello"}), "Object of type set", "messages.0.content"),
    "a class": (asking(dict), "Object of type type", "messages.0.content"),
    "an ellipsis": (asking("Hello", tools=[...]), "Object of type ellipsis", "tools.0"),
    "bytes": (asking(b"Hello"), "Object of type bytes", "messages.0.content"),
    "a liar": (asking([Liar()]), "Object of type Liar", "messages.0.content.0"),
    "no name": (asking(Nameless()), "Object of type Nameless", "messages.0.content"),
    "a number as key": (asking([{1: 2}]), "a key is not a string", "messages.0.content.0"),
    "half a character": (asking("\ud83d"), "no low surrogate in string", "messages.0.content"),
    "half a key": (asking([{"\ude00": 1}]), "no low surrogate in string", "messages.0.content.0"),
    "5,000 digits": (asking(10**5000), "number out of range", "messages.0.content"),
    "not a number": (asking("Hello", temperature=math.nan), "number out of range", "temperature"),
    "no end": (asking("Hello", temperature=math.inf), "number out of range", "temperature"),
    "itself": (asking(holding_itself()), "too many levels", "messages.0.content"),
    "too deep": (asking(nested(MAX_DEPTH)), "too many levels", "messages.0.content"),
}
TOO_LARGE = {
    "doubling": doubling(),
    "too many values": [0] * MAX_VALUES,
    "too long": "x" * (MAX_CHARACTERS + 1),
}
NO_REQUEST = (None, True, 1042, 1.5, "Hello", [], ["messages"], ())


@pytest.mark.parametrize("value, what, where", NOT_JSON.values(), ids=NOT_JSON)
def test_what_cannot_be_sent_is_refused_with_its_place(value, what, where):
    what += " is not JSON serializable" if what.startswith("Object") else ""
    assert first_fault(value).message == f"The request body is not valid JSON: {what}: {where}"


@pytest.mark.parametrize("content", TOO_LARGE.values(), ids=TOO_LARGE)
def test_a_request_without_measure_is_too_large(content):
    with pytest.raises(ApiError, match="Request exceeds the maximum size") as caught:
        check(asking(content))
    assert (caught.value.status, caught.value.type) == (413, "request_too_large")


@pytest.mark.parametrize("value", NO_REQUEST, ids=repr)
def test_a_request_that_is_no_object_is_refused(value):
    assert first_fault(value).message == "body: Input should be a valid dictionary"


def test_as_much_as_the_limits_allow_is_sent():
    sent = {"deep": nested(MAX_DEPTH - 1), "many": [0] * (MAX_VALUES - MAX_DEPTH - 2)}
    assert as_sent(sent) == (sent, None)


def test_subclasses_go_out_as_their_base():
    body, fault = as_sent(Stubborn({"text": Text("Hello"), "pair": (1, 2.5)}))
    assert fault is None
    assert body == {"text": "Hello", "pair": [1, 2.5]}
    assert (type(body), type(body["text"])) == (dict, str)


def test_a_request_of_subclasses_is_judged_like_any_other():
    assert first_fault(Stubborn(asking(Text("Hello")))) is None
    assert first_fault(Stubborn(asking(Text("")))).rule == "A9"


def test_a_long_key_is_shown_short():
    message = first_fault(asking("Hello", **{"x" * 1000: 1})).message
    assert message == "x" * 60 + "…: Extra inputs are not permitted"


def test_no_message_holds_half_a_character():
    message = first_fault(asking([{"type": "\ud83d"}])).message
    assert message.encode("utf-8")
