"""Turn the names on the command line into lessons and languages that exist."""


class Unknown(Exception):
    """Stop because a name on the command line names nothing; says what there is."""


def all_lessons(folders):
    """Return the names of all lessons, sorted."""
    return sorted(path.stem for path in folders.lessons.glob("*.py"))


def chosen_lessons(folders, names):
    """Return the lessons to build: all, or those named."""
    return chosen("lesson", names, all_lessons(folders))


def chosen_languages(folders, codes):
    """Return the languages to build: all, or those named."""
    return chosen("language", codes, list(folders.languages))


def chosen(what, names, there):
    """Return what is named, in the usual order; raise Unknown for anything else."""
    if strangers := [name for name in names or () if name not in there]:
        listed = ", ".join(there) or "none yet"
        raise Unknown(f"no {what} {', '.join(strangers)}; there are: {listed}")
    return [name for name in there if not names or name in names]
