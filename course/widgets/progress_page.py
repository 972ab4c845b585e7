"""Draw a student's progress: in one lesson, and in the course as one table."""

from html import escape

from course.i18n import translator
from course.syllabus import lesson_titles
from course.widgets.rich import inline, plain
from course.widgets.sheet import bar_html, bar_text, link, page, table_head
from course.widgets.standing_words import done_words, item_words, lesson_words, of


def progress_page(standings, here, links, language):
    """Return the page as {"text/html": …, "text/plain": …}.

    standings: one Standing for each lesson; here: the lesson whose folder
    this is, or None; links: lesson → address of its notebook, '' where there
    is none.
    """
    ours = next((one for one in standings if one.lesson == here), None)
    _ = translator(language)
    source = _("This is what the saved files show: answers, and tests as they last ran here. Save the notebook to bring it up to date. “Validate” runs all visible tests anew; hidden tests come with the grade.")
    html = _lesson_html(ours, language) if ours else ""
    html += _course_html(standings, here, links, language)
    html += f'<p class="course-quiet">{escape(source)}</p>'
    text = [*_lesson_text(ours, language), ""] if ours else []
    text += [*_course_text(standings, language), "", source]
    return page(html, "\n".join(text))


def _titled(name, language):
    """Return „01 · Stop, or run a tool“, backticks and all."""
    number = name.partition("_")[0]
    return f"{number} · {lesson_titles(language)[name]}"


def _left(standing, language):
    _ = translator(language)
    if not standing.left:
        return _("Nothing is left in this lesson.")
    left = _("Left in this lesson: {left} of {all}. Next: {next}")
    return left.format(
        left=len(standing.left), all=len(standing.items), next=standing.left[0].label
    )


def _lesson_html(standing, language):
    _ = translator(language)
    rows = "".join(
        f'<tr><th scope="row">{escape(item.label)}</th>'
        f'<td class="course-state course-{"right" if item.done else "open"}">'
        f"{escape(item_words(item, language))}</td></tr>"
        for item in standing.items
    )
    return (
        f"<table><caption>{inline(_titled(standing.lesson, language))}</caption>"
        f"{table_head([_('To do'), _('What the file shows')])}<tbody>{rows}</tbody></table>"
        f'<p class="course-next">{escape(_left(standing, language))}</p>'
    )


def _lesson_text(standing, language):
    width = max(len(item_words(item, language)) for item in standing.items)
    rows = [f"  {item_words(item, language):<{width}}  {item.label}" for item in standing.items]
    title = plain(_titled(standing.lesson, language))
    return [title, *rows, "", _left(standing, language)]


def _course_html(standings, here, links, language):
    _ = translator(language)
    columns = [_("Lesson"), _("Questions"), _("Exercises"), _("Done")]
    rows = [_row_html(one, one.lesson == here, links, columns, language) for one in standings]
    words = done_words(*_sum(standings), language)
    cells = _cells_html(_totals(standings), columns, words, language)
    foot = f'<tfoot><tr><th scope="row">{escape(_("Whole course"))}</th>{cells}</tr></tfoot>'
    caption = f"<caption>{escape(_('The course'))}</caption>"
    return f"<table>{caption}{table_head(columns)}<tbody>{''.join(rows)}</tbody>{foot}</table>"


def _row_html(standing, is_here, links, columns, language):
    _ = translator(language)
    title = link(inline(_titled(standing.lesson, language)), links[standing.lesson])
    mark = f'<span class="course-here">{escape(_("you are here"))}</span>' if is_here else ""
    cells = _cells_html(_totals([standing]), columns, lesson_words(standing, language), language)
    return f'<tr><th scope="row">{title} {mark}</th>{cells}</tr>'


def _cells_html(totals, columns, words, language):
    counts = "".join(
        f'<td class="course-short" title="{escape(column)}">'
        f"{of(done, all, language) if all else '–'}</td>"
        for column, (done, all) in zip(columns[1:], totals)
    )
    done, all = map(sum, zip(*totals))
    return f'{counts}<td class="course-far">{bar_html(done, all)} {escape(words)}</td>'


def _course_text(standings, language):
    _ = translator(language)
    rows = [
        (plain(_titled(one.lesson, language)), one.done, len(one.items), lesson_words(one, language))
        for one in standings
    ]
    done, all, begun = _sum(standings)
    rows.append((_("Whole course"), done, all, done_words(done, all, begun, language)))
    width = max(len(title) for title, *rest in rows)
    lines = (f"  {title:<{width}}  {bar_text(*far)}  {words}" for title, *far, words in rows)
    return [_("The course"), *lines]


def _totals(standings):
    """Return (done, all) of the questions and of the exercises."""
    items = [item for one in standings for item in one.items]
    questions = [item.done for item in items if item.tests is None]
    exercises = [item.done for item in items if item.tests is not None]
    return [(sum(kind), len(kind)) for kind in (questions, exercises)]


def _sum(standings):
    """Return done, all and whether anything was begun, over all lessons."""
    return (
        sum(one.done for one in standings),
        sum(len(one.items) for one in standings),
        any(one.begun for one in standings),
    )
