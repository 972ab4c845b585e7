"""Name one broken rule and the place where it is broken."""

from dataclasses import dataclass, field

from course.errors import ApiError
from course.i18n import translator
from course.protocol.hints import hints
from course.protocol.table import rules

# Sorts a fault of a whole message before those of its blocks, or after them.
WHOLE, LAST = -1, float("inf")


@dataclass(frozen=True)
class Fault:
    """One broken rule.

    rule: its id in rules.toml. at: what faults of one stage are sorted by,
    for a conversation (message index, block index). fields: what the rule's
    message template is filled with.
    """

    rule: str
    at: tuple = (0, 0)
    fields: dict = field(default_factory=dict)

    @property
    def message(self):
        """Return the API's text for this fault."""
        return rules()[self.rule].message.format(**self.fields)

    def error(self, language):
        """Return the ApiError to raise, with its hint in a language."""
        rule = rules()[self.rule]
        hint = hints(translator(language))[self.rule]
        return ApiError(rule.status, rule.type, self.message, hint=hint)


def fault(rule, at=(0, 0), **fields):
    """Return a Fault whose message is filled with `fields`."""
    return Fault(rule, at, fields)
