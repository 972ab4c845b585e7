"""Check that a stub is a subset of its solution.

``...`` in a stub stands for any expression, any run of statements, or any run
of elements of a list, tuple, set, dict or call; all else must be equal. So
nobody has to undo a stub's line to reach our solution.
"""

import ast


def is_subset(stub, solution):
    """Tell whether the stub's source is the solution's with parts left open."""
    return matches(ast.parse(stub), ast.parse(solution))


def difference(stub, solution):
    """Return the first line of the stub that the solution does not have, or None.

    Compares statement by statement, the innermost that fails.
    """
    return first_difference(ast.parse(stub).body, ast.parse(solution).body)


def first_difference(stub, solution):
    """Return the line number of the first statement without a counterpart, or None."""
    if matches(stub, solution):
        return None
    for node in stub:
        if not is_open(node) and not any(matches(node, other) for other in solution):
            namesake = next((other for other in solution if same_head(node, other)), None)
            inner = namesake and first_difference(node.body, namesake.body)
            return inner or node.lineno
    return stub[0].lineno  # every statement is there, but in another order


def same_head(node, other):
    """Tell whether two compound statements differ inside their bodies only."""
    if type(node) is not type(other) or not hasattr(node, "body"):
        return False
    names = [name for name in node._fields if name not in ("body", "orelse", "handlers")]
    return all(matches(getattr(node, name), getattr(other, name)) for name in names)


def is_open(node):
    """Tell whether a node is ``...``, as an expression or as a statement."""
    if isinstance(node, ast.Expr):
        node = node.value
    return isinstance(node, ast.Constant) and node.value is ...


def matches(stub, solution):
    """Tell whether a stub's part (node, list or value) covers a solution's."""
    if isinstance(stub, list):
        return isinstance(solution, list) and run_matches(stub, solution)
    if not isinstance(stub, ast.AST):
        return type(stub) is type(solution) and stub == solution
    if is_open(stub):
        return isinstance(solution, (ast.expr, ast.Expr))
    if open_braces(stub):
        return isinstance(solution, (ast.Dict, ast.Set))
    if isinstance(stub, ast.Call) and isinstance(solution, ast.Call):
        return call_matches(stub, solution)
    same = type(stub) is type(solution)
    return same and all(matches(getattr(stub, f), getattr(solution, f)) for f in stub._fields)


def run_matches(stub, solution):
    """Tell whether a list with runs left open covers another list."""
    if not stub:
        return not solution
    if isinstance(stub[0], ast.AST) and is_open(stub[0]):
        return any(run_matches(stub[1:], solution[n:]) for n in range(len(solution) + 1))
    return bool(solution) and matches(stub[0], solution[0]) and run_matches(stub[1:], solution[1:])


def open_braces(node):
    """Tell whether a node is ``{...}``: Python reads a set, we mean a dict as well."""
    return isinstance(node, ast.Set) and len(node.elts) == 1 and is_open(node.elts[0])


def call_matches(stub, solution):
    """Tell whether a call covers another; a ``...`` argument leaves keywords open too."""
    known = {keyword.arg: keyword.value for keyword in solution.keywords}
    kept = all(
        keyword.arg in known and matches(keyword.value, known[keyword.arg])
        for keyword in stub.keywords
    )
    whole = any(map(is_open, stub.args)) or len(stub.keywords) == len(known)
    return whole and kept and matches(stub.func, solution.func) and matches(stub.args, solution.args)
