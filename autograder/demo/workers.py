"""Grade submissions in some processes at once; all write to one gradebook."""

from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context

from autograder.demo.nbgrader_round import NbgraderRound


def grade_all(root, folder, submissions, jobs):
    """Yield (lesson, student, failures) as each submission is graded, feedback included.

    submissions: (lesson, student) pairs that are released and handed in, all
    students already in the gradebook.
    """
    if jobs == 1:
        for lesson, student in submissions:
            yield lesson, student, grade(root, folder, lesson, student)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        tasks = {pool.submit(grade, root, folder, *pair): pair for pair in submissions}
        for done in as_completed(tasks):
            yield *tasks[done], done.result()


def grade(root, folder, lesson, student):
    """Autograde one submission and write its feedback page; return the failures."""
    nbgrader = _round(root, folder)
    nbgrader.failures.clear()
    if nbgrader.autograde(lesson, student):
        nbgrader.feedback(lesson, student)
    return list(nbgrader.failures)


@cache
def _round(root, folder):
    """Return this process's NbgraderRound: opening one takes seconds."""
    return NbgraderRound(root, folder)
