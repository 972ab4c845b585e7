"""Name the folders that a build reads and writes."""

from dataclasses import dataclass
from pathlib import Path

from course.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class CourseFolders:
    """Hold where a course's sources and derived files lie.

    course: the package that the kernels import; lessons: percent scripts;
    locale: <language>/NN_slug.po; messages: <language>/LC_MESSAGES/course.*;
    solutions, notebooks: <language>/NN_slug/NN_slug.ipynb; stamps: what was
    built from what (may be deleted at any time).
    """

    root: Path
    course: Path
    lessons: Path
    locale: Path
    messages: Path
    solutions: Path
    notebooks: Path
    stamps: Path
    languages: tuple = LANGUAGES

    @classmethod
    def at(cls, root=ROOT, **others):
        """Return the folders of a checkout."""
        root = Path(root).resolve()
        return cls(
            **dict(
                root=root,
                course=root / "course",
                lessons=root / "solutions/lessons",
                locale=root / "solutions/locale",
                messages=root / "course/locale",
                solutions=root / "solutions",
                notebooks=root / "notebooks",
                stamps=root / ".build/stamps",
            )
            | others
        )

    def script(self, lesson):
        """Return a lesson's percent script."""
        return self.lessons / f"{lesson}.py"

    def catalog(self, language, lesson):
        """Return a lesson's translations into a language."""
        return self.locale / language / f"{lesson}.po"

    def solution(self, language, lesson):
        """Return the executed notebook with solutions and hidden tests."""
        return self.solutions / language / lesson / f"{lesson}.ipynb"

    def release(self, language, lesson):
        """Return the notebook that a student opens."""
        return self.notebooks / language / lesson / f"{lesson}.ipynb"

    def shown(self, path):
        """Return a path as people write it: from the root, with slashes."""
        path = Path(path)
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else str(path)
