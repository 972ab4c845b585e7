"""Say what a record of answers is, and which of two records wins.

A record is the list of attempts at one question: ``[{"answer": key}, …]``, an
attempt that was typed as a literal also has ``"typed": True``. The last one is
graded, the first is what a class report counts. Records of a lesson are
``{question: record}``. What is read from a file is hostile: it passes
`records_in` or `attempts_in` first, which keep nothing but this shape.
"""

from course.questions.question import is_short_text

MIME = "application/vnd.course.answer+json"
MOST_ATTEMPTS = 200
MOST_QUESTIONS = 200


def attempts_in(value):
    """Return a record as a fresh list, or [] where it has not the right shape."""
    if not isinstance(value, list) or len(value) > MOST_ATTEMPTS:
        return []
    if not all(_is_attempt(attempt) for attempt in value):
        return []
    return [dict(attempt) for attempt in value]


def records_in(value):
    """Return the records of a lesson that have the right shape, empty ones left out."""
    if not isinstance(value, dict) or len(value) > MOST_QUESTIONS:
        return {}
    named = {name: attempts_in(record) for name, record in value.items() if is_short_text(name)}
    return {name: record for name, record in named.items() if record}


def merged(*lessons):
    """Return for each question the longest of its records; of equal ones the first."""
    names = sorted({name for records in lessons for name in records})
    return {
        name: max((records.get(name, []) for records in lessons), key=len) for name in names
    }


def with_attempt(record, answer, typed=False):
    """Return the record with one attempt more; a full one gets a new last attempt."""
    attempt = {"answer": answer, "typed": True} if typed else {"answer": answer}
    return [*record[: MOST_ATTEMPTS - 1], attempt]


def is_new_literal(record, answer):
    """Tell whether a literal in the cell is another one than the last time it ran."""
    literals = [attempt["answer"] for attempt in record if attempt.get("typed")]
    return literals[-1:] != [answer]


def _is_attempt(attempt):
    if not isinstance(attempt, dict) or not is_short_text(attempt.get("answer")):
        return False
    return set(attempt) <= {"answer", "typed"} and attempt.get("typed", True) is True
