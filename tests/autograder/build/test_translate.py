from made_up_course import code, lesson_of, markdown

import pytest

from autograder.build.catalog import Entry
from autograder.build.translate import code_differences, lesson_units, skeleton, translate

# (source, {English: Spanish}, source in Spanish)
CASES = {
    "a comment": ("x = 1  # set it here", {"set it here": "ponlo aquí"}, "x = 1  # ponlo aquí"),
    "a docstring keeps its quotes": (
        'def f():\n    """Return it all."""',
        {"Return it all.": 'Devuelve "todo"'},
        'def f():\n    """Devuelve "todo\\""""',
    ),
    "an f-string": ('f"{n} of them"', {"{n} of them": "son {n}"}, 'f"son {n}"'),
    "the language given by name": ('f(1, language="en")', {}, 'f(1, language="es")'),
    "the language in a stub": (
        'q = quiz("q", language="en", answer="a")  ### STUB q = quiz("q", language="en", answer=...)',
        {},
        'q = quiz("q", language="es", answer="a")  ### STUB q = quiz("q", language="es", answer=...)',
    ),
    "another literal of that text stays": ('f("en", language="en")', {}, 'f("en", language="es")'),
    "two texts on a line": ('f("a b", "c d")', {"a b": "á", "c d": "ç y más"}, 'f("á", "ç y más")'),
    "texts that are not ready stay English": ('f("a b")', {}, 'f("a b")'),
}


@pytest.mark.parametrize("name", CASES)
def test_a_code_cell_in_another_language(name):
    source, wordings, wanted = CASES[name]
    lesson = lesson_of(code(source))
    entries = [Entry("a-cell", english, other) for english, other in wordings.items()]
    translated = translate(lesson, "es", entries)
    assert translated.cells[0].source == wanted
    assert skeleton(wanted) == skeleton(source).replace('language="en"', 'language="es"')
    assert list(code_differences(lesson, translated)) == []


def test_a_markdown_cell_in_another_language():
    translated = translate(lesson_of(markdown("# One")), "es", [Entry("text", "# One", "# Uno")])
    assert translated.cells[0].source == "# Uno"


def test_texts_and_comments_are_all_that_may_differ_between_editions():
    assert skeleton("f('a b')  # c d") == skeleton('f("x")  # y')
    assert skeleton("f(1)  # c d") != skeleton("f(2)  # c d")


def test_changed_code_is_noticed():
    (problem,) = code_differences(lesson_of(code("f(1)")), lesson_of(code("f(2)")))
    assert "changes the code" in str(problem)


def test_the_translator_is_told_what_a_text_is():
    from autograder.build.translate import wanted_entries

    entries = wanted_entries(lesson_units(lesson_of(code('f"{n} of them"  # two words'))))
    assert [entry.note for entry in entries] == ["f-string; keep {n}", "comment"]
