"""make says in one message what a person has to mend."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TARGETS = ("lab", "demo", "build", "check", "test", "screenshots")


def make(*words, folder=ROOT):
    """Run make; return (exit code, lines on stderr without make's own)."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    command = ["make", "-s", "-f", str(ROOT / "Makefile"), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
    return done.returncode, [line for line in done.stderr.splitlines() if "***" not in line]


@pytest.mark.parametrize("target", TARGETS)
def test_make_knows_the_target(target):
    assert make("-n", target)[0] == 0


def test_an_unknown_edition_is_named_with_the_known_ones():
    code, said = make("lab", "COURSE_LANGUAGE=fr")
    assert code != 0
    assert said == ["COURSE_LANGUAGE=fr: there is no such edition. Known: bg en es"]


def test_an_old_python_is_named_with_the_cure(tmp_path):
    old = tmp_path / "python"
    old.write_text("#!/bin/sh\necho Python 3.9.2\nexit 1\n")
    old.chmod(0o755)
    (tmp_path / "requirements.lock").touch()
    code, said = make(".venv/.locked", f"PYTHON={old}", folder=tmp_path)
    assert code != 0
    assert said[0] == f"The course needs Python 3.11 or newer; {old} is: Python 3.9.2."
    assert said[1].startswith("Name another one: make ")
    assert not (tmp_path / ".venv").exists()


def test_missing_system_packages_are_named():
    code, said = make("system", f"PATH={Path(sys.executable).parent}")
    assert code != 0
    assert said == ["make test needs these system packages too: git chromium (.ci/run installs them)"]
