"""Answer a widget by mouse or keyboard, and read what it says."""

from playwright.sync_api import expect

TABS = 30  # a widget is nearer than this
FOCUS_SHOWS = """() => {
  const focused = document.activeElement;
  return [focused, focused.closest(".course-card")].filter(Boolean).some(element => {
    const look = getComputedStyle(element);
    return look.boxShadow !== "none" ||
      (look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2);
  });
}"""


class Widget:
    """The widget in the output of one cell."""

    def __init__(self, cell):
        self.cell = cell
        self.page = cell.page
        self.root = cell.locator(".jupyter-widgets.course-widget")

    def option(self, key):
        """Return the button of an option."""
        return self.root.locator(f"button[title='{key}']")

    @property
    def field(self):
        """Return the blank of a fill-in."""
        return self.root.locator(".course-blank input")

    def click(self, key):
        """Answer by mouse: click an option, or type into the blank and click Check."""
        if self.field.count():
            self.field.click()
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type(key)
            self.root.locator(".course-blank button").click()
        else:
            self.option(key).click()

    def says(self, sign):
        """Wait for the verdict with this sign, ✓ or ✗; return its words."""
        verdict = self.root.locator(".course-verdict .course-said")
        expect(verdict).to_contain_text(sign)
        return verdict.inner_text()

    def reach(self, key):
        """Go by Tab and arrows to where this answer is given, typing it into a blank."""
        if self.field.count():
            self.tab_to(self.field)
            self.page.keyboard.type(key)
            return
        buttons = self.root.locator("button")
        self.tab_to(buttons.first)
        keys = buttons.evaluate_all("all => all.map(button => button.title)")
        for place in range(keys.index(key)):
            self.page.keyboard.press("ArrowDown")
        expect(self.option(key)).to_be_focused()

    def tab_to(self, target):
        """Press Tab from the active cell until the target has the focus."""
        for _ in range(TABS):
            if target.evaluate("target => target === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} is not reached with {TABS} Tabs")

    def has_focus(self):
        """Tell whether the focus is in this widget."""
        return self.root.evaluate("root => root.contains(document.activeElement)")

    def shows_focus(self):
        """Tell whether one can see where the focus is: an outline or a ring."""
        return self.page.evaluate(FOCUS_SHOWS)
