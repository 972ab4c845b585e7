"""Do in JupyterLab what a student does, and wait for what comes of it.

Menu commands run through JupyterLab's own registry, whose promises say when
they are done; what a student does in a cell is done by mouse and keyboard.
"""

import json

from lab_server import TOKEN
from playwright.sync_api import expect

from course.widgets import side_file
from course.widgets.records import merged
from course.widgets.saved_notebook import records_of
from widget import Widget

SECONDS = 20  # for anything to happen, on a busy machine
expect.set_options(timeout=SECONDS * 1000)
VIEWPORT = {"width": 1280, "height": 900}
PANEL = ".jp-NotebookPanel:not(.lm-mod-hidden)"
OPEN = """async path => {
  const panel = await jupyterapp.commands.execute("docmanager:open", {path});
  await panel.context.ready;
  await panel.sessionContext.ready;
}"""
EXECUTE = """([command, options]) =>
  jupyterapp.commands.execute(command, options).then(() => undefined)"""
START = """command => {
  window.started = jupyterapp.commands.execute(command).then(() => undefined);
}"""
CLOSE_ALL = """async () => {
  for (const widget of [...jupyterapp.shell.widgets("main")]) widget.dispose();
  await jupyterapp.serviceManager.sessions.shutdownAll();
}"""
SELECT = """async id => {
  const notebook = jupyterapp.shell.currentWidget.content;
  const place = notebook.widgets.findIndex(cell => cell.model.id === id);
  notebook.activeCellIndex = place;
  notebook.deselectAll();
  await notebook.scrollToItem(place);
  return place;
}"""


class LabPage:
    """One browser tab with JupyterLab in it. address: the server's; folder: what it serves."""

    def __init__(self, context, address, folder):
        self.page = context.new_page()
        self.page.set_default_timeout(SECONDS * 1000)
        self._address = address
        self._folder = folder
        self.path = None

    def enter(self, place="lab?reset"):
        """Load JupyterLab, with nothing open."""
        joint = "&" if "?" in place else "?"
        self.page.goto(f"{self._address}/{place}{joint}token={TOKEN}")
        self._loaded()

    def open(self, path):
        """Open a notebook and wait for its kernel. path: from the server's folder."""
        if self.page.url == "about:blank":
            self.enter()
        self.path = path
        self.page.evaluate(OPEN, str(path))

    def reload(self):
        """Reload the page as F5 does; what is not saved is gone."""
        self.page.once("dialog", lambda dialog: dialog.accept())
        self.page.reload()
        self._loaded()
        self.page.evaluate(OPEN, str(self.path))

    def close(self):
        """Close the notebook without saving it, and shut its kernel down."""
        self.page.evaluate("() => jupyterapp.shell.currentWidget.sessionContext.shutdown()")
        self.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")

    def close_all(self):
        """Close all that is open, without saving it, and shut all kernels down."""
        self.page.evaluate(CLOSE_ALL)

    def leave(self):
        """Close the browser as it is; kernels live on."""
        self.page.context.close()

    def command(self, name, **options):
        """Run one of JupyterLab's commands to its end."""
        self.page.evaluate(EXECUTE, [name, options])

    def save(self):
        """Save the notebook."""
        self.command("docmanager:save")

    def save_as(self, path):
        """Choose "Save Notebook As…" and type a path from the server's folder; return it."""
        self._start("docmanager:save-as")
        dialog = self.page.locator(".jp-Dialog")
        dialog.locator("input").fill(path)
        dialog.locator(".jp-mod-accept").click()
        dialog.get_by_role("button", name="Discard").click()  # of the old place
        self._done()
        return path

    def validate(self):
        """Press nbgrader's button; return what its dialog says, and close that."""
        self.page.locator(PANEL).get_by_role("button", name="Validate").click()
        dialog = self.page.locator(".nbgrader-ValidateDialog, .jp-Dialog").last
        said = dialog.inner_text()
        dialog.locator("button").last.click()
        return said

    def run_all(self):
        """Choose "Run All Cells" and wait for the last cell."""
        self.command("notebook:run-all-cells")

    def restart(self):
        """Restart the kernel, which asks first."""
        self._start("notebook:restart-kernel")
        self.page.locator(".jp-Dialog .jp-mod-accept").click()
        self._done()

    def select(self, cell_id):
        """Make a cell the active one; return its place on the page."""
        place = self.page.evaluate(SELECT, cell_id)
        return self.page.locator(f"{PANEL} .jp-Notebook .jp-Cell").nth(place)

    def focus(self, cell_id):
        """Make a cell the active one and give it the keyboard, as arrow keys do."""
        self.select(cell_id).focus()

    def run(self, cell_id):
        """Run one cell to its end."""
        self.select(cell_id)
        self.command("notebook:run-cell")

    def type(self, cell_id, source):
        """Replace a cell's text by typing."""
        self.select(cell_id).locator(".cm-content").click()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(source)

    def widget(self, cell_id):
        """Return the widget in a cell's output, once it is there."""
        widget = Widget(self.select(cell_id))
        expect(widget.root).to_be_visible()
        return widget

    def saved(self):
        """Return the notebook as it lies on the disk."""
        return json.loads((self._folder / self.path).read_text("utf-8"))

    def records(self):
        """Return the records on the disk, wherever they lie."""
        notebook, file = self.saved(), self._folder / self.path
        lesson = notebook["metadata"]["course"]["lesson"]
        return merged(records_of(notebook), side_file.read(side_file.path(file.parent, lesson))[0])

    def _start(self, command):
        """Start a command that asks something before it is done."""
        self.page.evaluate(START, command)

    def _done(self):
        self.page.evaluate("() => window.started")

    def _loaded(self):
        self.page.wait_for_function("() => window.jupyterapp?.restored")
        self.page.evaluate("() => jupyterapp.restored.then(() => null)")
