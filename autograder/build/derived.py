"""Write derived files, or in a check compare them with what is there."""

import os
from dataclasses import dataclass, field

from autograder.build.problems import Problem

CURE = "run python -m autograder build, and commit what it writes"


@dataclass
class Derived:
    """Take each derived file's bytes. check: compare, write nothing."""

    folders: object
    check: bool = False
    problems: list = field(default_factory=list)

    def put(self, path, content):
        """Write the file where its bytes differ, or note the difference."""
        there = path.read_bytes() if path.is_file() else None
        if there == content:
            return
        if self.check:
            what = "it is missing" if there is None else "it differs from what its sources give"
            self.problems.append(Problem(self.folders.shown(path), what, CURE))
        else:
            write_whole(path, content)


def write_whole(path, content):
    """Write a file at once: a reader sees the old bytes or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(content)
    beside.replace(path)
