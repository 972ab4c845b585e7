"""Show a question as plain text: for a terminal, and wherever no widget runs.

It holds the question, its options with their keys, how to type the answer
and, once there is one, the verdict. Same question and record, same bytes.
"""

from course.i18n import translator
from course.questions.model import FillBlank, FindLine
from course.widgets.notices import notice_lines
from course.widgets.rich import DIFFERS, is_transcript, plain

BLANK = "____"


def question_text(question, verdict, notices, refusal=""):
    """Return all there is to read, without a final newline."""
    parts = [plain(question.prompt), _body(question), plain(how_to_answer(question))]
    parts += [refusal] if refusal else []
    parts += [_verdict_text(question, verdict)] if verdict else []
    return "\n\n".join(parts + notice_lines(notices, question.language))


def how_to_answer(question):
    """Return the sentence that says how to answer by typing."""
    _ = translator(question.language)
    if isinstance(question, FillBlank):
        return _("To answer here, type what goes in the blank: `answer='…'`, and run the cell.")
    return _('To answer here, type the key of your choice: `answer="…"`, and run the cell.')


def same_run(question):
    """Return the sentence for a prediction that came true."""
    _ = translator(question.language)
    return _("The real run prints the same, line for line.")


def code_with_blank(question):
    """Return the line of code of a FillBlank."""
    return f"{question.before}{BLANK}{question.after}"


def _body(question):
    if isinstance(question, FillBlank):
        return f"    {code_with_blank(question)}"
    if isinstance(question, FindLine):
        return "\n".join(f"{n:>4}  {line}" for n, line in enumerate(question.lines, 1))
    options = [(f"[{option.key}]", option.text) for option in question.shown]
    if any(is_transcript(text) for key, text in options):
        return "\n\n".join(f"{key}\n{text}" for key, text in options)
    return "\n".join(f"{key} {plain(text)}" for key, text in options)


def _verdict_text(question, verdict):
    _ = translator(question.language)
    parts = [f"{verdict.mark} {verdict.answer}\n{plain(verdict.feedback)}"]
    runs = [(_("You chose:"), verdict.chosen), (_("The real run:"), verdict.real)]
    parts += [f"{title}\n{_run(lines)}" for title, lines in runs if lines]
    parts += [same_run(question)] if verdict.same_as_real else []
    if verdict.others:
        others = "\n".join(f"[{option.key}] {plain(option.why)}" for option in verdict.others)
        parts += [f"{_('The others:')}\n{others}"]
    return "\n\n".join(parts)


def _run(lines):
    return "\n".join(f"{DIFFERS if differs else ' '} {line}" for line, differs in lines)
