"""Draw the course map: parts, lessons, minutes, aims, progress, where to go on."""

from html import escape
from itertools import groupby

from course.i18n import translator
from course.languages import language as read_language
from course.lessons import COURSE
from course.student_folder import MAP, address_of
from course.syllabus import course_title, lesson_aims, lesson_titles, part_titles
from course.widgets.rich import inline, plain
from course.widgets.sheet import bar_html, bar_text, link, page, table_head
from course.widgets.standing import standing
from course.widgets.standing_words import lesson_words


def map_page(home, language, editions):
    """Return the page as {"text/html": …, "text/plain": …}.

    home: the folder with the student's lessons of this edition; editions:
    codes of the editions that have a map, this one too.
    """
    standings = {lesson.name: standing(home, lesson.name, language) for lesson in COURSE}
    parts = [list(part) for number, part in groupby(COURSE, key=lambda lesson: lesson.part)]
    html = [
        f'<p class="course-heading">{inline(course_title(language))}</p>',
        _editions_html(editions, language),
        f'<p class="course-next">{_next(standings, language, inline, _link)}</p>',
        *(_part_html(part, standings, language) for part in parts),
        f'<p class="course-quiet">{escape(_short_path(language))}</p>',
    ]
    text = [plain(course_title(language)), "", _next(standings, language, plain, _name)]
    text += [line for part in parts for line in ["", *_part_text(part, standings, language)]]
    text += ["", _short_path(language)]
    return page("".join(html), "\n".join(text))


def _editions_html(editions, language):
    """Return the editions by their own names; the present one is no link."""
    names = {code: escape(read_language(code).name) for code in editions}
    items = (
        f'<strong lang="{code}">{name}</strong>'
        if code == language
        else f'<a lang="{code}" hreflang="{code}" href="../{code}/{MAP}">{name}</a>'
        for code, name in names.items()
    )
    return f'<p class="course-editions">{" ".join(items)}</p>' if len(names) > 1 else ""


def _next(standings, language, styled, named):
    """Return the sentence that says where to go on."""
    _ = translator(language)
    to_do = [one for one in standings.values() if one.left]
    if not to_do:
        return styled(_("You have done every lesson that there is."))
    begun = any(one.begun for one in standings.values())
    sentence = _("Go on here: {lesson}") if begun else _("Begin here: {lesson}")
    return styled(sentence).format(lesson=named(to_do[0], language, styled))


def _name(standing, language, styled):
    number = standing.lesson.partition("_")[0]
    return styled(f"{number} · {lesson_titles(language)[standing.lesson]}")


def _link(standing, language, styled):
    return link(_name(standing, language, styled), _href(standing))


def _href(standing):
    return address_of(standing.lesson) if standing.saved else ""


def _part_html(lessons, standings, language):
    _ = translator(language)
    columns = [_("Lesson"), _("Minutes"), _("Your progress")]
    rows = [_row_html(lesson, standings[lesson.name], columns, language) for lesson in lessons]
    title, size = _part(lessons, language)
    caption = f'<caption>{escape(title)} <span class="course-quiet">{escape(size)}</span></caption>'
    return f"<table>{caption}{table_head(columns)}<tbody>{''.join(rows)}</tbody></table>"


def _part(lessons, language):
    """Return a part's title and its size in words."""
    _ = translator(language)
    minutes = sum(lesson.minutes for lesson in lessons)
    size = _("{count} lessons · {minutes} minutes").format(count=len(lessons), minutes=minutes)
    return part_titles(language)[lessons[0].part], size


def _row_html(lesson, standing, columns, language):
    title = link(inline(lesson_titles(language)[lesson.name]), _href(standing))
    aim = inline(lesson_aims(language)[lesson.name])
    words = escape(lesson_words(standing, language))
    return (
        f'<tr><th scope="row"><span class="course-number">{lesson.number}</span> '
        f'<span class="course-lesson">{title}</span><br><span class="course-aim">{aim}</span></th>'
        f'<td class="course-short" title="{escape(columns[1])}">{lesson.minutes}</td>'
        f'<td class="course-far">{bar_html(standing.done, len(standing.items))} {words}</td></tr>'
    )


def _part_text(lessons, standings, language):
    _ = translator(language)
    yield "{} ({})".format(*_part(lessons, language))
    for lesson in lessons:
        far = standings[lesson.name]
        bar = bar_text(far.done, len(far.items))
        minutes = _("{minutes} minutes").format(minutes=lesson.minutes)
        yield f"  {_name(far, language, plain)}"
        yield f"     {plain(lesson_aims(language)[lesson.name])}"
        yield f"     {minutes}  {bar}  {lesson_words(far, language)}"


def _short_path(language):
    """Return the sentence about the short path."""
    _ = translator(language)
    longer = [lesson.number for lesson in COURSE if not lesson.short_path]
    if not longer:
        return _("Short of time? All of these lessons belong to the short path.")
    return _("Short of time? The short path leaves out: {lessons}.").format(lessons=", ".join(longer))
