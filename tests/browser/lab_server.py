"""Start JupyterLab as `make lab` does, in a home and a folder of its own."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
RELEASES = ROOT / "notebooks"
TOKEN = "browser-tests"
HERE = "127.0.0.1"
SECONDS = 60  # for it to start, or to stop
OURS = ("JUPYTER", "IPYTHON", "XDG_", "JPY_", "COURSE_")  # what could leak in from a developer


def environment(home):
    """Return the variables of a person who has nothing set, with this home."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    path = os.pathsep.join([str(Path(sys.executable).parent), plain.get("PATH", "")])
    course = {"JUPYTER_CONFIG_PATH": str(ROOT / ".jupyter"), "COURSE_RELEASES": str(RELEASES)}
    return plain | {"HOME": str(home), "PATH": path} | course


def fill_student_folder(folder, home):
    """Copy the lessons and the course map for a student, as `make lab` does."""
    command = [sys.executable, "-m", "course.start", folder, RELEASES]
    subprocess.run(command, env=environment(home), check=True, stdout=subprocess.DEVNULL)


@contextmanager
def lab_server(folder, home):
    """Yield the address of a JupyterLab that serves the folder; stop it afterwards."""
    port = _free_port()
    command = [sys.executable, "-m", "jupyter", "lab", "--no-browser"]
    command += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    command += [f"--IdentityProvider.token={TOKEN}", "--LabApp.expose_app_in_browser=True"]
    command += ["--allow-root"] if os.geteuid() == 0 else []
    log = home / "jupyter.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            command, cwd=folder, env=environment(home), stdout=out, stderr=out
        )
    try:
        _wait_for(server, port, log)
        yield f"http://{HERE}:{port}"
    finally:
        server.terminate()
        server.wait(SECONDS)


def _free_port():
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return probe.getsockname()[1]


def _wait_for(server, port, log):
    """Return when the server takes connections; raise RuntimeError with its log if it ends."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection((HERE, port), 1):
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            server.wait(0.1)
            break
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()}")
