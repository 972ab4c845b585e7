"""Add to a notebook's outputs the attempts that only a lesson's side file has."""

from course.errors import CourseError
from course.questions import find
from course.widgets.as_html import question_html
from course.widgets.as_text import question_text
from course.widgets.display import with_record
from course.widgets.records import MIME, attempts_in
from course.widgets.verdict import verdict


def add_late_clicks(notebook, records):
    """Replace each record in the outputs that is shorter than the one in `records`.

    notebook: plain dicts and lists, changed in place; records: {question: record}.
    """
    language = notebook["metadata"]["course"].get("language", "en")
    for cell in notebook.get("cells", ()):
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            held = data.get(MIME, {})
            name = held.get("question")
            record = records.get(name, [])
            if len(record) > len(attempts_in(held.get("attempts"))):
                data[MIME] = held | {"attempts": record}
                data.update(_at_rest(name, record, language))


def _at_rest(name, record, language):
    """Return the output of a question that has this record; nothing where no one knows it."""
    try:
        question = find(name, language)
    except CourseError:
        return {}
    said = question, verdict(question, [attempt["answer"] for attempt in record]), set()
    return with_record(question_html(*said), question_text(*said), name, record)
