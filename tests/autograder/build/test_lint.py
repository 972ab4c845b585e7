from made_up_course import code, lesson_of, markdown

import pytest

from autograder.build.lesson import Cell
from autograder.build.lint import lint

SOLUTION = 'def double(number):\n    """Double."""\n    return 2 * number  ### STUB return ...'
TEST = "from course import check\n\n_got = double(2)\ncheck(_got == 4, 'double-wrong', 'No.')"
PASSED = "\nprint('✓')"


def exercise(solution=SOLUTION, test=TEST, **more):
    """Return the cells of an exercise; source of either may be given."""
    more = {"points": 2} | more
    return (code(solution, "double", "solution"), code(test + PASSED, "double-test", "test", **more))


def live(source, **more):
    return (code(source, **more),)


# rule: (cells that break it, a word of the complaint, cells that are fine)
RULES = {
    "a cell has a name": ((markdown("x", name=""),), "kebab-case", (markdown("x"),)),
    "a name is kebab-case": ((markdown("x", name="A_b"),), "kebab-case", (markdown("x", name="a-b-2"),)),
    "an id is short": ((markdown("x", name="a" * 60),), "longer than 64", (markdown("x", name="a" * 50),)),
    "names are unique": (
        (markdown("x"), markdown("y")),
        "2 cells have this name",
        (markdown("x"), markdown("x", name="y")),
    ),
    "options are known": ((Cell("a", "code", "1", extra=("tags",)),), "option tags", live("1")),
    "roles are known": (live("1", role="solved"), 'role "solved"', live("1", role="given")),
    "Markdown is not graded": (
        (markdown("x", role="test", points=1),),
        "Markdown cell with role",
        (markdown("x", role="given"),),
    ),
    "points are for tests": (live("1", points=1), "points in a cell", live("1")),
    "points are whole": (exercise(points=0.5), "points=0.5", exercise(points=1)),
    "points are not negative": (exercise(points=-1), "points=-1", exercise(points=0)),
    "a test has points": (exercise(points=None), "points=None", exercise()),
    "a live cell is short": (live("x = 1\n" * 16), "16 lines", live("x = 1\n" * 15)),
    "a test cell is not endless": (exercise(test=TEST + "\n" * 40 + "_x = 1"), "lines", exercise()),
    "a solution is tested": (exercise()[:1], "without a test", exercise()),
    "a test has a solution": (exercise()[1:], "without a solution", exercise()),
    "a test stands below": (exercise()[::-1], "before its solution", exercise()),
    "nothing is attached": ((markdown("![x](attachment:a.png)"),), "attached", (markdown("![x](a.svg)"),)),
    "markers are exact": (live("# BEGIN SOLUTION"), "not a marker", live("# begin here")),
    "a stub follows code": (live("### STUB x = ..."), "not a marker", exercise()),
    "a solution is marked": (
        exercise("def double(number):\n    return 2 * number"),
        "nothing marks",
        exercise(),
    ),
    "markers are paired": (exercise("### BEGIN SOLUTION\ndouble = abs"), "partner", exercise()),
    "solutions are in solution cells": (live("x = 1  ### STUB x = ..."), "outside of a solution", exercise()),
    "hidden tests are in test cells": (
        live("### BEGIN HIDDEN TESTS\n1\n### END HIDDEN TESTS"),
        "outside of a test",
        exercise(test=TEST + "\n### BEGIN HIDDEN TESTS\n_x = 1\n### END HIDDEN TESTS"),
    ),
    "hidden tests are closed": (exercise(test=TEST + "\n### BEGIN HIDDEN TESTS"), "not closed", exercise()),
    "code is Python": (live("x = ("), "syntax error", live("x = (1)")),
    "no magics": (live("%matplotlib inline"), "a magic: %matplotlib", live("x = 7 % 2")),
    "no shell": (live("!ls"), "a magic: !ls", live("x = 1 != 2")),
    "no help": (live("print?"), "a magic: print?", live("# print?\nx = 1")),
    "texts are single literals": (live('x = "a b" "c"'), "side by side", live('x = "a b c"')),
    "keys are not texts": (live('x = {"a b": 1}'), "the key", live('x = {"a": "a b"}')),
    "no trailing semicolon": (live("x = 1\nx;"), "trailing ;", live('x = 1; y = ";"')),
    "no underscore": (live("for _ in range(3): print(1)"), "the name _", live("for n in [1]: print(n)")),
    "no Out": (live("Out[1]"), "the name Out", live("out = 1")),
    "a blank is no underscore": (
        exercise("def double(number):\n    return 2 * number  ### STUB return ___"),
        "the name ___",
        exercise(),
    ),
    "only course is imported": (live("from autograder import x"), "imports autograder", live("import course")),
    "the language is passed": (live('shop = Shop("en")'), "without a language", live('shop = Shop(language="en")')),
    "the language is en": (live('q = quiz("q", language="es")'), "language='es'", live('quiz("q", language="en")')),
    "a class method is told too": (live("Shop.down()"), "Shop(…) without", live('Shop.down(language="en")')),
    "a picture is told too": (
        live("from course.pictures import lanes\n\nlanes()"),
        "lanes(…) without",
        live('from course.pictures import lanes\n\nlanes(language="en")'),
    ),
    "en is a language only": (live('x = "en"'), 'literal "en"', live('x = "end"')),
    "a stub is Python": (
        exercise("def double(number):\n    return 2 * number  ### STUB return (..."),
        "its stub has a syntax error",
        exercise(),
    ),
    "a stub is a subset": (
        exercise("def double(number):\n    return 2 * number  ### STUB return number"),
        "has what the solution has not: return number",
        exercise("def double(number):\n    return 2 * number  ### STUB return ... * number"),
    ),
    "a stub has no text of its own": (
        exercise("def double(number):\n    return 'a b'  ### STUB return 'c d'"),
        "stands in a stub only",
        exercise("def double(number):\n    return 'a b'  ### STUB return ..."),
    ),
    "a test defines _names": (exercise(test="got = double(2)"), "it defines got", exercise()),
    "a test's loop has _names": (
        exercise(test="for n in [1]:\n    assert double(n)"),
        "it defines n",
        exercise(test="for _n in [1]:\n    assert double(_n)\nassert all(double(n) for n in [1])"),
    ),
    "a test's functions have _names": (
        exercise(test="def helper(n):\n    return double(n)"),
        "it defines helper",
        exercise(test="def _helper(n):\n    m = double(n)\n    return m"),
    ),
    "a test imports what it uses": (
        exercise(test="assert sqrt(double(2)) == 2"),
        'uses sqrt, which cell "double" does not define',
        exercise(test="from math import sqrt\n\nassert sqrt(double(2)) == 2"),
    ),
    "a test does not use what the solution imports": (
        exercise(solution="from math import pi\n\n" + SOLUTION, test="assert double(pi)"),
        "it uses pi",
        exercise(solution="from math import pi\n\n" + SOLUTION),
    ),
    "a test sets no attribute": (
        exercise(test="double.x = 1"),
        "it sets double.x",
        exercise(test="_box = {}\n_box['a'] = double(1)"),
    ),
    "a test sets no item": (
        exercise(test="double.seen['a'] = 1"),
        "it sets double.seen['a']",
        exercise(test="_x = double.seen['a']"),
    ),
    "a test deletes nothing": (exercise(test="del double.x"), "it sets double.x", exercise()),
    "a test changes no list": (
        exercise(test="double.seen.append(1)"),
        "it changes double.seen",
        exercise(test="_seen = []\n_seen.append(double(1))"),
    ),
    "a test says no global": (
        exercise(test="def _f():\n    global _x\n    _x = double(1)"),
        "global _x",
        exercise(),
    ),
    "a test compares by value": (
        exercise(test="_x = []\nassert double(_x) is not _x"),
        "by identity",
        exercise(test="assert double(1) is not None and (double(1) is True) is False"),
    ),
    "1 is no singleton": (exercise(test="assert double(1) is 1"), "by identity", exercise()),
    "a test asks nobody": (exercise(test="assert double(input())"), "it uses input", exercise()),
    "a test patches nothing": (exercise(test="setattr(double, 'x', 1)"), "it uses setattr", exercise()),
    "a test looks at no globals": (
        exercise(test="assert double.__globals__"),
        "looks into .__globals__",
        exercise(test="assert type(double(1)).__name__"),
    ),
    "a test imports no inspect": (
        exercise(test="import inspect\n\ninspect.getsource(double)"),
        "it imports inspect",
        exercise(),
    ),
    "a test imports no mock": (
        exercise(test="from unittest.mock import Mock\n\ndouble(Mock())"),
        "it imports unittest",
        exercise(),
    ),
    "a test says that it passed": (
        (code(SOLUTION, "double", "solution"), code(TEST, "double-test", "test", points=2)),
        "it says nothing when it passes",
        exercise(),
    ),
    "a test defines no class": (exercise(test="class _A:\n    x = double(1)"), "the class _A", exercise()),
}


@pytest.mark.parametrize("name", RULES)
def test_rule(name):
    wrong, word, right = RULES[name]
    assert lint(lesson_of(*right)) == []
    assert word in "\n".join(map(str, lint(lesson_of(*wrong))))


def test_a_complaint_names_file_cell_and_cure():
    (problem,) = lint(lesson_of(code("x = 1\nx;", "loop")))
    assert str(problem) == (
        'solutions/lessons/01_double.py: cell "loop": a trailing ; in: x;; '
        "leave it out, assign the value instead"
    )


@pytest.mark.parametrize("name", ["stop_reason", "1_stop", "01-stop", "01_Stop"])
def test_a_lesson_has_a_numbered_name(name):
    assert "NN_slug" in str(lint(lesson_of(markdown("x"), name=name))[0])


def test_a_lesson_has_cells():
    assert "no cells" in str(lint(lesson_of())[0])


def test_a_test_cell_may_have_a_name_behind_its_exercise():
    cells = (*exercise(), code(TEST + PASSED, "double-test-more", "test", points=1))
    assert lint(lesson_of(*cells)) == []
