"""Keep the catalogs of the course's own messages: extract, update, compile."""

import ast
from io import BytesIO

from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo

from autograder.build.catalog import Entry
from autograder.build.problems import Problem
from autograder.build.units import Unit


def message_files(folders, language):
    """Return a language's (course.po, course.mo)."""
    folder = folders.messages / language / "LC_MESSAGES"
    return folder / "course.po", folder / "course.mo"


def extract(course):
    """Return an untranslated Entry for each ``_("…")`` in the package, by file and line.

    Not by Babel: on Python 3.11 it does not see a call inside an f-string.
    """
    rows = []
    for path in sorted(course.rglob("*.py")):
        calls = filter(is_message, ast.walk(syntax_tree(path)))
        name = path.relative_to(course).as_posix()
        rows += [(name, call.lineno, call.col_offset, call.args[0].value) for call in calls]
    return [Entry(None, text, places=(f"course/{name}",)) for name, *_, text in sorted(rows)]


def syntax_tree(path):
    """Return a module's syntax tree; an empty one where it is broken (see hidden_messages)."""
    try:
        return ast.parse(path.read_text("utf-8"))
    except SyntaxError:
        return ast.Module([], [])


def is_message(node):
    """Tell whether a syntax node is ``_("…")``."""
    literal = is_call(node) and node.args and isinstance(node.args[0], ast.Constant)
    return literal and isinstance(node.args[0].value, str)


def as_units(entries):
    """Return (context, Unit) for the checks on placeholders and code spans."""
    return [(None, Unit("message", entry.text, "", 0, 0)) for entry in entries]


def hidden_messages(course, shown):
    """Yield a Problem for each file or ``_(f"…")`` that extraction cannot read."""
    for path in sorted(course.rglob("*.py")):
        try:
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        except SyntaxError as fault:
            yield Problem(f"{shown(path)}: line {fault.lineno}", fault.msg, "mend the syntax")
            continue
        for node in filter(is_hidden_message, nodes):
            cure = 'write _("… {name} …").format(name=…)'
            yield Problem(f"{shown(path)}: line {node.lineno}", "an f-string inside _()", cure)


def is_hidden_message(node):
    """Tell whether a syntax node is ``_(f"…")``."""
    return is_call(node) and any(isinstance(argument, ast.JoinedStr) for argument in node.args)


def is_call(node):
    """Tell whether a syntax node is a call of ``_``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_"


def compiled(entries):
    """Return a .mo file's bytes: the ready translations, no dates."""
    catalog = Dateless(fuzzy=False)
    for entry in entries:
        if entry.wording != entry.text:
            catalog[entry.text] = Message(entry.text, entry.translation)
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


class Dateless(Catalog):
    """Hold messages under a header that is the same every day."""

    mime_headers = property(lambda self: [("Content-Type", "text/plain; charset=utf-8")])
