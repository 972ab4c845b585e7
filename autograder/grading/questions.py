"""Tell which question a widget exercise asks."""

import ast

WIDGETS = {"quiz", "predict", "find_line", "fill_blank"}


def question_of(source):
    """Return the name of the question; None for the source of a code exercise."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in WIDGETS:
            return ast.literal_eval(node.args[0])
    return None
