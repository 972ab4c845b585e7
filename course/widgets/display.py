"""Put a widget and its alternatives into a cell's output, or print the text."""

import sys

from course.widgets.records import MIME

VIEW = "application/vnd.jupyter.widget-view+json"


def in_notebook():
    """Tell whether there is an IPython shell to display in."""
    if "IPython" not in sys.modules:
        return False
    from IPython import get_ipython

    return get_ipython() is not None


def show(widget, html, text):
    """Display a widget; html and text are for wherever it cannot run."""
    from IPython.display import display

    view = widget._repr_mimebundle_()[VIEW]
    display({"text/plain": text, "text/html": html, VIEW: view}, raw=True)


def show_record(name, attempts):
    """Display a record, which no one sees, and return the handle that updates it."""
    from IPython.display import display

    return display(_record(name, attempts), raw=True, display_id=f"course-answer-{name}")


def update_record(handle, name, attempts):
    """Replace the displayed record, so that it is saved with the notebook."""
    handle.update(_record(name, attempts), raw=True)


def _record(name, attempts):
    # The empty text keeps nbconvert from warning of an output it cannot show.
    return {MIME: {"question": name, "attempts": list(attempts)}, "text/plain": ""}
