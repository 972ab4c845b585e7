"""Say in an edition's words what the course, its parts and its lessons are."""

from course.i18n import translator


def course_title(language):
    """Return the name of the course."""
    _ = translator(language)
    return _("Tool use: the model asks, the program acts")


def part_titles(language):
    """Return part number → title."""
    _ = translator(language)
    return {1: _("Part I · The loop")}


def lesson_titles(language):
    """Return lesson → the title that its notebook has, without the number."""
    _ = translator(language)
    return {
        "00_start": _("Start here"),
        "01_stop_reason": _("Stop, or run a tool: `stop_reason`"),
        "02_predict_output": _("Predict the output: when a tool fails"),
        "03_find_the_bug": _("Find the bug: ids join calls and results"),
        "04_return_window": _("A second tool: `get_return_window`"),
        "05_token_budget": _("The bill: a token budget"),
    }


def lesson_aims(language):
    """Return lesson → what you will be able to do after it, one sentence."""
    _ = translator(language)
    return {
        "00_start": _("Work in these notebooks, call a model, and count what the call costs."),
        "01_stop_reason": _("Write the loop that runs a tool when the model asks for one, and stops on everything else."),
        "02_predict_output": _("Turn every failure into a result that the model can read, and end a loop that finds nothing."),
        "03_find_the_bug": _("Find the line that makes the API reject a conversation, and mend it."),
        "04_return_window": _("Offer a second tool, answer two calls in one reply, and show customers their own orders only."),
        "05_token_budget": _("Stop a loop that has spent its budget, and turn tokens into dollars."),
    }
