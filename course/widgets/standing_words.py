"""Say in words how far a student is: for one item, one lesson, the course."""

from course.i18n import translator
from course.widgets.standing import NOT_YET, RIGHT
from course.widgets.saved_cells import FAILED, PASSED


def item_words(item, language):
    """Return what the files show of an item, with a sign before it."""
    _ = translator(language)
    if item.tests is None:
        words = {RIGHT: _("✓ right"), NOT_YET: _("✗ not yet right")}
        return words.get(item.state) or _("○ not answered yet")
    count = len(item.tests)
    passed, failed = item.tests.count(PASSED), item.tests.count(FAILED)
    if failed:
        return _("✗ tests that fail: {failed} of {count}").format(failed=failed, count=count)
    if passed == count:
        return _("✓ tests that pass: {passed} of {count}").format(passed=passed, count=count)
    if passed:
        words = _("○ tests that pass: {passed} of {count}, the others have not run")
        return words.format(passed=passed, count=count)
    return _("○ the tests have not run yet")


def done_words(done, all, begun, language):
    """Return how much is done, for a lesson or the course."""
    _ = translator(language)
    if all and done == all:
        return _("✓ all done")
    if not begun:
        return _("not begun")
    return of(done, all, language)


def of(done, all, language):
    """Return „2 of 4“."""
    _ = translator(language)
    return _("{done} of {all}").format(done=done, all=all)


def lesson_words(standing, language):
    """Return how far a student is with a lesson."""
    _ = translator(language)
    if not standing.saved:
        return _("no notebook here")
    return done_words(standing.done, len(standing.items), standing.begun, language)
