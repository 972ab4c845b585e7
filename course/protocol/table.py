"""Read the table of the API's rules, rules.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_name("rules.toml")


@dataclass(frozen=True)
class Rule:
    """One row of the table; rules.toml says what the fields mean."""

    id: str
    kind: str
    summary: str
    confirmed: bool
    sources: tuple
    date: str
    status: int = 0
    type: str = ""
    message: str = ""
    hint: str = ""
    note: str = ""
    example: tuple = ()


@cache
def rules():
    """Return the rules by id, in the table's order."""
    rows = _table()["rule"]
    return {row["id"]: Rule(**row) for row in rows}


@cache
def versions():
    """Return the values of ``anthropic-version`` that the API knows."""
    return tuple(_table()["versions"])


@cache
def _table():
    return tomllib.loads(TABLE.read_text("utf-8"))
