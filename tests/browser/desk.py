"""A student at work on the lesson of all widgets, and what was clicked so far."""

import os
import subprocess
from contextlib import contextmanager

from all_widgets import ASKED, LESSON
from playwright.sync_api import expect

ERROR = "Error displaying widget"


class Desk:
    """Answer every question of one notebook, and remember the answers.

    lab: a browser tab; new_tab: returns one in a browser of its own; path: the
    notebook, from the server's folder; root: that folder.
    """

    def __init__(self, lab, new_tab, path, root):
        self.lab, self.new_tab, self.root = lab, new_tab, root
        self.path = path
        self.hands_in = "the bare notebook"
        self.clicked = {asked.name: [] for asked in ASKED}

    @property
    def folder(self):
        """Return the folder with the notebook."""
        return (self.root / self.path).parent

    @property
    def notebook(self):
        """Return the notebook's file."""
        return self.root / self.path

    @property
    def side_file(self):
        """Return the file with the answers."""
        return self.folder / f"{LESSON}.answers.json"

    def answer(self, which, lab=None):
        """Click the wrong or the right answer of every question, and read the verdict."""
        for asked in ASKED:
            key = getattr(asked, which)
            widget = (lab or self.lab).widget(asked.cell)
            widget.click(key)
            widget.says("✓" if which == "right" else "✗")
            self.clicked[asked.name].append(key)

    def start(self):
        """Open the notebook and run all of it."""
        self.lab.open(self.path)
        self.lab.run_all()

    def shows(self, sign, lab=None):
        """Wait until every widget shows a verdict with this sign."""
        for asked in ASKED:
            (lab or self.lab).widget(asked.cell).says(sign)

    def shows_at_rest(self, sign):
        """Every cell shows its question, how to type the answer and the verdict, no error."""
        for asked in ASKED:
            cell = self.lab.select(asked.cell)
            still = cell.locator(".course-still")
            expect(still).to_be_visible()
            expect(still).to_contain_text("answer=")
            expect(still).to_contain_text(sign)
            expect(cell.get_by_text(ERROR)).not_to_be_visible()
            expect(cell.locator(".jupyter-widgets.course-widget")).to_have_count(0)


@contextmanager
def read_only(folder):
    """Make a folder read-only; root needs a mount for that, file modes do not stop it."""
    if os.geteuid():
        folder.chmod(0o555)
    else:
        subprocess.run(["mount", "--bind", folder, folder], check=True)
        subprocess.run(["mount", "-o", "remount,bind,ro", folder], check=True)
    try:
        yield
    finally:
        if os.geteuid():
            folder.chmod(0o755)
        else:
            subprocess.run(["umount", "--lazy", folder], check=True)
