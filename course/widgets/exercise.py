"""Run one question in a cell: its widget, its verdict, its record."""

from course.widgets.as_html import question_html
from course.widgets.as_text import question_text
from course.widgets.display import in_notebook, show_with_record, update_record
from course.widgets.records import attempts_in
from course.widgets.verdict import verdict


class Exercise:
    """Tie a question to the ledger that keeps its answers."""

    def __init__(self, question, ledger):
        self.question = question
        self.ledger = ledger
        self.attempts = ledger.attempts(question.name)
        self.notices = ledger.open(question.name)
        self.refusal = ""

    @property
    def tried(self):
        """Return the answers so far; a learner's program may have spoilt the list."""
        return [attempt["answer"] for attempt in attempts_in(self.attempts)]

    @property
    def verdict(self):
        """Return the Verdict on the last attempt, or None."""
        return verdict(self.question, self.tried)

    @property
    def solved(self):
        """Tell whether the last attempt is right: then a click changes nothing."""
        return self.verdict is not None and self.verdict.right

    def type(self, answer):
        """Take the literal that stands in the cell."""
        self._take(answer, self.ledger.type)

    def click(self, answer):
        """Take an answer given in the widget; the same one twice is one attempt."""
        with self.ledger.lock:
            self.refusal = ""
            if self.solved or self.tried[-1:] == [answer.strip()]:
                return
            self._take(answer, self.ledger.add)
            update_record(self._record, *self._saved())

    def show(self, make_widget):
        """Display the widget that `make_widget(self)` returns, or print the text."""
        if not in_notebook():
            print(question_text(*self._said()))
            return
        self._record = show_with_record(make_widget(self), *self._saved())

    def _said(self):
        return self.question, self.verdict, self.notices, self.refusal

    def _saved(self):
        """Return what the notebook keeps: HTML, text, the question's name, its record."""
        said = self._said()
        return question_html(*said), question_text(*said), self.question.name, self.attempts

    def _take(self, answer, keep):
        answer = answer.strip() if isinstance(answer, str) else answer
        self.refusal = self.question.refusal(answer)
        if not self.refusal:
            self.notices = self.notices | keep(self.question.name, answer)
