"""Compare pieces of Python source by what they mean, not by how they look."""

import ast
import warnings
from dataclasses import dataclass

# A line may be half of a statement: these make it whole.
FRAMES = (
    "{line}",
    "{line}\n    pass",
    "if 0:\n    pass\n{line}\n    pass",
    "try:\n    pass\n{line}\n    pass",
    "[\n{line}\n]",
    "{{\n{line}\n}}",
)


@dataclass(frozen=True)
class Line:
    """A line of code with a blank in it: what stands before and after."""

    before: str
    after: str

    def check(self, right):
        """Raise ValueError where an accepted form does not give Python code."""
        unreadable = [answer for answer in right if not self.readable(answer)]
        if unreadable or not right:
            raise ValueError(f"no Python code: {self.before}{unreadable}{self.after}")

    def readable(self, answer):
        """Tell whether the line is Python code with this answer in it."""
        return self._tree(answer) is not None

    def same_as_any(self, answer, forms):
        """Return the first form that gives the same code as the answer, or None."""
        tree = self._tree(answer)
        for form in forms:
            if answer.strip() == form.strip() or (tree and tree == self._tree(form)):
                return form
        return None

    def _tree(self, answer):
        piece = self._only_the_blank(answer)
        if "\n" in piece or "\r" in piece:
            return None
        line = f"{self.before}{piece}{self.after}".strip()
        trees = (_dump(frame.format(line=line)) for frame in FRAMES)
        return next(filter(None, trees), None)

    def _only_the_blank(self, answer):
        """Return the answer without the rest of the line, where all of it was typed."""
        answer, before, after = answer.strip(), self.before.strip(), self.after.strip()
        whole = before and after and answer.startswith(before) and answer.endswith(after)
        return answer[len(before) : len(answer) - len(after)].strip() if whole else answer


def _dump(code):
    """Return the syntax tree as text; None where it is no code."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # an odd escape in an answer
            return ast.dump(ast.parse(code))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
