"""The instructor's whole round on a sample class: ``python -m autograder demo``."""

import os
import sys
import time
from pathlib import Path

from autograder.build.folders import ROOT

MARK = ".sample-class"  # what is in a folder with this file may be replaced


def add_arguments(parser):
    """Declare the options of ``demo``."""
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "demo", help="where the class goes; default: demo"
    )
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help="processes; default: all cores")


def run(args):
    """Release, hand in, grade, give feedback, export; return 0 where all went well."""
    from autograder.demo.sample_class import SampleClass
    from autograder.demo.students import STUDENTS
    from autograder.demo.table import grades_table

    start = time.monotonic()
    try:
        sample = SampleClass(ROOT, _empty(args.folder.resolve()), STUDENTS)
        print(f"{len(STUDENTS)} students answer {len(sample.lessons)} lessons", flush=True)
        sample.hand_in()
        sample.grade(args.jobs)
    except DemoFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    print()
    print(grades_table(sample.students, sample.lessons, sample.scores))
    print()
    print(f"feedback pages: {shown(sample.folder)}/feedback/STUDENT/LESSON/LESSON.html")
    print(f"grades:         {shown(sample.csv)}")
    print(f"{len(sample.scores)} submissions in {time.monotonic() - start:.0f} s")
    for failure in sample.failures:
        print(f"NOT GRADED: {failure}", file=sys.stderr)
    return 1 if sample.failures else 0


class DemoFailed(Exception):
    """Say why there is no sample class to grade."""


def shown(path):
    """Return a path as it is typed in the current folder."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def _empty(folder):
    """Return the folder, empty and marked as ours; refuse anybody else's."""
    import shutil

    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise DemoFailed(f"{folder} is not empty and is no sample class; choose another --folder")
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    (folder / MARK).touch()
    return folder
