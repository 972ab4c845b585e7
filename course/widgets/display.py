"""Put a widget and what stands in for it into a cell's output, or print the text.

They are two outputs. JupyterLab shows one representation of an output, and for
a widget whose kernel is gone that is an error message: a cell would have lost
its question. What is at rest, HTML and text, hides while the widget beside it
lives, and hides the error message where it does not.
"""

import sys

from course.widgets.records import MIME

VIEW = "application/vnd.jupyter.widget-view+json"
STILL = "course-still"  # the class of what is shown at rest

# JupyterLab names the type of every output but a widget's; a widget that lives has a child.
# Until a widget has loaded, its place stays free: nothing flashes.
_VIEW = ".jp-OutputArea-output:not([data-mime-type])"
STYLE = f"""<style>
.jp-OutputArea:has(.jupyter-widgets.course-widget) > .jp-OutputArea-child:has(.{STILL}),
.jp-OutputArea:has(.{STILL}) > :has(> {_VIEW}):not(:has(> {_VIEW} > *)) {{ display: none; }}
.jp-OutputArea:has({_VIEW}:not(.jupyter-widgets)) .{STILL} {{ animation: course-wait 1s step-end; }}
@keyframes course-wait {{ from {{ visibility: hidden; }} }}
</style>"""


def in_notebook():
    """Tell whether there is an IPython shell to display in."""
    if "IPython" not in sys.modules:
        return False
    from IPython import get_ipython

    return get_ipython() is not None


def show(widget, html, text):
    """Display a widget; html and text are for wherever it does not run."""
    from IPython.display import display

    display(_view(widget), raw=True)
    display(at_rest(html, text), raw=True)


def show_with_record(widget, html, text, name, attempts):
    """Display a widget and its record, which no one sees; return the handle of update_record."""
    from IPython.display import display

    display(_view(widget), raw=True)
    data = with_record(html, text, name, attempts)
    return display(data, raw=True, display_id=f"course-answer-{name}")


def update_record(handle, html, text, name, attempts):
    """Replace the displayed record, so that it is saved with the notebook."""
    handle.update(with_record(html, text, name, attempts), raw=True)


def with_record(html, text, name, attempts):
    """Return the output that a notebook keeps of a question: at rest, with its record."""
    return at_rest(html, text) | {MIME: {"question": name, "attempts": list(attempts)}}


def at_rest(html, text):
    """Return the output for wherever the widget does not run."""
    return {"text/plain": text, "text/html": f'<div class="{STILL}">{html}</div>{STYLE}'}


def _view(widget):
    # The empty text keeps nbconvert from warning of an output it cannot show.
    return {VIEW: widget._repr_mimebundle_()[VIEW], "text/plain": ""}
