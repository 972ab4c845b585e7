"""Put the latest answers into a notebook while a Jupyter server saves it.

After a page is reloaded a click reaches the kernel and the side file, but no
longer the cell's output: a bare notebook that is handed in then would hold old
answers. The server loads this module as an extension, which the wheel's file in
``etc/jupyter`` asks for.
"""

from pathlib import Path

from course.widgets import side_file
from course.widgets.late_clicks import add_late_clicks


def _jupyter_server_extension_points():
    return [{"module": __name__}]


def _load_jupyter_server_extension(server):
    server.contents_manager.register_pre_save_hook(keep_clicks)
    # jupytext's extension, which loads later, makes another one from the configuration.
    server.config.ContentsManager.setdefault("pre_save_hook", keep_clicks)


def keep_clicks(*, model, path, contents_manager, **_):
    """Add clicks that only the side file has to the notebook that is being saved.

    model: what is saved, changed in place; path: where, from the server's
    root. What goes wrong here is logged by the server and stops no save.
    """
    if model.get("type") != "notebook":
        return
    lesson = model["content"].get("metadata", {}).get("course", {}).get("lesson")
    if isinstance(lesson, str) and Path(lesson).name == lesson:
        folder = Path(contents_manager.root_dir, path.strip("/")).parent
        records, broken = side_file.read(side_file.path(folder, lesson))
        add_late_clicks(model["content"], records)
