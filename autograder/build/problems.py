"""Say what a person has to mend, where, and how; never with a traceback."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """Hold one thing to mend. place: file, with cell or entry; cure: what to do."""

    place: str
    what: str
    cure: str

    def __str__(self):
        return f"{self.place}: {self.what}; {self.cure}"


class BuildFailed(Exception):
    """Stop a lesson or an edition; carries every problem found so far."""

    def __init__(self, *problems):
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems

    def __reduce__(self):
        return type(self), self.problems
