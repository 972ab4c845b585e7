"""axe-core finds nothing serious in any widget, light or dark, before and after an answer."""

import pytest
from accessible import THEMES, grave_violations
from all_widgets import ASKED
from playwright.sync_api import expect


@pytest.fixture(scope="module", params=THEMES)
def in_theme(request, lab, released):
    lab.open(released(request.param.replace(" ", "_")))
    lab.command("apputils:change-theme", theme=request.param)
    lab.run_all()
    yield lab
    lab.command("apputils:change-theme", theme=THEMES[0])


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)
def test_axe_finds_nothing_grave_in_a_question(in_theme, asked):
    widget = in_theme.widget(asked.cell)
    assert grave_violations(widget.root) == []
    for answer, sign in ((asked.wrong, "✗"), (asked.right, "✓")):
        widget.click(answer)
        widget.says(sign)
        assert grave_violations(widget.root) == []


@pytest.mark.parametrize("name", ["player", "transcript", "progress"])
def test_axe_finds_nothing_grave_in_what_a_cell_shows(in_theme, name):
    shown = in_theme.select(f"all_widgets-{name}").locator(".jp-OutputArea")
    expect(shown.locator(".course-widget").first).to_be_visible()
    assert grave_violations(shown) == []


FAULTS = {
    "button-name": "root => root.append(document.createElement('button'))",
    "color-contrast": "root => root.querySelector('.course-face').style.color = '#7a7a7a'",
}


@pytest.mark.parametrize("rule, fault", FAULTS.items(), ids=FAULTS)
def test_axe_sees_what_is_wrong(in_theme, rule, fault):
    """A check that finds nothing must be able to find something."""
    in_theme.run("all_widgets-quiz")
    root = in_theme.widget("all_widgets-quiz").root
    expect(root).to_be_visible()
    root.evaluate(fault)
    assert {found.partition(":")[0] for found in grave_violations(root)} == {rule}
