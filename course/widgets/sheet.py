"""Give a page in a cell's output its frame, its look and its small parts.

A page is HTML that needs no kernel. Where JupyterLab takes the look away, in
a notebook it does not trust, plain tables, links and words are left.
"""

from html import escape
from pathlib import Path

from course.widgets.panel import STYLE

SHEET = Path(__file__).with_name("sheet.css").read_text("utf-8")
BAR_WIDTH = 10  # characters


def page(html, text):
    """Return the output of a page: its HTML, and the text for wherever there is none."""
    look = f"<style>{STYLE}{SHEET}</style>"
    framed = f'<div class="course-widget course-sheet">{look}{html}</div>'
    return {"text/html": framed, "text/plain": text}


def show_page(bundle, name):
    """Display a page; return the handle whose `update(bundle, raw=True)` replaces it."""
    from IPython.display import display

    return display(bundle, raw=True, display_id=f"course-{name}")


def link(html, href):
    """Return HTML as a link to a file, or as it is where there is no file."""
    return f'<a href="{escape(href)}">{html}</a>' if href else html


def table_head(columns):
    """Return a table's head: one heading for each column."""
    cells = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    return f"<thead><tr>{cells}</tr></thead>"


def bar_html(done, all):
    """Return a bar; the words beside it say the same."""
    return f'<progress value="{done}" max="{max(all, 1)}" aria-hidden="true"></progress>'


def bar_text(done, all):
    """Return a bar of characters."""
    filled = BAR_WIDTH * done // max(all, 1)
    return "█" * filled + "░" * (BAR_WIDTH - filled)
