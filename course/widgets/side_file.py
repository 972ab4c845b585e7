"""Keep the records of a lesson in a small file beside its notebook."""

import json
import os

from course.widgets.records import records_in

LARGEST = 4_000_000  # bytes; a file of full records is smaller


def path(folder, lesson):
    """Return where the side file of a lesson lies, in the notebook's folder."""
    return folder / f"{lesson}.answers.json"


def read(file):
    """Return (records, whether the file is broken); no file is no record."""
    try:
        with open(file, "rb") as source:
            content = source.read(LARGEST + 1)
        value = json.loads(content) if len(content) <= LARGEST else None
    except FileNotFoundError:
        return {}, False
    except (OSError, ValueError, RecursionError):
        return {}, True
    records = records_in(value)
    return records, records != value


def write(file, records):
    """Replace the file as a whole, so that a crash leaves the old or the new one."""
    content = json.dumps(records, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    draft = file.with_name(f"{file.name}.{os.getpid()}.draft")
    try:
        draft.write_text(content, "utf-8")
        os.replace(draft, file)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def set_aside(file):
    """Rename a broken file to the first free ``….broken``; nothing is deleted."""
    names = (f"{file.name}.broken{number}" for number in ("", *map("-{}".format, range(2, 100))))
    free = (file.with_name(name) for name in names if not file.with_name(name).exists())
    copy = next(free, file.with_name(f"{file.name}.broken"))
    os.replace(file, copy)
