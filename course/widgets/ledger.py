"""Hold the records of one lesson while its kernel runs.

A record lives in memory, in the side file and in the notebook's saved
outputs; the longest wins, and nothing here shortens one. Two kernels may have
the same notebook open: the side file is read again before each write.
"""

from functools import cache
from pathlib import Path
from threading import RLock

from course.widgets import saved_notebook, side_file
from course.widgets.records import attempts_in, is_new_literal, merged, with_attempt

BROKEN = "broken"  # the side file could not be read: a copy was set aside
UNWRITABLE = "unwritable"  # the side file cannot be written


def ledger_of(lesson):
    """Return the one ledger of a lesson in the present folder."""
    return _ledger(Path.cwd(), lesson)


class Ledger:
    """Open and extend the records of a lesson.

    `open` and the methods that add return notices: a set of BROKEN and
    UNWRITABLE, empty when all is well. lock: hold it from the look at a record
    to the last change that follows from it; JupyterLab sends clicks to threads
    of their own, beside the running cell and beside each other.
    """

    def __init__(self, folder, lesson):
        self._folder = folder
        self._lesson = lesson
        self._file = side_file.path(folder, lesson)
        self._live = {}
        self.lock = RLock()

    def attempts(self, name):
        """Return the live record of a question: a list that `add` extends in place."""
        return self._live.setdefault(name, [])

    def open(self, name):
        """Gather every record of the lesson and put it into the side file.

        All of them, since the notebook on the disk may be saved without the
        outputs of cells that wait for their turn in „Run All Cells“.
        """
        with self.lock:
            self.attempts(name)
            found = saved_notebook.records_beside(self._folder, self._lesson)
            return self._keep(found, *self._stored())

    def type(self, name, answer):
        """Add the literal that stands in the cell, unless it stood there before."""
        with self.lock:
            if is_new_literal(self.attempts(name), answer):
                return self.add(name, answer, typed=True)
            return set()

    def add(self, name, answer, typed=False):
        """Add one attempt to the longest record there is."""
        with self.lock:
            stored, notices = self._stored()
            longest = merged(self._in_memory(), stored).get(name, [])
            self.attempts(name)[:] = with_attempt(longest, answer, typed)
            return self._keep({}, stored, notices)

    def _keep(self, found, stored, notices):
        records = merged(self._in_memory(), stored, found)
        for name, record in records.items():
            self.attempts(name)[:] = record
        if records == stored and not notices:
            return notices
        try:
            side_file.write(self._file, records)
        except OSError:
            return notices | {UNWRITABLE}
        return notices

    def _in_memory(self):
        """Return the records in memory; a learner's program may have changed the list."""
        records = {name: attempts_in(record) for name, record in self._live.items()}
        return {name: record for name, record in records.items() if record}

    def _stored(self):
        records, broken = side_file.read(self._file)
        if not broken:
            return records, set()
        try:
            side_file.set_aside(self._file)
        except OSError:
            return records, {UNWRITABLE}
        return records, {BROKEN}


@cache
def _ledger(folder, lesson):
    return Ledger(folder, lesson)
