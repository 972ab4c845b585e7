"""Dispatch ``python -m autograder COMMAND``; each command is a module of its own.

A command's module has ``add_arguments(parser)`` and ``run(args) -> int`` (the
exit code). Only the chosen one is imported: nbgrader alone takes seconds.
"""

import argparse
import sys
from importlib import import_module

COMMANDS = {
    "build": ("autograder.build.command", "lesson sources -> executed solutions -> release"),
    "demo": ("autograder.demo", "an instructor's whole round on a sample class of 12"),
}


def parser_for(chosen):
    """Return the parser, with the arguments of the chosen command filled in."""
    parser = argparse.ArgumentParser(prog="python -m autograder")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (module, purpose) in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose)
        if name == chosen:
            import_module(module).add_arguments(command)
    return parser


def main(argv=None):
    """Run the command and return its exit code."""
    argv = sys.argv[1:] if argv is None else argv
    args = parser_for(argv[0] if argv else None).parse_args(argv)
    return import_module(COMMANDS[args.command][0]).run(args)


if __name__ == "__main__":
    sys.exit(main())
