"""Keep the answer records before nbgrader clears the outputs that hold them."""

from pathlib import Path

from nbgrader.preprocessors import NbGraderPreprocessor

from course.widgets import side_file
from course.widgets.records import merged
from course.widgets.saved_notebook import records_of


class KeepAnswers(NbGraderPreprocessor):
    """Take the records of a submission into ``metadata.course.answers``.

    They come from the saved outputs and from the side file handed in beside
    the notebook. What is not sound in them is left out. Runs before ClearOutput,
    and again after Execute: a literal typed in a cell is an attempt too.
    """

    def preprocess(self, nb, resources):
        folder, name = Path(resources["metadata"]["path"]), resources["nbgrader"]["notebook"]
        beside, broken = side_file.read(side_file.path(folder, name))
        if broken:
            self.log.warning("The side file of %s holds no sound records; left out", name)
        if not isinstance(nb.metadata.get("course"), dict):
            nb.metadata["course"] = {}
        nb.metadata["course"]["answers"] = merged(records_of(nb), beside)
        return nb, resources
