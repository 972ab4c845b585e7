from made_up_course import code, markdown

import pytest

from autograder.build.catalog import Entry
from autograder.build.keeps import broken, broken_entries
from autograder.build.units import Unit, units_of

# (English, a translation that keeps everything, one that does not, a word of the complaint)
MARKDOWN = {
    "code spans": ("See `a` and ``b`c``.", "Ve ``b`c`` y `a`.", "Ve `a` y b.", "code span `b`c`"),
    "links": ("[here](a.html)", "[aquí](a.html)", "[aquí](b.html)", "link a.html"),
    "bare addresses": ("See https://a.b/c.", "Ve https://a.b/c.", "Ve https://a.b/d.", "https://a.b/c"),
    "HTML tags": ("<b>one</b> x", "<b>uno</b> x", "<b>uno<b> x", "HTML tag </b>"),
    "heading levels": ("## One\n\nx", "## Uno\n\nx", "# Uno\n\nx", "heading ##"),
    "a heading": ("# One\n\nx", "# Uno\n\nx", "Uno\n\nx", "lacks heading"),
    "table columns": ("|a|b|\n|-|-|", "|á|é|\n|-|-|", "|á|é|o|\n|-|-|", "table row"),
    "table rows": ("|a|\n|-|\n|b|", "|á|\n|-|\n|é|", "|á|\n|-|", "table row"),
    "list items": ("- a\n- b", "- á\n- é", "- á", "list item"),
    "numbered items": ("1. a\n2. b", "1. á\n2. é", "- á\n- é", "list item"),
    "code blocks": ("```python\nx\n```", "```python\nx\n```", "```\nx\n```", "code block ```python"),
    "order of headings": ("# A\n\n## B", "# Á\n\n## B", "## Á\n\n# B", "another order"),
}
CODE = {
    "replacement fields": ('f"{a} of {b!r}"', "{b!r} de {a}", "{b} de {a}", "replacement field {b!r}"),
    "each field once": ('f"{a} and {b}"', "{a} y {b}", "{a} y {a}", "replacement field {b}"),
    "doubled braces": ('f"{a} {{x y}}"', "{a} {{x z}}", "{a} {x z}", "brace"),
    "named placeholders": ('"for {name} now"', "ya, {name}", "ya, {nombre}", "placeholder {name}"),
    "blanks at the ends": ('"one two: "', "uno dos: ", "uno dos:", "blanks"),
    "code spans": ('"use `a` now"', "usa `a` ya", "usa a ya", "code span `a`"),
    "a comment's one line": ("# one two", "uno dos", "uno\ndos", "one line"),
}
CASES = {f"markdown: {name}": (markdown(case[0]), *case[1:]) for name, case in MARKDOWN.items()}
CASES |= {f"code: {name}": (code(case[0]), *case[1:]) for name, case in CODE.items()}


@pytest.mark.parametrize("name", CASES)
def test_a_translation_keeps(name):
    cell, good, bad, word = CASES[name]
    (unit,) = units_of(cell)
    assert list(broken(unit, good)) == []
    ((what, cure), *more) = broken(unit, bad)
    assert word in what and cure


def test_what_stands_in_a_code_block_is_no_structure():
    (unit,) = units_of(markdown("```\n# a\n- b\n| c |\n```"))
    assert list(broken(unit, "```\nd\n```")) == []


@pytest.mark.parametrize("bad", ["Hola", "Hola {nombre}", "Hola {name} {name}"])
def test_a_course_message_keeps_its_placeholders(bad):
    unit = Unit("message", "Hello {name}", "", 0, 0)
    assert list(broken(unit, "¡Hola, {name}!")) == []
    assert list(broken(unit, bad))


def test_a_complaint_names_file_cell_text_and_cure():
    (unit,) = units_of(code('"for {name} now"'))
    entries = [Entry("a-cell", unit.text, "ya")]
    (problem,) = broken_entries([("a-cell", unit)], entries, "es/01.po")
    assert str(problem) == (
        'es/01.po: msgctxt "a-cell": msgid "for {name} now": the translation lacks placeholder '
        "{name}; write each placeholder of the English, no other"
    )


@pytest.mark.parametrize("flag", ["fuzzy", "keep"])
def test_what_is_not_shown_is_not_checked(flag):
    (unit,) = units_of(code('"for {name} now"'))
    entries = [Entry("a-cell", unit.text, "ya", **{flag: True})]
    assert list(broken_entries([("a-cell", unit)], entries, "es/01.po")) == []
