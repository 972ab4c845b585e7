"""Draw a finished conversation: who speaks, each block as a card, a call beside its result."""

import json
from html import escape

from course.blocks import describe, result_text, text_of, tool_result
from course.i18n import translator
from course.transcript_lines import Transcript
from course.widgets.exchanges import tool_uses_of
from course.widgets.sheet import page


def transcript_page(exchanges, language):
    """Return the page as {"text/html": …, "text/plain": …}."""
    _ = translator(language)
    title = f'<span class="course-kind">{escape(_("Transcript"))}</span>'
    total = f"<span>{escape(_total(exchanges, language))}</span>"
    html = f'<div class="course-title">{title}{total}</div>'
    html += "".join(_exchange_html(exchange, language) for exchange in exchanges)
    lines = [line for exchange in exchanges for line in _lines(exchange, language)]
    return page(html, "\n".join(lines))


def _total(exchanges, language):
    """Return calls and tokens of the whole conversation, as far as they are known."""
    _ = translator(language)
    calls = [call for exchange in exchanges for call in exchange.calls]
    spent = [call.tokens for call in calls if call.tokens]
    if not spent:
        return _("model calls: {count}").format(count=len(calls))
    given, taken = map(sum, zip(*spent))
    total = _("model calls: {count} · input: {input} tokens · output: {output} tokens")
    return total.format(count=len(calls), input=given, output=taken)


def _lines(exchange, language):
    """Return the lines that the loop prints for this exchange."""
    log = Transcript(exchange.question, language=language, out=lambda line: None)
    for call in exchange.calls:
        if call.refusal:
            log.lines.append(f"  ✗ {call.refusal}")
            continue
        if call.stop_reason:
            log.call({"usage": {"input_tokens": call.tokens[0]}, "stop_reason": call.stop_reason})
        uses = tool_uses_of(call)
        if _waits_for_results(call):
            none = _no_result(language)
            results = [call.results.get(use["id"], tool_result(use["id"], none)) for use in uses]
            log.results(uses, results)
        elif call.content:
            log.answer(text_of({"content": call.content}))
    return log.lines


def _no_result(language):
    _ = translator(language)
    return _("no result in this history")


def _waits_for_results(call):
    return call.stop_reason == "tool_use" if call.stop_reason else bool(tool_uses_of(call))


def _exchange_html(exchange, language):
    _ = translator(language)
    question = _card("by-person", "", _prose(exchange.question))
    turns = [_turn("asked", _("person"), "", question)] if exchange.question else []
    for number, call in enumerate(exchange.calls, 1):
        name = _("call {n}").format(n=number)
        turns.append(_turn("answered", _("model"), name, _call_html(call, language)))
    return "".join(turns)


def _turn(kind, who, which, blocks):
    small = f'<span class="course-quiet"> {escape(which)}</span>' if which else ""
    return (
        f'<div class="course-turn course-{kind}"><p class="course-who">{escape(who)}{small}</p>'
        f'<div class="course-blocks">{blocks}</div></div>'
    )


def _call_html(call, language):
    _ = translator(language)
    if call.refusal:
        said = f"{call.refusal}\n→ {call.refusal.hint}" if call.refusal.hint else str(call.refusal)
        return _card("failed", escape(_("✗ the API rejects this request")), _pre(said))
    uses = {use["id"] for use in tool_uses_of(call)}
    strays = [result for id, result in call.results.items() if id not in uses]
    blocks = [_block_html(block, call, language) for block in call.content]
    blocks += [_result_html(stray, language) for stray in strays]
    return "".join(blocks) + _meta_html(call, language)


def _block_html(block, call, language):
    if block["type"] == "text":
        return _card("spoken", "", _prose(block["text"]))
    if block["type"] == "thinking":
        return _card("thought", "<code>thinking</code>", _prose(block.get("thinking", "")))
    if block["type"] != "tool_use":
        whole = json.dumps(block, ensure_ascii=False, indent=2, default=str)
        return _card("spoken", f"<code>{escape(str(block['type']))}</code>", _pre(whole))
    asks = _card("asks", _type("tool_use", block["id"]), _pre(describe(block)))
    result = call.results.get(block["id"])
    if result is None and not _waits_for_results(call):
        return asks
    missing = _card("thought", "", _prose(_no_result(language)))
    came = _result_html(result, language) if result else missing
    arrow = '<span class="course-arrow" aria-hidden="true">→</span>'
    return f'<div class="course-pair">{asks}{arrow}{came}</div>'


def _result_html(result, language):
    _ = translator(language)
    failed = result.get("is_error")
    kind = f"{escape(_('program'))} · {_type('tool_result', result.get('tool_use_id'))}"
    kind += f" <strong>✗ {escape(_('error'))}</strong>" if failed else ""
    return _card("failed" if failed else "by-program", kind, _pre(result_text(result)))


def _meta_html(call, language):
    if not call.stop_reason:
        return ""
    _ = translator(language)
    spent = _("input: {input} tokens · output: {output} tokens")
    spent = escape(spent.format(input=call.tokens[0], output=call.tokens[1]))
    stop = f"<code>stop_reason: {escape(call.stop_reason)}</code>"
    return f'<p class="course-meta">{stop} · {spent}</p>'


def _type(type, id):
    return f"<code>{type}</code> · <code>{escape(str(id))}</code>"


def _card(kind, type, body):
    head = f'<p class="course-type">{type}</p>' if type else ""
    return f'<div class="course-block course-{kind}">{head}{body}</div>'


def _pre(text):
    return f"<pre>{escape(text)}</pre>"


def _prose(text):
    return f'<p class="course-prose">{escape(text)}</p>'
