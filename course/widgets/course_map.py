"""Show the course map, and offer to start a lesson again."""

from pathlib import Path

from course.languages import LANGUAGES
from course.lessons import LESSONS
from course.student_folder import MAP, home_of, notebook_of
from course.widgets.display import in_notebook
from course.widgets.map_page import map_page
from course.widgets.sheet import show_page
from course.widgets.start_again import offer_to_start_again


def course_map(*, language):
    """Show the lessons, how far the student is, and the way to each of them."""
    home = home_of(Path.cwd())
    if not in_notebook():
        print(_page(home, language)["text/plain"])
        return
    shown = show_page(_page(home, language), "map")
    offer_to_start_again(
        [lesson for lesson in LESSONS if notebook_of(home, lesson).exists()],
        home,
        language,
        refresh=lambda: shown.update(_page(home, language), raw=True),
    )


def _page(home, language):
    beside = [code for code in LANGUAGES if (home.parent / code / MAP).is_file()]
    return map_page(home, language, beside if home.name == language else [])
