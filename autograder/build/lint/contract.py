"""Check a test cell's contract: the same score in a kernel and under split grading."""

import ast
import builtins

from autograder.build.lint.cells import exercise_of
from autograder.build.lint.syntax import bound, defined, nodes, parsed, root, used

FORBIDDEN_NAMES = {
    *("input", "globals", "locals", "vars", "setattr", "delattr", "eval", "exec", "compile"),
    *("__import__", "breakpoint", "open"),
}
FORBIDDEN_MODULES = {"inspect", "gc", "builtins", "importlib", "ctypes", "unittest", "sys", "types"}
PASSED = "print('✓')"
CHANGING_METHODS = {
    *("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"),
    *("update", "setdefault", "popitem", "add", "discard"),
}


def defines_underscore_names(lesson, cell):
    """A test leaves no name behind that a learner's cell could use."""
    for name in sorted(defined(cell.source)):
        if not name.startswith("_"):
            yield f"it defines {name}", f"call it _{name}"


def uses_its_exercise_only(lesson, cell):
    """A test uses what it imports and what its exercise's solution cell defines."""
    exercise = exercise_of(lesson, cell)
    given = set()
    if exercise and parsed(exercise.source):
        given = defined(exercise.source)
    for name in sorted(used(cell.source) - bound(cell.source) - given - set(dir(builtins))):
        where = f'cell "{exercise.name}"' if exercise else "its solution cell"
        yield f"it uses {name}, which {where} does not define", "import it, or define a _name here"


def reads_only(lesson, cell):
    """Client, shop, clock, … are arguments: nothing of the learner's is set or changed."""
    for node in nodes(cell.source, ast.Attribute, ast.Subscript):
        name = root(node)
        if not isinstance(node.ctx, ast.Load) and not name.startswith("_"):
            yield f"it sets {ast.unparse(node)}", "read only; pass what differs as an argument"
    foreign = used(cell.source) - bound(cell.source)
    for call in nodes(cell.source, ast.Call):
        method = getattr(call.func, "attr", None)
        if method in CHANGING_METHODS and root(call.func) in foreign:
            yield f"it changes {ast.unparse(call.func.value)}", "work on a copy, _name"
    for node in nodes(cell.source, ast.Global, ast.Nonlocal):
        yield f"it says {ast.unparse(node)}", "use a _name of the cell"


def compares_by_value(lesson, cell):
    """``is`` holds in one process only; None, True and False are the same everywhere."""
    for node in nodes(cell.source, ast.Compare):
        for operator, value in zip(node.ops, node.comparators):
            by_identity = isinstance(operator, (ast.Is, ast.IsNot))
            single = isinstance(value, ast.Constant) and value.value in (None, True, False)
            if by_identity and not (single and isinstance(value.value, (bool, type(None)))):
                yield f"it compares by identity: {ast.unparse(node)}", "use == or !="


def leaves_insides_alone(lesson, cell):
    """The learner's functions are called, never looked into; nothing asks a person."""
    for name in sorted((used(cell.source) - bound(cell.source)) & FORBIDDEN_NAMES):
        yield f"it uses {name}", "judge by requests and returned values"
    for node in nodes(cell.source, ast.Attribute):
        if node.attr.startswith("__") and node.attr != "__name__":
            yield f"it looks into .{node.attr}", "judge by requests and returned values"
    for module in sorted(modules(cell.source) & FORBIDDEN_MODULES):
        yield f"it imports {module}", "judge by requests and returned values"


def modules(source):
    """Return the top-level modules that a cell imports from."""
    names = {node.module for node in nodes(source, ast.ImportFrom) if node.module}
    names |= {alias.name for node in nodes(source, ast.Import) for alias in node.names}
    return {name.split(".")[0] for name in names}


def defines_no_class(lesson, cell):
    """An instance of a test's class cannot cross to the learner's process."""
    for node in nodes(cell.source, ast.ClassDef):
        yield f"it defines the class {node.name}", "use functions and plain data"


def says_that_it_passed(lesson, cell):
    """A learner sees that a test has run and passed, not an empty output."""
    if [ast.unparse(last) for last in parsed(cell.source).body[-1:]] != [PASSED]:
        yield "it says nothing when it passes", "end the cell with print('✓')"
