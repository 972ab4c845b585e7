"""Read a request as the wire would carry it: a bounded copy in plain JSON.

A learner's program can put anything into a request: a set, a list that holds
itself, a subclass with methods of its own, an integer of 5,000 digits, half
a character. After this copy the other rules meet exact dict, list, str, int,
float, bool and None only, and only so many of them.
"""

from math import isfinite

from course.protocol.fault import fault
from course.protocol.places import dotted

MAX_DEPTH = 100  # levels; a real request has about ten
MAX_VALUES = 20_000  # objects, lists and leaves together
MAX_CHARACTERS = 32_000_000  # the API's limit is 32 MB
MAX_BITS = 1024  # of an integer: what a double can hold


def as_sent(request):
    """Return (copy, None), or (None, fault) where a request cannot be sent.

    Tuples become lists, as in the json module.
    """
    try:
        return _Reader().read(request, ()), None
    except _Unsendable as found:
        return None, found.fault


class _Unsendable(Exception):
    def __init__(self, fault):
        self.fault = fault


class _Reader:
    """Copy one request and count what it holds."""

    def __init__(self):
        self.values = 0
        self.characters = 0

    def read(self, value, path):
        self.values += 1
        if self.values > MAX_VALUES:
            raise _Unsendable(fault("too-large"))
        if len(path) > MAX_DEPTH:
            raise _not_json("too many levels", path[:3])
        # Not isinstance: an object may lie about its class.
        kind = type(value)
        for base, read in self._READERS:
            if issubclass(kind, base):
                return read(self, value, path)
        raise _not_json(f"Object of type {_name(kind)} is not JSON serializable", path)

    def _object(self, value, path):
        pairs = dict.items(value)
        return {self._key(key, path): self.read(each, path + (key,)) for key, each in pairs}

    def _list(self, value, path):
        base = list if issubclass(type(value), list) else tuple
        return [self.read(each, path + (i,)) for i, each in enumerate(base.__iter__(value))]

    def _key(self, key, path):
        if not issubclass(type(key), str):
            raise _not_json("a key is not a string", path)
        return self._text(key, path)

    def _text(self, value, path):
        text = str.__str__(value)
        self.characters += len(text)
        if self.characters > MAX_CHARACTERS:
            raise _Unsendable(fault("too-large"))
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            raise _not_json("no low surrogate in string", path)
        return text

    def _integer(self, value, path):
        if int.bit_length(value) > MAX_BITS:
            raise _not_json("number out of range", path)
        return int.__int__(value)

    def _number(self, value, path):
        number = float.__float__(value)
        if not isfinite(number):
            raise _not_json("number out of range", path)
        return number

    def _same(self, value, path):
        return value

    _READERS = (
        (str, _text),
        (bool, _same),
        (type(None), _same),
        (int, _integer),
        (float, _number),
        (dict, _object),
        (list, _list),
        (tuple, _list),
    )


def _not_json(what, path):
    return _Unsendable(fault("not-json", what=what, path=dotted(path)))


def _name(kind):
    """Return a class's name, whatever its metaclass says."""
    name = type.__dict__["__name__"].__get__(kind)
    return name.encode("ascii", "replace").decode()
