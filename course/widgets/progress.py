"""Show a student's progress, and offer to start the present lesson again."""

import os
from pathlib import Path

from course.lessons import LESSONS
from course.student_folder import home_of, notebook_of
from course.widgets.display import in_notebook
from course.widgets.progress_page import progress_page
from course.widgets.sheet import show_page
from course.widgets.standing import standing
from course.widgets.start_again import offer_to_start_again


def progress(*, language):
    """Show what is done and what is left: in this lesson, and in the course."""
    folder = Path.cwd()
    if not in_notebook():
        print(_page(folder, language)["text/plain"])
        return
    shown = show_page(_page(folder, language), "progress")
    if folder.name in LESSONS:
        offer_to_start_again(
            [folder.name],
            home_of(folder),
            language,
            refresh=lambda: shown.update(_page(folder, language), raw=True),
        )


def _page(folder, language):
    home = home_of(folder)
    standings = [standing(home, lesson, language) for lesson in LESSONS]
    links = {one.lesson: _address(one, home, folder) for one in standings}
    return progress_page(standings, folder.name, links, language)


def _address(standing, home, folder):
    """Return where a lesson's notebook lies as seen from the folder, '' where it is not."""
    file = notebook_of(home, standing.lesson)
    return Path(os.path.relpath(file, folder)).as_posix() if standing.saved else ""
