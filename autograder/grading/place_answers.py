"""Put the kept answer records where the widget cells look for them."""

from pathlib import Path

from nbgrader.preprocessors import NbGraderPreprocessor

from course.widgets import side_file


class PlaceAnswers(NbGraderPreprocessor):
    """Write ``metadata.course.answers`` to the side file of the folder that runs.

    It replaces the side file that was handed in: what counts is the merged
    record. Runs before Execute.
    """

    def preprocess(self, nb, resources):
        _remove(resources)
        side_file.write(_path(resources), nb.metadata.get("course", {}).get("answers", {}))
        return nb, resources


class ClearAnswers(NbGraderPreprocessor):
    """Remove the side file again, or feedback would hand it out. Runs after Execute."""

    def preprocess(self, nb, resources):
        _remove(resources)
        return nb, resources


def _path(resources):
    return side_file.path(Path(resources["metadata"]["path"]), resources["nbgrader"]["notebook"])


def _remove(resources):
    """Remove the side file, and drafts and broken copies of it."""
    beside = _path(resources)
    for path in beside.parent.glob(f"{beside.name}*"):
        path.unlink()
