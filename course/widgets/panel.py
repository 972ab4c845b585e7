"""Frame an exercise: heading, question, what to answer with, verdict."""

from html import escape
from pathlib import Path

from course.i18n import translator
from course.questions.model import FillBlank, FindLine, Predict
from course.widgets.as_html import verdict_html
from course.widgets.notices import notice_lines
from course.widgets.rich import inline, rich

STYLE = Path(__file__).with_name("style.css").read_text("utf-8")
KEYS = Path(__file__).with_name("keys.js").read_text("utf-8")


def framed(*children, language):
    """Return a box with the course's look around these widgets.

    The look shows its first line only where the kernel is gone.
    """
    from ipywidgets import HTML, VBox

    _ = translator(language)
    asleep = _("The kernel was restarted. Run this cell again to go on.")
    style = HTML(f'<style onload="{escape(KEYS)}">{STYLE}</style><p>{escape(asleep)}</p>')
    style.add_class("course-asleep")
    box = VBox([style, *children])
    box.add_class("course-widget")
    return box


def panel(exercise, *controls):
    """Return (box, refresh): call `refresh()` after every answer."""
    from ipywidgets import HTML

    head, said = HTML(), HTML()

    def refresh():
        head.value = _head(exercise)
        said.value = _said(exercise)

    refresh()
    return framed(head, *controls, said, language=exercise.question.language), refresh


def _head(exercise):
    question = exercise.question
    state, sign = _state(exercise)
    title = f'<span class="course-kind">{escape(_kind(question))}</span>'
    badge = f'<span class="course-state course-{sign}">{escape(state)}</span>'
    prompt = f'<div class="course-prompt">{rich(question.prompt)}</div>'
    return f'<div class="course-title">{title}{badge}</div>{prompt}'


def _kind(question):
    _ = translator(question.language)
    kinds = {
        Predict: _("Predict the output"),
        FindLine: _("Find the line"),
        FillBlank: _("Fill in the blank"),
    }
    return kinds.get(type(question)) or _("Quiz")


def _state(exercise):
    _ = translator(exercise.question.language)
    if not exercise.verdict:
        return _("not answered yet"), "open"
    if exercise.solved:
        return _("✓ right"), "right"
    return _("✗ not yet: try again"), "wrong"


def _said(exercise):
    """Return the verdict; `alert` makes a screen reader say it when it comes."""
    lines = [exercise.refusal, *notice_lines(exercise.notices, exercise.question.language)]
    notes = "".join(f'<p class="course-note">{inline(line)}</p>' for line in lines if line)
    if not exercise.verdict:
        return f'<div role="alert">{notes}</div>' if notes else ""
    sign = "right" if exercise.solved else "wrong"
    said = verdict_html(exercise.question, exercise.verdict)
    return f'<div role="alert" class="course-verdict course-{sign}">{said}{notes}</div>'
