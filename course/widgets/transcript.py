"""Show a finished conversation as a picture to read."""

from course.i18n import translator
from course.widgets.display import in_notebook
from course.widgets.exchanges import exchanges_of
from course.widgets.transcript_page import transcript_page


def transcript(client, *, language):
    """Show a FakeClient that has run, or a list of messages; print it outside a notebook."""
    exchanges = exchanges_of(client)
    if not exchanges:
        _ = translator(language)
        print(_("This client has not been asked anything yet."))
        return
    bundle = transcript_page(exchanges, language)
    if not in_notebook():
        print(bundle["text/plain"])
        return
    from IPython.display import display

    display(bundle, raw=True)
