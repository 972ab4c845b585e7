"""The house stands as it was drawn: its rooms, its doors, its versions."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from course.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TOP = (
    "course",
    "notebooks",
    "solutions",
    "autograder",
    "tests",
    "environment.yml",
    "pyproject.toml",
    "requirements.lock",
    "Makefile",
    "nbgrader_config.py",
    "README.md",
    "LICENSE",
    ".ci/run",
)
# room: rooms whose modules it must not import
CLOSED_DOORS = {"course": {"autograder", "solutions", "notebooks", "tests"}}


@pytest.fixture(scope="module")
def tracked():
    """Return the paths of all files that git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return [path for path in paths if path.is_file()]


@pytest.mark.parametrize("name", TOP)
def test_the_top_level_is_complete(name):
    assert (ROOT / name).exists()


def test_ci_runs_a_program():
    assert os.access(ROOT / ".ci/run", os.X_OK)


@pytest.mark.parametrize("room, closed", CLOSED_DOORS.items())
def test_a_room_imports_only_what_it_may(room, closed):
    imported = {name for path in (ROOT / room).rglob("*.py") for name in imports(path)}
    assert imported & closed == set()


def imports(path):
    """Yield the top-level names of the modules that a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module.partition(".")[0]


def test_the_wheel_holds_the_course_only():
    assert PROJECT["tool"]["setuptools"]["packages"]["find"]["include"] == ["course*"]


def test_conda_gets_the_versions_that_pip_gets():
    environment = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
    *conda, pip = environment["dependencies"]
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = {*PROJECT["project"]["dependencies"], *extras["lab"], *extras["grader"]}
    python = f"python{PROJECT['project']['requires-python']}"
    assert set(conda) == wanted | {python, "pip"}
    assert pip == {"pip": ["-e ."]}


def test_the_lock_has_a_hash_for_every_version_and_no_address():
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    entries = re.split(r"(?<!\\)\n(?=\S)", lock.strip())
    packages = [entry for entry in entries if not entry.startswith("#")]
    assert all(re.match(r"[\w.-]+==\S+", entry) and "--hash=sha256:" in entry for entry in packages)
    assert "://" not in lock and "--index" not in lock


def test_the_lock_holds_what_the_project_asks_for():
    lock = (ROOT / "requirements.lock").read_text("utf-8").lower().replace("_", "-")
    extras = PROJECT["project"]["optional-dependencies"].values()
    wanted = [*PROJECT["project"]["dependencies"], *(name for extra in extras for name in extra)]
    names = {re.match(r"[\w.-]+", requirement)[0].lower() for requirement in wanted}
    assert {name for name in names if f"\n{name}==" not in "\n" + lock} == set()


def test_no_file_names_a_path_of_this_machine(tracked):
    machine = {str(path).encode() + b"/" for path in (ROOT, Path.home()) if path != path.parent}
    found = {path.name for path in tracked if any(name in path.read_bytes() for name in machine)}
    assert found == set()


@pytest.mark.parametrize("folder", ["solutions", "notebooks"])
def test_an_assignment_folder_holds_one_notebook_and_nothing_else(tracked, folder):
    """nbgrader copies whatever lies beside it to every student."""
    for language in LANGUAGES:
        base = ROOT / folder / language
        files = [path for path in tracked if path.is_relative_to(base)]
        assert {path.relative_to(base) for path in files} == {
            Path(lesson.name, f"{lesson.name}.ipynb") for lesson in base.iterdir() if lesson.is_dir()
        }


def test_every_edition_has_every_lesson():
    lessons = {path.stem for path in ROOT.glob("solutions/lessons/*.py")}
    for language in LANGUAGES:
        built = {path.stem for path in ROOT.glob(f"notebooks/{language}/*/*.ipynb")}
        assert built == lessons


def test_pytest_finds_every_test_file():
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    found = {line.split("::")[0] for line in listed if "::" in line}
    assert found == {str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")}
