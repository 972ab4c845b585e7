"""Make a submission whole from the edition that it was made from."""

from copy import deepcopy
from pathlib import Path

from nbgrader.preprocessors import NbGraderPreprocessor
from nbgrader.utils import is_solution
from traitlets import Unicode

from autograder.grading.editions import edition_of, editions
from autograder.grading.messages import SubmissionError
from autograder.grading.questions import question_of
from autograder.grading.repairs import Repairs
from autograder.grading.restore import restore


class RestoreEdition(NbGraderPreprocessor):
    """Stand in for nbgrader's OverwriteCells, which knows one edition only.

    The gradebook holds the English cells; a Spanish submission gets the
    Spanish ones back, from the instructor's copy. What was repaired is logged
    and kept in ``metadata.course.repairs``. Runs after KeepAnswers.
    """

    solutions = Unicode("solutions", help="folder with <language>/NN_slug/NN_slug.ipynb").tag(
        config=True
    )
    releases = Unicode("notebooks", help="folder with what was released of them").tag(config=True)

    def preprocess(self, nb, resources):
        names = resources["nbgrader"]["assignment"], resources["nbgrader"]["notebook"]
        known = editions(self.solutions, self.releases, *names)
        if not known:
            raise SubmissionError(
                f"{'/'.join(names)}.ipynb is in no edition under {self.solutions} and "
                f"{self.releases}: build the course first (make build)."
            )
        edition = edition_of(nb, known)
        repairs = Repairs()
        repairs.notebook(nb, edition, Path(resources["metadata"]["path"]), names[1])
        nb.cells = restore(nb.cells, edition, repairs)
        nb.metadata = _metadata(nb, edition, repairs)
        _count_clicks(nb.cells, nb.metadata["course"]["answers"], edition)
        for repair in repairs.found:
            self.log.warning("%s: %s", repair["cell"] or names[1], repair["repair"])
        return nb, resources


def _metadata(nb, edition, repairs):
    """Return the edition's notebook metadata, with the answers and the repairs."""
    metadata = deepcopy(edition.notebook.metadata)
    course = nb.metadata.get("course")
    answers = course.get("answers", {}) if isinstance(course, dict) else {}
    metadata["course"] |= {"answers": answers, "repairs": repairs.found}
    return metadata


def _count_clicks(cells, answers, edition):
    """Keep nbgrader from saying "No response" where the answer was a click.

    It says so of a cell whose text has the checksum of its stub.
    """
    for cell in cells:
        if is_solution(cell) and question_of(edition.released[cell.id].source) in answers:
            cell.metadata.nbgrader.pop("checksum", None)
