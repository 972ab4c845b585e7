"""Ask axe-core what is wrong with a part of the page."""

from axe_playwright_python.sync_playwright import Axe

THEMES = ("JupyterLab Light", "JupyterLab Dark")
GRAVE = ("serious", "critical")
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
# JupyterLab's body is 0 high and hides what overflows: axe takes nothing in it to be visible.
BODY = "height => { document.body.style.height = height; }"
# A card's face is hidden from screen readers, which axe takes for hidden from
# everybody, and lies under an invisible button.
UNCOVER = """part => {
  for (const face of part.querySelectorAll("[aria-hidden=true]")) {
    face.setAttribute("aria-hidden", "false");
  }
  for (const button of part.querySelectorAll(".course-card > button")) {
    button.style.visibility = "hidden";
  }
}"""
COVER = """part => {
  for (const face of part.querySelectorAll("[aria-hidden=false]")) {
    face.setAttribute("aria-hidden", "true");
  }
  for (const button of part.querySelectorAll(".course-card > button")) {
    button.style.visibility = "";
  }
}"""


def grave_violations(part):
    """Return what axe finds in a part of the page, as readable lines."""
    part.evaluate("part => part.setAttribute('data-axe', '')")
    part.page.evaluate(BODY, "100vh")
    found = _run(part)
    part.evaluate(UNCOVER)
    found += _run(part, options=CONTRAST)
    part.evaluate(COVER)
    part.page.evaluate(BODY, "")
    part.evaluate("part => part.removeAttribute('data-axe')")
    return [
        f"{violation['id']}: {node['html'][:200]} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in GRAVE
        for node in violation["nodes"]
    ]


def _run(part, **options):
    return Axe().run(part.page, context="[data-axe]", **options).response["violations"]
