"""Offer a line of code with the blank inside it, checked on Enter."""

from course.i18n import translator
from course.widgets.panel import panel
from course.widgets.rich import code_lines


def blank(exercise):
    """Return the widget of a fill-in-the-blank."""
    field, check, line = _line(exercise)
    box, refresh = panel(exercise, line)

    def answer(change):
        """Take the text, which the page sends on Enter or „Check“ (keys.js)."""
        with exercise.ledger.lock:
            exercise.click(change["new"])
            refresh()
            if exercise.solved:
                check.focus()  # a field that is disabled loses the focus
                field.disabled = True

    field.observe(answer, "value")
    return box


def _line(exercise):
    """Return the field, the button, and the line of code with both in it."""
    from ipywidgets import HTML, Box, Button, Text

    question = exercise.question
    _ = translator(question.language)
    field = Text(
        value=next(reversed(exercise.tried), ""),
        placeholder=_("your answer"),
        description=_("What goes in the blank"),
        continuous_update=False,
        disabled=exercise.solved,
    )
    check = Button(description=_("Check"), tooltip=_("Check (Enter)"))
    around = [code_lines([code]) for code in (question.before, question.after)]
    before, after = (HTML(f"<code>{code}</code>") for (code,) in around)
    line = Box([before, field, after, check])
    line.add_class("course-blank")
    return field, check, line
