"""Ask axe-core what is wrong with a part of the page."""

from axe_playwright_python.sync_playwright import Axe

THEMES = ("JupyterLab Light", "JupyterLab Dark")
GRAVE = ("serious", "critical")
VIOLATIONS = {"resultTypes": ["violations"]}
ALL_ELSE = {**VIOLATIONS, "rules": {"color-contrast": {"enabled": False}}}
CONTRAST = {**VIOLATIONS, "runOnly": ["color-contrast"]}
# JupyterLab's body is 0 high and hides what overflows: axe takes nothing in it to be visible.
# The other cells only cost time.
ALONE = """body { height: 100vh; } .jp-Cell:not(:has([data-axe])) { display: none; }"""
# A card's face is hidden from screen readers, which axe takes for hidden from
# everybody, and lies under an invisible button.
SHOW_FACES = """(part, show) => {
  for (const face of part.querySelectorAll(".course-face")) {
    face.setAttribute("aria-hidden", !show);
  }
  for (const button of part.querySelectorAll(".course-card > button")) {
    button.style.visibility = show ? "hidden" : "";
  }
}"""


def grave_violations(part):
    """Return what axe finds in a part of the page, as readable lines."""
    part.evaluate("part => part.setAttribute('data-axe', '')")
    alone = part.page.add_style_tag(content=ALONE)
    found = _run(part, ALL_ELSE)
    part.evaluate(SHOW_FACES, True)
    found += _run(part, CONTRAST)
    part.evaluate(SHOW_FACES, False)
    alone.evaluate("style => style.remove()")
    part.evaluate("part => part.removeAttribute('data-axe')")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def _run(part, options):
    return Axe().run(part.page, context="[data-axe]", options=options).response["violations"]
