"""Hold lesson scripts to the course's rules: a function per rule, one table.

A rule takes (lesson, cell) and yields (what is wrong, what to do). Rules on
code run only where the cell's code can be parsed.
"""

import re

from autograder.build.lint import cells, code, contract, solutions
from autograder.build.lint.syntax import parsed
from autograder.build.problems import BuildFailed, Problem

NAME = re.compile(r"\d\d_[a-z][a-z0-9_]*")
ANY = None
# (rule, kinds of cell, roles)
TEXT_RULES = (
    (cells.has_a_name, ("markdown", "code"), ANY),
    (cells.name_is_its_own, ("markdown", "code"), ANY),
    (cells.options_are_known, ("markdown", "code"), ANY),
    (cells.role_fits, ("markdown", "code"), ANY),
    (cells.points_fit, ("markdown", "code"), ANY),
    (cells.is_short, ("code",), ANY),
    (cells.solution_is_tested, ("code",), ("solution",)),
    (cells.test_has_solution, ("code",), ("test",)),
    (cells.has_no_attachment, ("markdown",), ANY),
    (solutions.markers_are_exact, ("code",), ANY),
    (solutions.marks_its_solution, ("code",), ANY),
    (solutions.hides_in_tests_only, ("code",), ANY),
    (code.is_python, ("code",), ANY),
)
CODE_RULES = (
    (code.can_be_translated, ("code",), ANY),
    (code.ends_without_semicolon, ("code",), ANY),
    (code.leaves_ipython_names, ("code",), ANY),
    (code.imports_what_students_have, ("code",), ANY),
    (code.says_its_language, ("code",), ANY),
    (code.has_english_only_as_language, ("code",), ANY),
    (solutions.stub_is_python, ("code",), ("solution",)),
    (solutions.stub_is_subset, ("code",), ("solution",)),
    (solutions.stub_has_no_text_of_its_own, ("code",), ("solution",)),
    (contract.defines_underscore_names, ("code",), ("test",)),
    (contract.uses_its_exercise_only, ("code",), ("test",)),
    (contract.reads_only, ("code",), ("test",)),
    (contract.compares_by_value, ("code",), ("test",)),
    (contract.leaves_insides_alone, ("code",), ("test",)),
    (contract.defines_no_class, ("code",), ("test",)),
    (contract.says_that_it_passed, ("code",), ("test",)),
)


def lint(lesson):
    """Return the Problems of a lesson, cell by cell."""
    problems = list(lesson_findings(lesson))
    for cell in lesson.cells:
        problems += findings(TEXT_RULES, lesson, cell)
        if cell.kind == "code" and parsed(cell.source) is not None:
            problems += findings(CODE_RULES, lesson, cell)
    return problems


def lesson_findings(lesson):
    """Yield the Problems of a lesson as a whole."""
    if not NAME.fullmatch(lesson.name):
        yield Problem(lesson.place, "no lesson's name", "call the file NN_slug.py, as 01_stop_reason.py")
    if not lesson.cells:
        yield Problem(lesson.place, "it has no cells", 'begin with # %% [markdown] name="opening"')


def findings(rules, lesson, cell):
    """Yield the Problems that these rules find in a cell."""
    for rule, kinds, roles in rules:
        if cell.kind in kinds and (roles is ANY or cell.role in roles):
            for what, cure in rule(lesson, cell):
                yield lesson.problem(cell, what, cure)


def must_pass(lesson):
    """Raise BuildFailed where a lesson breaks a rule."""
    if problems := lint(lesson):
        raise BuildFailed(*problems)
