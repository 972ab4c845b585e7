"""Print a conversation as the lessons show it, line by line."""

from course.blocks import describe, result_text
from course.languages import language as read_language


class Transcript:
    """Print each step of a run and keep the lines.

    question: the customer's text; language: the edition's code; out: what
    takes a line (by default `print`).
    """

    def __init__(self, question, *, language, out=print):
        self._formats = read_language(language).transcript
        self._out = out
        self._calls = 0
        self.lines = []
        self._say("question", q=question)

    def call(self, reply):
        """Add a model call: its number, input tokens and stop reason."""
        self._calls += 1
        tokens = reply["usage"]["input_tokens"]
        self._say("call", n=self._calls, t=tokens, stop=reply["stop_reason"])

    def results(self, uses, results):
        """Add each tool call with its result; an error has ✗ before it."""
        for use, result in zip(uses, results):
            mark = "✗ " if result.get("is_error") else ""
            self._add(f"    {use['id']} {describe(use)} → {mark}{result_text(result)}")

    def answer(self, text):
        """Add the final answer."""
        self._say("answer", a=text)

    def stopped(self):
        """Add that the call limit is reached and a person takes over."""
        self._say("stop", n=self._calls)

    def over_budget(self, spent, budget):
        """Add that the input tokens are over budget and a person takes over."""
        self._say("budget", sum=spent, max=budget)

    def __str__(self):
        return "\n".join(self.lines)

    def _say(self, name, **fields):
        self._add(self._formats[name].format(**fields))

    def _add(self, line):
        self.lines.append(line)
        self._out(line)
