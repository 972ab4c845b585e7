"""Start JupyterLab as `make lab` does, in a home and a folder of its own."""

import os
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOKEN = "browser-tests"
READY = re.compile(r"(http://127\.0\.0\.1:\d+)/")
OURS = ("JUPYTER", "IPYTHON", "XDG_", "JPY_", "COURSE_")  # what could leak in from a developer


def environment(home):
    """Return the variables of a person who has nothing set, with this home."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    path = os.pathsep.join([str(Path(sys.executable).parent), plain.get("PATH", "")])
    return plain | {"HOME": str(home), "PATH": path, "JUPYTER_CONFIG_PATH": str(ROOT / ".jupyter")}


@contextmanager
def lab_server(folder, home, **variables):
    """Yield the address of a JupyterLab that serves the folder; stop it afterwards."""
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", "--ServerApp.port=0"]
    command += [f"--IdentityProvider.token={TOKEN}", "--LabApp.expose_app_in_browser=True"]
    command += ["--allow-root"] if os.geteuid() == 0 else []
    server = subprocess.Popen(
        command,
        cwd=folder,
        env=environment(home) | variables,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield _address(server.stderr)
    finally:
        server.terminate()
        server.wait(30)
        server.stderr.close()


def _address(log):
    """Read the log until it names the address; then keep reading, or the server would block."""
    said = []
    for line in log:
        said.append(line)
        if found := READY.search(line):
            threading.Thread(target=_drain, args=(log,), daemon=True).start()
            return found[1]
    raise RuntimeError("JupyterLab did not start:\n" + "".join(said))


def _drain(log):
    try:
        for line in log:
            pass
    except ValueError:  # closed
        pass
