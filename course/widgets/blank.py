"""Offer a line of code with the blank inside it, checked on Enter."""

from course.i18n import translator
from course.widgets.panel import panel
from course.widgets.rich import code_lines


def blank(exercise):
    """Return the widget of a fill-in-the-blank."""
    from ipywidgets import HTML, Box, Button, Text

    question = exercise.question
    _ = translator(question.language)
    last = next(reversed(exercise.tried), "")
    field = Text(value=last, placeholder=_("your answer"), description=_("What goes in the blank"))
    check = Button(description=_("Check"), tooltip=_("Check (Enter)"))
    around = [code_lines([code]) for code in (question.before, question.after)]
    before, after = (HTML(f"<code>{line}</code>") for (line,) in around)
    line = Box([before, field, after, check])
    line.add_class("course-blank")
    box, refresh = panel(exercise, line)

    def answer(*_):
        exercise.click(field.value)
        refresh()
        if exercise.solved:
            check.focus()  # a field that is disabled loses the focus
            field.disabled = True

    field.disabled = exercise.solved
    check.on_click(answer)
    field.on_msg(lambda widget, content, buffers: content.get("event") == "submit" and answer())
    return box
