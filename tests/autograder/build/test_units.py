from made_up_course import code, lesson_of, markdown

import pytest

from autograder.build.translate import lesson_units
from autograder.build.units import code_texts, units_of

# (source, [(kind, text)])
UNITS = {
    "a comment with a space": ("x = 1  # set it here", [("comment", "set it here")]),
    "a comment of one word stays": ("# later", []),
    "a marker is never text": ("### BEGIN SOLUTION\nx = 1  ### STUB x = ...\n### END SOLUTION", []),
    "a literal with a space": ('x = "two words"', [("string", "two words")]),
    "a literal of one word stays": ('x = "order_id"', []),
    "digits and spaces have no letter": ('x = "10 42"', []),
    "escapes are read": (r'x = "a \"b\"\n"', [("string", 'a "b"\n')]),
    "a raw literal keeps its backslashes": (r'x = r"a \d"', [("string", r"a \d")]),
    "bytes are code": ('x = b"two words"', []),
    "a docstring": ('def f():\n    """Return it all."""', [("string", "Return it all.")]),
    "an f-string with its fields": (
        """x = f'{n!r} of {d["a"]:>3} {{x}}'""",
        [("f-string", '{n!r} of {d["a"]:>3} {{x}}')],
    ),
    "an f-string's fields are left out": ('x = f"{first name}"'.replace(" name", ""), []),
    "spaces inside of a field do not count": ('x = f"{a + b}%"', []),
    "a literal inside of a field is code": ("""x = f'{d["two words"]}'""", []),
    "source order": ('f("b b")  # a a\n# c c', [("string", "b b"), ("comment", "a a"), ("comment", "c c")]),
    "a no-break space is a space": ('x = "a\xa0b"', [("string", "a\xa0b")]),
    "top-level await": ('await f("two words")', [("string", "two words")]),
}
REFUSED = {
    "literals side by side": ('x = ("a b" "c d")', "side by side"),
    "f-strings side by side": ('x = f"{a} b" f"{c} d"', "side by side"),
    "a key with words in a dict": ('x = {"two words": 1}', 'the key "two words"'),
    "a key with words between brackets": ('x["two words"]', 'the key "two words"'),
}


@pytest.mark.parametrize("name", UNITS)
def test_units_of_a_code_cell(name):
    source, wanted = UNITS[name]
    units = units_of(code(source))
    assert [(unit.kind, unit.text) for unit in units] == wanted
    assert all(source[unit.start : unit.end] == unit.raw for unit in units)


def test_a_markdown_cell_is_one_unit():
    (unit,) = units_of(markdown("# Title\n\nText."))
    assert (unit.kind, unit.text) == ("markdown", "# Title\n\nText.")


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_translated_is_refused(name):
    source, word = REFUSED[name]
    ((what, cure),) = code_texts(source).refused
    assert word in what and cure


@pytest.mark.parametrize("source", ['x["key"]', '{"key": "two words"}', 'f(a="b c")'])
def test_what_can_be_translated_is_not_refused(source):
    assert code_texts(source).refused == []


def test_units_know_their_cell():
    lesson = lesson_of(markdown("One."), code("# two three", "second"))
    assert [(name, unit.text) for name, unit in lesson_units(lesson)] == [
        ("text", "One."),
        ("second", "two three"),
    ]


def test_broken_code_says_where():
    with pytest.raises(SyntaxError, match="line 2"):
        code_texts("x = 1\ny = (")
