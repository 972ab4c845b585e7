"""Ask the question of lesson 00."""

from course.questions.model import Option, Quiz


def questions(_, language):
    """Return the question of lesson 00 in the words of `_`."""
    return [
        Quiz(
            "first-click",
            _("Where does this course's model run?"),
            [
                Option("here", _("Here, in this notebook's kernel"), _("`FakeClient` is a few rules in Python. It works offline and answers the same every time.")),
                Option("cloud", _("On a provider's servers"), _("A real model would. This course needs no network and no key.")),
                Option("browser", _("In the browser"), _("The browser only shows the notebook. The code runs in the kernel, a Python process behind it.")),
            ],
            right="here",
        ),
    ]
