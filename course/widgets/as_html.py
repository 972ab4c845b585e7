"""Show a question as plain HTML: on GitHub, in nbconvert, in a notebook at rest.

The verdict's HTML is the widget's own too. No styles, ids or times: same
question and record, same bytes.
"""

from html import escape

from course.i18n import translator
from course.questions.model import FillBlank, FindLine
from course.widgets.as_text import code_with_blank, how_to_answer, same_run
from course.widgets.notices import notice_lines
from course.widgets.rich import DIFFERS, inline, is_transcript, rich


def question_html(question, verdict, notices, refusal=""):
    """Return all there is to read as HTML."""
    said = [how_to_answer(question), refusal, *notice_lines(notices, question.language)]
    sentences = "".join(f"<p>{inline(sentence)}</p>" for sentence in said if sentence)
    answered = verdict_html(question, verdict) if verdict else ""
    return f"{rich(question.prompt)}{_body(question)}{sentences}{answered}"


def verdict_html(question, verdict):
    """Return the verdict: sign, word, explanation, both runs, the other options."""
    said = f"<strong>{verdict.mark}</strong> {inline(verdict.feedback)}"
    parts = [f'<p class="course-said">{said}</p>']
    if verdict.real:
        parts.append(_runs_html(question, verdict))
    if verdict.same_as_real:
        parts.append(f"<p>{escape(same_run(question))}</p>")
    if verdict.others:
        parts.append(_others_html(question, verdict))
    return "".join(parts)


def text_html(text):
    """Return an option's text: a transcript as it stands, a sentence as a sentence."""
    return _pre(escape(text)) if is_transcript(text) else inline(text)


def _body(question):
    if isinstance(question, FillBlank):
        return _pre(escape(code_with_blank(question)))
    if isinstance(question, FindLine):
        lines = [f"{n:>2}  {line}" for n, line in enumerate(question.lines, 1)]
        return _pre(escape(chr(10).join(lines)))
    items = [f"<code>{o.key}</code> {text_html(o.text)}" for o in question.shown]
    return _list(items)


def _runs_html(question, verdict):
    _ = translator(question.language)
    columns = [(_("You chose:"), verdict.chosen), (_("The real run:"), verdict.real)]
    runs = [
        f"<div><p>{escape(title)}</p>{_run_html(lines)}</div>" for title, lines in columns if lines
    ]
    return f'<div class="course-runs">{"".join(runs)}</div>'


def _run_html(lines):
    """Return the lines, each with its line break inside it so that it can be a block."""
    marked = (
        f"<mark>{DIFFERS} {escape(line)}\n</mark>" if differs else f"<span>  {escape(line)}\n</span>"
        for line, differs in lines
    )
    return _pre("".join(marked))


def _others_html(question, verdict):
    _ = translator(question.language)
    items = [f"{_label(question, option)}{inline(option.why)}" for option in verdict.others]
    return f"<p>{escape(_('The others:'))}</p>{_list(items)}"


def _label(question, option):
    """Return what the learner knows an option by: its text, or its key."""
    as_key = isinstance(question, FindLine) or is_transcript(option.text)
    return f"<code>{option.key}</code>: " if as_key else f"<em>{inline(option.text)}</em><br>"


def _list(items):
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _pre(lines):
    return f"<pre><code>{lines}</code></pre>"
