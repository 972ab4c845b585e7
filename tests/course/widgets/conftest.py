"""Give tests a lesson of demo questions, an empty folder and a shell to display in."""

import sys

import demo_questions
import pytest

import course.questions

LESSON = "77_demo"


@pytest.fixture
def folder(monkeypatch, tmp_path):
    """Stand in an empty folder where lesson 77_demo is the only lesson."""
    monkeypatch.setitem(sys.modules, "course.questions.demo", demo_questions)
    monkeypatch.setattr(course.questions, "LESSONS", (LESSON,))
    monkeypatch.delenv("JPY_SESSION_NAME", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def shell(folder, monkeypatch):
    """Run in an IPython shell; what is displayed is in `shell.display_pub.outputs`."""
    monkeypatch.setenv("IPYTHONDIR", str(folder / "ipython"))
    from IPython.core.displaypub import CapturingDisplayPublisher
    from IPython.core.history import HistoryManager
    from IPython.core.interactiveshell import InteractiveShell

    monkeypatch.setattr(HistoryManager, "enabled", False)
    shell = InteractiveShell.instance(display_pub_class=CapturingDisplayPublisher)
    yield shell
    InteractiveShell.clear_instance()
