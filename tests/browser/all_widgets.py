"""A lesson for tests, made of real questions: every widget in one small notebook."""

import sys
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

LESSON = "90_all_widgets"
SCRIPT = Path(__file__).with_name("all_widgets_lesson.py")
LANGUAGES = ("en", "es", "bg")


@dataclass(frozen=True)
class Asked:
    """One question of the lesson: its cell, a wrong and the right answer, its points."""

    kind: str
    name: str
    like: str  # the question of the course that it repeats
    wrong: str
    right: str
    points: int

    @property
    def cell(self):
        """Return its cell's id."""
        return f"all_widgets-{self.kind}"


ASKED = (
    Asked("quiz", "all-quiz", "who-looks-up", "model", "program", 1),
    Asked("predict", "all-predict", "thanks", "two-calls", "one-call", 2),
    Asked("find-line", "all-line", "name-as-id", "line-3", "line-7", 4),
    Asked("fill-blank", "all-blank", "stop-check", '"end_turn"', '"tool_use"', 8),
)


def questions(_, language):
    """Return the lesson's questions: real ones under other names."""
    from course.questions import find

    return [replace(find(asked.like, language), name=asked.name) for asked in ASKED]


def register():
    """Add the lesson to the course, in this process."""
    import course.questions

    module = ModuleType(f"course.questions.{LESSON.partition('_')[2]}")
    module.questions = questions
    sys.modules[module.__name__] = module
    if LESSON not in course.questions.LESSONS:
        course.questions.LESSONS = (*course.questions.LESSONS, LESSON)


def register_in_kernels(ipython):
    """Write a start-up file for every kernel that has `ipython` as its IPYTHONDIR."""
    startup = ipython / "profile_default/startup"
    startup.mkdir(parents=True)
    here = str(Path(__file__).parent)
    code = f"import sys\nsys.path.append({here!r})\n__import__('all_widgets').register()\ndel sys\n"
    (startup / "00-lesson.py").write_text(code, "utf-8")


def build(root):
    """Write the lesson's solutions/<lang> and notebooks/<lang> into a course folder."""
    from autograder.build.lesson import read_lesson
    from autograder.build.notebook import make_notebook, write_notebook
    from autograder.build.release import release

    register()
    for language in LANGUAGES:
        script = root / f"{LESSON}.py"
        script.write_text(SCRIPT.read_text("utf-8").replace('"en"', f'"{language}"'), "utf-8")
        inside = Path(language) / LESSON / f"{LESSON}.ipynb"
        solution = root / "solutions" / inside
        write_notebook(make_notebook(read_lesson(script, LESSON), language, "0.1.0"), solution)
        release(solution, root / "notebooks" / inside, LESSON)
        script.unlink()
    return root
