"""Run a notebook in a kernel of its own that knows nothing of this machine's user."""

import os
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.build.notebook import cell_place
from autograder.build.problems import BuildFailed, Problem

CELL_TIMEOUT = 30  # seconds; a lesson's slowest cell takes under two
# What would make two runs, or two machines, differ.
FIXED = {
    "PYTHONHASHSEED": "0",
    "TZ": "UTC",
    "LC_ALL": "C.UTF-8",
    "LANG": "C.UTF-8",
    "COLUMNS": "80",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "PYTHONNOUSERSITE": "1",
}


def execute(notebook, course, place, timeout=CELL_TIMEOUT):
    """Fill in the outputs, in an empty folder; raise BuildFailed where a cell fails.

    course: the folder of the course package, put before an installed one.
    """
    with TemporaryDirectory(prefix="lesson-") as folder, kernel(Path(folder)) as manager:
        from nbclient import NotebookClient
        from nbclient.exceptions import CellControlSignal, DeadKernelError

        client = NotebookClient(
            notebook,
            km=manager,
            timeout=timeout,
            record_timing=False,
            coalesce_streams=True,
            store_widget_state=False,
            shutdown_kernel="immediate",
            extra_arguments=["--HistoryManager.enabled=False"],
        )
        try:
            client.execute(env=environment(Path(folder), course), cwd=work(folder), cleanup_kc=True)
        except (CellControlSignal, DeadKernelError) as fault:
            raise BuildFailed(failure(notebook, fault, place, timeout)) from None


@contextmanager
def kernel(folder):
    """Yield a manager of this Python's own kernel, whatever kernels are installed."""
    from jupyter_client import AsyncKernelManager
    from jupyter_client.kernelspec import KernelSpecManager

    yield AsyncKernelManager(
        kernel_name="python3",
        kernel_spec_manager=KernelSpecManager(kernel_dirs=[]),
        connection_file=str(folder / "kernel.json"),
        transport="tcp" if os.name == "nt" else "ipc",  # two jobs never race for a port
    )


def work(folder):
    """Return the empty folder that the cells see."""
    path = Path(folder) / "work"
    path.mkdir()
    return str(path)


def environment(folder, course):
    """Return the kernel's environment: this one's, minus the user, plus FIXED."""
    home, package = folder / "home", folder / "package"
    home.mkdir()
    package.mkdir()
    if course.is_dir():
        (package / "course").symlink_to(course, target_is_directory=True)
    ours = ("PYTHON", "JUPYTER", "IPYTHON", "JPY_", "MPL", "COURSE_", "LANGUAGE", "LC_", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    places = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{kept.get('PATH', '')}",
        "HOME": str(home),
        "JUPYTER_CONFIG_DIR": str(home / "jupyter"),
        "JUPYTER_DATA_DIR": str(home / "jupyter-data"),
        "IPYTHONDIR": str(home / "ipython"),
        "PYTHONPATH": str(package),
    }
    return kept | FIXED | places


def failure(notebook, fault, place, timeout):
    """Return the Problem of the cell that stopped the run."""
    from nbclient.exceptions import CellTimeoutError

    cell = next((cell for cell in reversed(notebook.cells) if cell.get("execution_count")), None)
    where = cell_place(place, cell) if cell else place
    if isinstance(fault, CellTimeoutError):
        return Problem(where, f"it did not end within {timeout} s", "shorten it")
    what = f"{fault.ename}: {fault.evalue}" if hasattr(fault, "ename") else str(fault).strip()
    return Problem(where, f"it stops with {what}", "make every cell run, solutions and tests too")
