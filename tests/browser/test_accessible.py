"""axe-core finds nothing serious in any widget, light or dark, before and after an answer."""

import pytest
from all_widgets import ASKED
from axe_playwright_python.sync_playwright import Axe

PLAYER = "all_widgets-player"
THEMES = ("JupyterLab Light", "JupyterLab Dark")
GRAVE = ("serious", "critical")


@pytest.fixture(scope="module", params=THEMES)
def in_theme(request, lab, released):
    lab.open(released(request.param.replace(" ", "_")))
    lab.command("apputils:change-theme", theme=request.param)
    lab.run_all()
    yield lab
    lab.command("apputils:change-theme", theme=THEMES[0])


def grave_violations(widget):
    """Return what axe finds in a widget, as readable lines."""
    widget.root.evaluate("root => root.setAttribute('data-axe', '')")
    found = Axe().run(widget.page, context="[data-axe]").response["violations"]
    widget.root.evaluate("root => root.removeAttribute('data-axe')")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)
def test_axe_finds_nothing_grave_in_a_question(in_theme, asked):
    widget = in_theme.widget(asked.cell)
    assert grave_violations(widget) == []
    for answer, sign in ((asked.wrong, "✗"), (asked.right, "✓")):
        widget.click(answer)
        widget.says(sign)
        assert grave_violations(widget) == []


def test_axe_finds_nothing_grave_in_the_player(in_theme):
    widget = in_theme.widget(PLAYER)
    widget.root.get_by_role("button", name="Forward").click()
    assert grave_violations(widget) == []
