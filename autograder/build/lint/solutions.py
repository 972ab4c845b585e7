"""Check the markers of solutions and hidden tests, and that stubs are subsets."""

import re

from autograder.build.lint.code import syntax_error
from autograder.build.lint.syntax import parsed
from autograder.build.markers import BEGIN, END, stub_of
from autograder.build.stub import difference, is_subset
from autograder.build.units import code_texts

BEGIN_HIDDEN, END_HIDDEN = "### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS"
MARKERS = (BEGIN, END, BEGIN_HIDDEN, END_HIDDEN)
LIKE_MARKER = re.compile(r"(?i)#\s*(?:BEGIN|END)\s+(?:SOLUTION|HIDDEN)|^\s*###")
STUB_COMMENT = re.compile(r"\S.*  ### STUB \S")


def markers_are_exact(lesson, cell):
    """A marker that is nearly right would be released."""
    for line in cell.source.split("\n"):
        exact = line.strip() in MARKERS or STUB_COMMENT.search(line)
        if not exact and (LIKE_MARKER.search(line) or "### STUB" in line):
            known = "; ".join((*MARKERS, "code  ### STUB line"))
            yield f"not a marker: {line.strip()}", f"write one of: {known}"


def marks_its_solution(lesson, cell):
    """A solution cell, and no other, says what the student does not get."""
    try:
        stub = stub_of(cell.source)
    except ValueError as fault:
        yield str(fault), f"pair {BEGIN} with {END}"
        return
    if cell.role == "solution" and stub == cell.source:
        yield "nothing marks its solution", f"write {BEGIN} … {END}, or ### STUB after a line"
    if cell.role != "solution" and stub != cell.source:
        yield "a solution outside of a solution cell", 'write role="solution", or take the markers out'


def hides_in_tests_only(lesson, cell):
    """Hidden tests stand in test cells, in regions that are closed."""
    marks = [line.strip() for line in cell.source.split("\n")]
    marks = [mark for mark in marks if mark in (BEGIN_HIDDEN, END_HIDDEN)]
    if marks and cell.role != "test":
        yield "hidden tests outside of a test cell", 'write role="test", or take the markers out'
    if marks != [BEGIN_HIDDEN, END_HIDDEN] * (len(marks) // 2):
        yield "hidden tests that are not closed", f"pair {BEGIN_HIDDEN} with {END_HIDDEN}"


def stub_is_python(lesson, cell):
    """The released cell can be parsed: ungraded cells around it must run."""
    stub = stub_or_source(cell.source)
    if parsed(stub) is None:
        yield f"its stub has a syntax error: {syntax_error(stub)}", "mend the ### STUB lines"


def stub_is_subset(lesson, cell):
    """Nobody has to undo a line of the stub to reach our solution."""
    stub = stub_or_source(cell.source)
    if parsed(stub) is not None and not is_subset(stub, cell.source):
        line = stub.split("\n")[difference(stub, cell.source) - 1].strip()
        cure = "in a stub ... stands for what is left out; all else is as in the solution"
        yield f"the stub has what the solution has not: {line}", cure


def stub_has_no_text_of_its_own(lesson, cell):
    """Text in a ``### STUB`` comment is not translated."""
    stub = stub_or_source(cell.source)
    if parsed(stub) is None:
        return
    known = {unit.text for unit in code_texts(cell.source).units}
    for unit in code_texts(stub).units:
        if unit.text not in known:
            yield f"the text {unit.raw} stands in a stub only", "write ... in its place"


def stub_or_source(source):
    """Return the stub; marks_its_solution reports markers that do not pair up."""
    try:
        return stub_of(source)
    except ValueError:
        return source
