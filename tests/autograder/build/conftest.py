import pytest
from made_up_course import make_course, translated_course

from autograder.build import workers
from autograder.build.command import run


class Arguments:
    """Stand for the parsed command line of ``build``."""

    def __init__(self, *lessons, language=None, check=False, jobs=1):
        self.lessons, self.language, self.check, self.jobs = list(lessons), language, check, jobs


@pytest.fixture
def folders(tmp_path):
    """Return the folders of a made-up course that was never built."""
    return make_course(tmp_path)


@pytest.fixture
def build(capsys):
    """Return build(folders, *lessons, …) -> (exit code, what was said)."""

    def said(folders, *lessons, **options):
        code = run(Arguments(*lessons, **options), folders)
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return said


@pytest.fixture
def no_kernel(monkeypatch):
    """Let an edition's notebooks be its cells' sources: fast, and as deterministic."""

    def sources(lesson, language, folders):
        text = "\n".join([language, *(cell.source for cell in lesson.cells)]).encode()
        return text, text.upper()

    monkeypatch.setattr(workers, "build_edition", sources)


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """Return two equal courses in two folders, translated and built; do not change them.

    The first is built in both languages by two processes, the second in
    Spanish by this one.
    """
    first, second = (translated_course(tmp_path_factory.mktemp(name)) for name in ("a", "another"))
    assert run(Arguments(jobs=2), first) == 0
    assert run(Arguments(language=["es"]), second) == 0
    return first, second
