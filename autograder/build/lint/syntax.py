"""Parse a cell and say which names it defines and uses."""

import ast
from functools import cache

SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@cache
def parsed(source):
    """Return a cell's syntax tree, or None for what is no Python (magics too)."""
    try:
        return ast.parse(source)
    except SyntaxError:
        return None


@cache
def all_nodes(source):
    """Return a cell's syntax nodes, outer ones first."""
    return tuple(ast.walk(parsed(source)))


def nodes(source, *kinds):
    """Return a cell's syntax nodes of these kinds."""
    return [node for node in all_nodes(source) if isinstance(node, kinds)]


def imported(source):
    """Return the names that a cell's imports bind."""
    aliases = nodes(source, ast.alias)
    return {(alias.asname or alias.name).split(".")[0] for alias in aliases}


def defined(source):
    """Return the names that a cell leaves behind, imports left out."""
    found = set()
    collect_defined(parsed(source), found)
    return found


def collect_defined(node, found):
    """Add the names bound in this scope; functions and comprehensions keep theirs."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Name) and not isinstance(child.ctx, ast.Load):
            found.add(child.id)
        elif isinstance(child, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and child.name:
            found.add(child.name)
        if isinstance(child, SCOPES):
            found.update({child.name} if hasattr(child, "name") else ())
        elif not isinstance(child, COMPREHENSIONS):
            collect_defined(child, found)


def bound(source):
    """Return every name that a cell binds in any scope, arguments and imports included."""
    stored = {node.id for node in nodes(source, ast.Name) if not isinstance(node.ctx, ast.Load)}
    arguments = {node.arg for node in nodes(source, ast.arg)}
    return stored | arguments | imported(source) | defined(source)


def used(source):
    """Return every name that a cell reads."""
    return {node.id for node in nodes(source, ast.Name) if isinstance(node.ctx, ast.Load)}


def root(node):
    """Return the name at the left end of ``name.a["b"].c``, or an empty text."""
    while isinstance(node, (ast.Attribute, ast.Subscript, ast.Call)):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""
