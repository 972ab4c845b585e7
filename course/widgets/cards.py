"""Offer options as cards: one click or Enter on a card is the answer.

A card is an HTML face with an invisible native button over it: the button has
the keyboard, the focus and the name that a screen reader says, the face has
code in code font and colours, which a button's label cannot have.
"""

from html import escape

from course.i18n import translator
from course.questions.model import FindLine, Predict
from course.widgets.panel import panel
from course.widgets.rich import code_lines, inline, is_transcript, plain


def cards(exercise):
    """Return the widget of a quiz, a prediction or a find-the-line."""
    from ipywidgets import VBox

    question = exercise.question
    options = [_Card(option, face, exercise) for option, face in _faces(question)]
    column = VBox([option.box for option in options])
    column.add_class("course-lines" if isinstance(question, FindLine) else "course-cards")
    if any(is_transcript(option.text) for option in question.options):
        column.add_class("course-transcripts")
    box, refresh = panel(exercise, column)

    def choose(key):
        with exercise.ledger.lock:
            exercise.click(key)
            refresh()
            for option in options:
                option.refresh()

    for option in options:
        option.on_choose(choose)
    return box


class _Card:
    def __init__(self, option, face, exercise):
        from ipywidgets import HTML, Box, Button

        self._option, self._face, self._exercise = option, face, exercise
        self._html, self._button = HTML(), Button()
        self.box = Box([self._html, self._button])
        self.box.add_class("course-card")
        self.refresh()

    def on_choose(self, choose):
        self._button.on_click(lambda button: choose(self._option.key))

    def refresh(self):
        sign, words = self._state()
        mark = {"right": "✓", "wrong": "✗"}.get(sign, "")
        self._html.value = (
            f'<div class="course-face course-{sign}" aria-hidden="true">'
            f'<span class="course-sign">{mark}</span>{self._face}</div>'
        )
        label = plain(self._option.text).strip()
        self._button.description = f"{mark} {words}: {label}" if mark else label
        self._button.tooltip = self._option.key
        # The right one stays enabled: a button that is disabled loses the focus.
        self._button.disabled = self._exercise.solved and sign != "right"

    def _state(self):
        """Return how this option fared: open, right or wrong, and the word for it."""
        _ = translator(self._exercise.question.language)
        if self._option.key not in self._exercise.tried:
            return "open", ""
        if self._exercise.question.is_right(self._option.key):
            return ("right", _("right")) if self._exercise.solved else ("open", "")
        return "wrong", _("not this one")


def _faces(question):
    """Return each option with the HTML that its card shows."""
    if isinstance(question, FindLine):
        numbered = enumerate(zip(question.shown, code_lines(question.lines)), 1)
        return [
            (option, f'<span class="course-number">{n}</span><code>{code or " "}</code>')
            for n, (option, code) in numbered
        ]
    return [(option, _face(option)) for option in question.shown]


def _face(option):
    key = f'<code class="course-key">{option.key}</code>'
    if is_transcript(option.text):
        return f"<pre>{escape(option.text)}</pre>{key}"
    return f'<span class="course-text">{inline(option.text)}</span>{key}'
