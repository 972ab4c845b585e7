"""Keep the code of hidden tests out of the feedback pages."""

import re

from nbconvert.filters import strip_ansi
from nbconvert.preprocessors import Preprocessor
from nbgrader.utils import is_grade
from traitlets import Bool

HIDDEN = re.compile(
    r"^[ \t]*### BEGIN HIDDEN TESTS$.*?^[ \t]*### END HIDDEN TESTS$\n?", re.MULTILINE | re.DOTALL
)

SECRET = 6  # characters; a shorter line, `)` or `else:`, may be anybody's


class HideTests(Preprocessor):
    """Show what a hidden test said, never its code. Runs when feedback is made."""

    enabled = Bool(True).tag(config=True)

    def preprocess_cell(self, cell, resources, cell_index):
        hidden = HIDDEN.findall(cell.source)
        if is_grade(cell) and hidden:
            cell.source = HIDDEN.sub("", cell.source).rstrip()
            secret = {line.strip() for region in hidden for line in region.split("\n")}
            secret = {line for line in secret if len(line) >= SECRET}
            for output in cell.get("outputs", []):
                if output.output_type == "error":
                    output.traceback = [_without(frame, secret) for frame in output.traceback]
        return cell, resources


def _without(frame, secret):
    """Return one frame of a traceback, or ``…`` where it shows a secret line."""
    lines = map(_code, strip_ansi(frame).split("\n"))
    return "…" if any(line in secret for line in lines) else frame


def _code(line):
    """Return a line of code without the arrow and number that IPython puts before it."""
    return re.sub(r"^\s*(-*>\s*)?\d*\s*", "", line).strip()
