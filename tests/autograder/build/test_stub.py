import pytest

from autograder.build.stub import difference, is_subset

SUBSETS = {
    "nothing left open": ("x = 1", "x = 1"),
    "an expression": ("x = ...", "x = f(1) + 2"),
    "a condition": ("if ...:\n    go()", "if a == 'b':\n    go()"),
    "a run of statements": ("def f():\n    ...\n    return x", "def f():\n    x = 1\n    x += 1\n    return x"),
    "an empty run of statements": ("def f():\n    ...\n    return x", "def f():\n    return x"),
    "a whole body": ('def f():\n    """Do."""\n    ...', 'def f():\n    """Do."""\n    return 1'),
    "a value in a dict": ('{"role": ..., "content": x}', '{"role": "user", "content": x}'),
    "elements of a list": ("x = [1, ...]", "x = [1, 2, 3]"),
    "a whole dict": ("x = {...}", "x = {'a': 1}"),
    "arguments": ("f(...)", "f(1, key=2)"),
    "one argument": ("f(1, key=...)", "f(1, key=2)"),
    "top-level await": ("await f(...)", "await f(1)"),
}
# (stub, solution, line of the stub to name)
OTHERS = {
    "another value": ("x = 1", "x = 2", 1),
    "another name": ("def f(a):\n    ...", "def f(b):\n    return 1", 1),
    "another line in a body": ("def f():\n    y = 1\n    ...", "def f():\n    x = 1\n    return x", 2),
    "another order": ("x\ny", "y\nx", 1),
    "lines left out without a sign": ("def f():\n    x = 1", "def f():\n    x = 1\n    return x", 2),
    "elements left out without a sign": ("x = [1]", "x = [1, 2]", 1),
    "keywords left out without a sign": ("f(a=...)", "f(a=1, b=2)", 1),
    "a statement more": ("x = 1\npass", "x = 1", 2),
    "another docstring": ('def f():\n    """A."""\n    ...', 'def f():\n    """B."""\n    return 1', 2),
    "True for 1": ("x = True", "x = 1", 1),
}


@pytest.mark.parametrize("name", SUBSETS)
def test_a_stub_may_leave_open(name):
    stub, solution = SUBSETS[name]
    assert is_subset(stub, solution)
    assert difference(stub, solution) is None


@pytest.mark.parametrize("name", OTHERS)
def test_a_stub_may_not_have(name):
    stub, solution, line = OTHERS[name]
    assert not is_subset(stub, solution)
    assert difference(stub, solution) == line
