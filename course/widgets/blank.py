"""Offer a line of code with the blank inside it, checked on Enter."""

from math import inf
from time import monotonic

from course.i18n import translator
from course.widgets.panel import panel
from course.widgets.rich import code_lines

LATE = 2  # seconds by which what was typed may come after Enter, on a busy machine


def blank(exercise):
    """Return the widget of a fill-in-the-blank."""
    field, check, line = _line(exercise)
    box, refresh = panel(exercise, line)
    pressed = -inf

    def answer():
        exercise.click(field.value)
        refresh()
        if exercise.solved:
            check.focus()  # a field that is disabled loses the focus
            field.disabled = True

    def press(*_):
        nonlocal pressed
        pressed = monotonic()
        answer()

    def arrive(change):
        """Answer with what was typed before Enter and comes after it: the two travel apart."""
        if monotonic() - pressed < LATE:
            answer()

    field.observe(arrive, "value")
    check.on_click(press)
    field.on_msg(lambda widget, content, buffers: content.get("event") == "submit" and press())
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
        continuous_update=False,  # of single letters some would come after Enter
        disabled=exercise.solved,
    )
    check = Button(description=_("Check"), tooltip=_("Check (Enter)"))
    around = [code_lines([code]) for code in (question.before, question.after)]
    before, after = (HTML(f"<code>{code}</code>") for (code,) in around)
    line = Box([before, field, after, check])
    line.add_class("course-blank")
    return field, check, line
