"""Questions that no lesson asks, one of each kind, for the widgets' tests."""

from course.questions.model import FillBlank, FindLine, Option, Predict, Quiz

ONE_CALL = """question: Great, that answers it. Thanks!
  call 1 (~44 tokens): end_turn
  answer: Glad to help! Write again whenever you need us."""

TWO_CALLS = """question: Great, that answers it. Thanks!
  call 1 (~44 tokens): end_turn
  call 2 (~56 tokens): end_turn
  answer: Glad to help! Write again whenever you need us."""

LOOP = [
    "use = tool_uses(reply)[0]",
    'result = tool_result(use["name"], "shipped")  # what the shop says',
    "for block in reply:",
    '    messages.append({"role": "user", "content": [result]})',
]


def questions(_, language):
    """Return a quiz, a prediction, a find-the-line and a fill-in-the-blank."""
    return [
        Quiz(
            "demo-quiz",
            _("Who looks order `1042` up in the database?"),
            [
                Option("program", _("the program, with `shop.find`"), _("Only it reaches the shop.")),
                Option("model", _("the model"), _("It writes a request: that is `text`.")),
                Option("provider", _("the API's provider"), _("It has never seen the shop.")),
            ],
            right="program",
        ),
        Predict(
            "demo-predict",
            _("The customer says thanks. What does the loop print?"),
            [
                Option("one-call", ONE_CALL, _("Nothing had to be looked up.")),
                Option("two-calls", TWO_CALLS, _("A second call needs a `tool_use` first.")),
            ],
            right="one-call",
            real=ONE_CALL,
        ),
        FindLine(
            "demo-line",
            _("Which line makes the API refuse?"),
            LOOP,
            right="line-2",
            why=[
                _("It takes the first call, which is there."),
                _("A result needs the call's `id`, not its name."),
                _("It only reads."),
                _("Results go back as a user message: right."),
            ],
        ),
        FillBlank(
            "demo-blank",
            _("When does the loop go on?"),
            before='if reply["stop_reason"] == ',
            after=":",
            right=['"tool_use"'],
            hints={
                '"end_turn"': _("That is where the model has finished."),
                "=": _("That is a sign, not a value."),
            },
            why=_("`tool_use` is the one reason to go on."),
        ),
    ]
