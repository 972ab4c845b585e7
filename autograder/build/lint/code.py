"""Check what all code cells keep to."""

import ast
import io
import re
import tokenize
from functools import cache

from autograder.build.lint.syntax import nodes, parsed, root
from autograder.build.markers import stub_of
from autograder.build.units import code_texts

MAGIC = re.compile(r"^\s*(?:[%!?]|[^#\s].*\?\s*$)")
IPYTHON = re.compile(r"_{1,3}|_\d+|_i{1,3}|_i\d+|_[iod]h|In|Out|get_ipython|exit|quit")
NOT_THERE = ("autograder", "solutions", "notebooks", "tests")
SPEAKING = {
    *("FakeClient", "Shop", "Transcript", "quiz", "predict", "find_line", "fill_blank"),
    *("step_player", "check_answer"),
}


def is_python(lesson, cell):
    """A cell is plain Python: nbval and nbgrader run it too."""
    if parsed(cell.source) is not None:
        return
    if magics := [line.strip() for line in cell.source.split("\n") if MAGIC.match(line)]:
        yield f"a magic: {magics[0]}", "write it in plain Python"
    else:
        yield f"a syntax error: {syntax_error(cell.source)}", "mend it"


def syntax_error(source):
    """Return Python's words for what is wrong with a source."""
    try:
        ast.parse(source)
    except SyntaxError as fault:
        return f"{fault.msg}, line {fault.lineno} of the cell"


def can_be_translated(lesson, cell):
    """Texts are single literals and no keys."""
    yield from code_texts(cell.source).refused


def ends_without_semicolon(lesson, cell):
    """No trailing ``;``: it hides an output in Jupyter only."""
    tokens = list(tokenize.generate_tokens(io.StringIO(cell.source).readline))
    ends = (tokenize.NEWLINE, tokenize.COMMENT, tokenize.ENDMARKER)
    for token, following in zip(tokens, tokens[1:]):
        if token.string == ";" and following.type in ends:
            yield f"a trailing ; in: {token.line.strip()}", "leave it out, assign the value instead"


def leaves_ipython_names(lesson, cell):
    """No ``_``, ``__``, ``In``, ``Out`` …: IPython defines them, other runners do not."""
    names = {node.id for node in nodes(cell.source, ast.Name)}
    names |= {node.arg for node in nodes(cell.source, ast.arg)}
    stub = parsed(released(cell.source))
    names |= {node.id for node in ast.walk(stub or ast.Module()) if isinstance(node, ast.Name)}
    for name in sorted(filter(IPYTHON.fullmatch, names)):
        yield f"the name {name}, which is IPython's", "use another name; a blank is written ..."


def released(source):
    """Return a cell's source as released, or as it is where markers are broken."""
    try:
        return stub_of(source)
    except ValueError:
        return source


def imports_what_students_have(lesson, cell):
    """A student's machine has ``course`` and nothing else of ours."""
    modules = [node.module for node in nodes(cell.source, ast.ImportFrom) if node.module]
    modules += [alias.name for node in nodes(cell.source, ast.Import) for alias in node.names]
    for module in modules:
        if module.split(".")[0] in NOT_THERE:
            yield f"it imports {module}, which students do not have", "import from course only"


def says_its_language(lesson, cell):
    """Whatever speaks to the learner is given ``language="en"``: the build sets the edition's."""
    speaking = SPEAKING | pictures(lesson)
    for call in nodes(cell.source, ast.Call):
        name = called(call)
        if name not in speaking:
            continue
        values = [keyword.value for keyword in call.keywords if keyword.arg == "language"]
        if not values:
            yield f"{name}(…) without a language", 'pass language="en" by name'
        elif isinstance(values[0], ast.Constant) and values[0].value != "en":
            yield f"{name}(…, language={values[0].value!r})", 'write language="en"'


@cache
def pictures(lesson):
    """Return the names that a lesson imports from course.pictures."""
    sources = [cell.source for cell in lesson.cells if cell.kind == "code" and parsed(cell.source)]
    found = [node for source in sources for node in nodes(source, ast.ImportFrom)]
    return {
        alias.asname or alias.name
        for node in found
        if node.module == "course.pictures"
        for alias in node.names
    }


def called(call):
    """Return the name that a call is about: ``Shop`` for Shop(…) and Shop.down(…)."""
    if isinstance(call.func, ast.Attribute):
        owner = root(call.func.value)
        return owner if owner in SPEAKING and isinstance(call.func.value, ast.Name) else call.func.attr
    return root(call.func)


def has_english_only_as_language(lesson, cell):
    """The literal "en" anywhere else would stay English in every edition."""
    keywords = nodes(cell.source, ast.keyword)
    languages = {id(keyword.value) for keyword in keywords if keyword.arg == "language"}
    for node in nodes(cell.source, ast.Constant):
        if node.value == "en" and id(node) not in languages:
            yield 'the literal "en" outside of language="en"', "pass it by the name language"
