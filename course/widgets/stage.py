"""Draw the steps of a conversation: one at a time for the player, all as a list."""

import json
from html import escape

from course.i18n import translator
from course.widgets.steps import MODEL, PERSON, PROGRAM, TOOL, one_line


def steps_text(steps, language):
    """Return the steps as a numbered list of lines."""
    _ = translator(language)
    lines = [f"{n}. {step.says}" for n, step in enumerate(steps, 1)]
    return "\n".join(lines) or _("This client has not been asked anything yet.")


def steps_html(steps):
    """Return the steps as an ordered list."""
    items = "".join(f"<li>{escape(step.says)}</li>" for step in steps)
    return f"<ol>{items}</ol>"


def stage_html(steps, number, language):
    """Return one step: who speaks, the block, the history so far, tokens per call."""
    _ = translator(language)
    step = steps[number]
    title = _("Step {n} of {all}").format(n=number + 1, all=len(steps))
    return (
        f'<div class="course-title"><span class="course-kind">{escape(title)}</span></div>'
        f"{_places_html(step, language)}"
        f'<p class="course-says" role="status">{escape(step.says)}</p>'
        f'<div class="course-columns">{_block_html(step, language)}'
        f"{_history_html(steps, number, language)}</div>"
        f"{_tokens_html(steps, number, language)}"
    )


def _places_html(step, language):
    """Return who speaks to whom: all go through the program, which stands in the middle."""
    names = _names(language)
    active = {step.giver, step.taker}
    places = "".join(
        f'<span class="course-place course-{place}{" course-active" if place in active else ""}">'
        f"{escape(name)}</span>"
        for place, name in names.items()
    )
    other = step.taker if step.giver == PROGRAM else step.giver
    to_the_right = (other == MODEL) == (step.giver == PROGRAM)
    arrow = f'<span class="course-arrow course-to-{other}">{"→" if to_the_right else "←"}</span>'
    return f'<div class="course-places" aria-hidden="true">{places}{arrow}</div>'


def _names(language):
    _ = translator(language)
    return {
        PERSON: _("person"),
        PROGRAM: _("program"),
        MODEL: _("model"),
        TOOL: _("tool"),
    }


def _block_html(step, language):
    _ = translator(language)
    block = json.dumps(step.block, ensure_ascii=False, indent=2)
    return f"<div><p>{escape(_('What is handed over'))}</p><pre>{escape(block)}</pre></div>"


def _history_html(steps, number, language):
    """Return the history; what this step has added is marked."""
    _ = translator(language)
    now = steps[number].history
    before = len(steps[number - 1].history) if number else 0
    title = _("The history. Messages: {count}").format(count=len(now))
    items = "".join(
        f'<li{" class=course-new" if n >= before else ""}>{escape(one_line(message))}</li>'
        for n, message in enumerate(now)
    )
    return f"<div><p>{escape(title)}</p><ol>{items}</ol></div>"


def _tokens_html(steps, number, language):
    """Return a bar of input tokens for each model call so far."""
    _ = translator(language)
    most = max([given for given, taken in steps[-1].tokens], default=1) or 1
    line = _("call {n}: input {input}, output {output} tokens")
    rows = "".join(
        f'<div class="course-call"><span>{escape(line.format(n=n, input=given, output=taken))}'
        f'</span><span class="course-bar" style="width:{100 * given // most}%"></span></div>'
        for n, (given, taken) in enumerate(steps[number].tokens, 1)
    )
    return f'<div class="course-tokens">{rows}</div>'
