"""Offer to draw a page anew and to start a lesson again: a button, a question, what came of it."""

import os
from functools import partial
from html import escape
from pathlib import Path

from course.errors import CourseError
from course.i18n import translator
from course.questions import questions_of
from course.restart import releases_here, restart
from course.syllabus import lesson_titles
from course.widgets.display import show
from course.widgets.ledger import ledger_of
from course.widgets.panel import framed
from course.widgets.rich import inline, plain


def offer_to_start_again(lessons, home, language, refresh):
    """Display a button for `refresh` and one for each lesson; a restart calls `refresh()` too."""
    if lessons:
        text = how_to_start_again(language)
        show(_Offer(lessons, home, language, refresh).box, f"<p>{inline(text)}</p>", text)


def how_to_start_again(language):
    """Return what stands in place of the buttons where no widget runs."""
    _ = translator(language)
    return _("To bring this page up to date, and to start a lesson again: click into this cell and press Shift+Enter.")


class _Offer:
    def __init__(self, lessons, home, language, refresh):
        from ipywidgets import HTML, Box

        self._lessons, self._home, self._language = lessons, home, language
        self._refresh = refresh
        _ = translator(language)
        anew = Box([_button(_("Bring this page up to date"), "refresh", refresh)])
        self._said, self._buttons = HTML(), Box()
        for row in (anew, self._buttons):
            row.add_class("course-controls")
        self.box = framed(anew, self._said, self._buttons, language=language)
        self._offer()

    def _offer(self, said="", after=None):
        """Show a button for each lesson below what there is to say.

        after: the lesson whose button has the focus, for the keyboard.
        """
        _ = translator(self._language)
        heading = f'<p class="course-kind">{escape(_("Start a lesson again"))}</p>'
        self._say(said or (heading if len(self._lessons) > 1 else ""))
        shown = self._show(
            *((self._label(name), "undo", partial(self._ask, name)) for name in self._lessons)
        )
        if after:
            shown[self._lessons.index(after)].focus()

    def _label(self, lesson):
        _ = translator(self._language)
        if len(self._lessons) == 1:
            return _("Start this lesson again")
        return f"{_number(lesson)} · {plain(lesson_titles(self._language)[lesson])}"

    def _ask(self, lesson):
        _ = translator(self._language)
        question = _("Start lesson {number} again? The lesson becomes as new. Your notebook and your answers are kept as a copy. If the notebook is open, save it first: only what is saved can be kept.")
        self._say(_alert(question.format(number=_number(lesson))))
        sure, keep = self._show(
            (_("Start it again"), "", partial(self._start, lesson)),
            (_("Leave it as it is"), "", partial(self._offer, after=lesson)),
        )
        keep.focus()

    def _start(self, lesson):
        try:
            copy = restart(lesson, self._language, releases_here(), self._home)
        except CourseError as error:
            self._offer(_alert(str(error)), lesson)
            return
        _forget(lesson, self._home, self._language)
        self._refresh()
        self._offer(_alert(*self._done(lesson, copy)), lesson)

    def _done(self, lesson, copy):
        """Return the sentences that follow a restart."""
        _ = translator(self._language)
        yield _("Lesson {number} is as new.").format(number=_number(lesson))
        if copy:
            place = Path(os.path.relpath(copy)).as_posix()
            yield _("What you had is kept in the folder `{folder}`.").format(folder=place)
        yield _('If the notebook is open: choose "Reload Notebook from Disk" in the menu "File", then "Restart Kernel…" in the menu "Kernel".')
        yield _('If JupyterLab asks about a changed file, choose "Revert".')

    def _say(self, html):
        self._said.value = html
        self._buttons.layout.margin = "0.5rem 0 0" if html else "0"

    def _show(self, *buttons):
        """Replace the buttons by others, given as (label, icon, action); return them."""
        self._buttons.children = [_button(*button) for button in buttons]
        return self._buttons.children


def _button(label, icon, action):
    from ipywidgets import Button

    button = Button(description=label, icon=icon)
    button.on_click(lambda clicked: action())
    return button


def _number(lesson):
    return lesson.partition("_")[0]


def _alert(*sentences):
    """Return sentences as HTML that a screen reader says when it comes."""
    said = "".join(f"<p>{inline(sentence)}</p>" for sentence in sentences)
    return f'<div role="alert">{said}</div>'


def _forget(lesson, home, language):
    """Empty the records that this kernel holds, if it is the lesson's own."""
    if Path.cwd() == home / lesson:
        for question in questions_of(lesson, language):
            ledger_of(lesson).attempts(question.name).clear()
