"""Read the markers of a solution cell: what the student gets in its place."""

import re

BEGIN, END = "### BEGIN SOLUTION", "### END SOLUTION"
STUB_LINE = re.compile(r"^(?P<indent>\s*)(?P<solution>.*?)\s*### STUB (?P<stub>.*)$")


def stub_of(source):
    """Return a solution cell's source as the student gets it.

    A region BEGIN … END becomes one line ``...`` at its indentation; a line
    ending in ``### STUB <line>`` becomes <line>. Raise ValueError for markers
    that do not pair up.
    """
    kept, inside = [], False
    for line in source.split("\n"):
        marker = line.strip()
        if marker in (BEGIN, END) and (marker == BEGIN) == inside:
            raise ValueError(f"{marker} without its partner")
        if marker == BEGIN:
            kept.append(line[: len(line) - len(line.lstrip())] + "...")
        inside = marker == BEGIN or (inside and marker != END)
        if not inside and marker != END:
            kept.append(stub_line(line))
    if inside:
        raise ValueError(f"{BEGIN} without its partner")
    return "\n".join(kept)


def stub_line(line):
    """Return what stays of a line outside of solution regions."""
    found = STUB_LINE.match(line)
    return found["indent"] + found["stub"] if found else line
