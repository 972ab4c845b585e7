"""Say in one line what became of the side file."""

from course.i18n import translator
from course.widgets.ledger import BROKEN, UNWRITABLE


def notice_lines(notices, language):
    """Return a line for each of a ledger's notices."""
    _ = translator(language)
    lines = {
        BROKEN: _(
            "The file with your answers could not be read. A copy of it is kept as .broken; what could be saved is saved."
        ),
        UNWRITABLE: _(
            "The folder cannot be written: your answer is kept in this notebook's output, save the notebook."
        ),
    }
    return [lines[notice] for notice in sorted(notices)]
