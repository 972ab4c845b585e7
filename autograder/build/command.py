"""The command ``python -m autograder build``."""

import sys
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from autograder.build.choice import Unknown
from autograder.build.course_build import CourseBuild
from autograder.build.folders import CourseFolders


def add_arguments(parser):
    """Declare the options of ``build``."""
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="such as 01_stop_reason; default: all")
    parser.add_argument("--language", action="append", metavar="CODE", help="may be repeated; default: all")
    parser.add_argument("--check", action="store_true", help="build aside and compare; nothing may differ")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="processes; default: all cores")


def run(args, folders=None):
    """Build or check; return 0, 1 where something must be mended, 2 for an unknown name."""
    say = partial(print, flush=True)  # lines come as they happen, in a pipe too
    build = CourseBuild(folders or CourseFolders.at(), args.check, args.jobs, say)
    try:
        return build.run(args.lessons, args.language)
    except Unknown as unknown:
        print(unknown, file=sys.stderr)
        return 2
    except BrokenProcessPool:
        print("a build process was killed, perhaps for its memory; try --jobs 1", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped; what was built is kept", file=sys.stderr)
        return 130
