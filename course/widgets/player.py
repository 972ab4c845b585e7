"""Play a conversation step by step: back, forward, or by itself."""

from course.i18n import translator
from course.widgets.display import in_notebook, show
from course.widgets.panel import framed
from course.widgets.stage import stage_html, steps_html, steps_text
from course.widgets.steps import steps_of

SECONDS_A_STEP = 4


def play(client, language):
    """Show the steps of a client that has run, or print them."""
    steps = steps_of(client, language)
    text = steps_text(steps, language)
    if not steps or not in_notebook():
        print(text)
        return
    show(_player(steps, language), steps_html(steps), text)


def _player(steps, language):
    from ipywidgets import HTML, Button, HBox, Play

    _ = translator(language)
    stage = HTML()
    back = Button(description=_("◀ Back"), tooltip=_("One step back"))
    forward = Button(description=_("Forward ▶"), tooltip=_("One step forward"))
    start = Button(tooltip=_("Play the steps one after another, or pause"))
    # The clock ticks in the browser; its own buttons have no names to read out.
    clock = Play(max=len(steps) - 1, interval=SECONDS_A_STEP * 1000)
    clock.layout.display = "none"

    def draw(change=None):
        stage.value = stage_html(steps, clock.value, language)
        back.disabled = clock.value == 0
        forward.disabled = clock.value == clock.max
        start.description = _("⏸ Pause") if clock.playing else _("▶ Play")

    def move(by):
        clock.playing = False
        clock.value = min(max(clock.value + by, 0), clock.max)

    def toggle(button):
        if clock.value == clock.max:
            clock.value = 0
        clock.playing = not clock.playing

    draw()
    clock.observe(draw, ["value", "playing"])
    back.on_click(lambda button: move(-1))
    forward.on_click(lambda button: move(1))
    start.on_click(toggle)
    controls = HBox([back, forward, start, clock])
    controls.add_class("course-controls")
    return framed(controls, stage, language=language)
