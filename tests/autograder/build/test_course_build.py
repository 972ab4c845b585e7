"""The flow of a build, without kernels."""

import pytest
from made_up_course import NAME, SCRIPT, SPANISH, fill_in, make_course, translated_course

from autograder.build import workers
from autograder.build.problems import BuildFailed, Problem

pytestmark = pytest.mark.usefixtures("no_kernel")
PO = f"solutions/locale/es/{NAME}.po"


@pytest.fixture
def course(tmp_path, build):
    """Return the folders of a course that is translated and built."""
    folders = translated_course(tmp_path)
    assert build(folders)[0] == 0
    return folders


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def test_a_build_says_each_edition_and_a_sum(tmp_path, build):
    code, said = build(translated_course(tmp_path))
    first, second, total = said.splitlines()
    assert first.startswith("[1/2] 01_double en  built ") and first.endswith(" s")
    assert second.startswith("[2/2] 01_double es  built ")
    assert total.startswith("2 built: all well (")


def test_only_what_changed_is_built(course, build):
    edit(course.catalog("es", NAME), "Saluda primero", "Primero saluda")
    assert "1 built, 1 up to date" in build(course)[1]
    edit(course.script(NAME), "Ana", "Eva")
    assert "2 built" in build(course)[1]


TOUCHED = {
    "a solution edited by hand": lambda folders: folders.solution("en", NAME).write_text("x"),
    "a release edited by hand": lambda folders: folders.release("en", NAME).write_text("x"),
    "a notebook removed": lambda folders: folders.solution("en", NAME).unlink(),
    "a stamp removed": lambda folders: (folders.stamps / "en" / f"{NAME}.json").unlink(),
    "a broken stamp": lambda folders: (folders.stamps / "en" / f"{NAME}.json").write_text("{"),
}


@pytest.mark.parametrize("what", TOUCHED)
def test_what_is_not_as_it_was_built_is_built_again(course, build, what):
    TOUCHED[what](course)
    assert "1 built, 1 up to date" in build(course)[1]
    assert build(course, check=True)[0] == 0


def test_a_change_of_the_course_package_rebuilds_everything(course, build):
    edit(course.course / "__init__.py", "a code", "the code")
    assert "2 built" in build(course)[1]


def test_one_lesson_and_one_language_can_be_chosen(course, build):
    edit(course.script(NAME), "Ana", "Eva")
    assert "[1/1] 01_double es" in build(course, NAME, language=["es"])[1]


@pytest.mark.parametrize(
    "choice, words",
    [
        (dict(lessons=["07_none"]), "no lesson 07_none; there are: 01_double"),
        (dict(language=["de"]), "no language de; there are: en, es"),
    ],
)
def test_an_unknown_name_is_one_message_with_what_there_is(folders, build, choice, words):
    lessons = choice.pop("lessons", [])
    assert build(folders, *lessons, **choice) == (2, words + "\n")


def test_a_check_of_what_was_built_is_clean_and_writes_nothing(course, build):
    before = {path: path.read_bytes() for path in course.root.rglob("*") if path.is_file()}
    code, said = build(course, check=True)
    assert code == 0 and "2 built: all well" in said
    assert {path: path.read_bytes() for path in course.root.rglob("*") if path.is_file()} == before


# what: (how to spoil a built course, place of the complaint, a word of it)
SPOILED = {
    "a notebook that differs": (
        lambda f: f.solution("es", NAME).write_text("x"),
        f"solutions/es/{NAME}/{NAME}.ipynb",
        "differs",
    ),
    "a notebook that is missing": (
        lambda f: f.release("en", NAME).unlink(),
        f"notebooks/en/{NAME}/{NAME}.ipynb",
        "missing",
    ),
    "a solution of a lesson that is gone": (
        lambda f: (f.solutions / "en/02_gone").mkdir(),
        "solutions/en/02_gone",
        "its lesson is gone",
    ),
    "a release of a lesson that is gone": (
        lambda f: (f.notebooks / "es/02_gone").mkdir(),
        "notebooks/es/02_gone",
        "its lesson is gone",
    ),
    "a catalog of a lesson that is gone": (
        lambda f: (f.locale / "es/02_gone.po").touch(),
        "solutions/locale/es/02_gone.po",
        "its lesson is gone",
    ),
    "a file beside a notebook": (
        lambda f: (f.release("en", NAME).parent / "a.json").touch(),
        f"notebooks/en/{NAME}/a.json",
        "hand it out",
    ),
    "a catalog that nobody brought up to date": (
        lambda f: edit(f.catalog("es", NAME), "#. comment\n", ""),
        PO,
        "differs",
    ),
    "an entry without translation": (
        lambda f: edit(f.catalog("es", NAME), "Saluda primero.", ""),
        f'{PO}: msgctxt "greet": msgid "Say hello first."',
        "not translated",
    ),
    "a fuzzy entry": (
        lambda f: edit(f.catalog("es", NAME), "#. comment\n", "#. comment\n#, fuzzy\n"),
        f'{PO}: msgctxt "greet": msgid "Say hello first."',
        "has changed",
    ),
}


@pytest.mark.parametrize("what", SPOILED)
def test_a_check_fails_on(course, build, what):
    spoil, place, word = SPOILED[what]
    spoil(course)
    code, said = build(course, check=True)
    (line,) = [line for line in said.splitlines() if line.startswith(f"{place}: ") and word in line]
    assert code == 1 and "; " in line


def test_a_kept_entry_needs_no_translation(course, build):
    po = course.catalog("es", NAME)
    edit(po, '#. comment\nmsgctxt "greet"', '#. comment\n#, keep\nmsgctxt "greet"')
    edit(po, "Saluda primero.", "")
    assert build(course)[0] == 0
    assert build(course, check=True)[0] == 0


def test_a_build_warns_of_english_texts_and_leftovers(folders, build):
    (folders.notebooks / "en/02_gone").mkdir(parents=True)
    code, said = build(folders)
    assert code == 0
    assert f"warning: {PO}: 5 of its texts still English" in said
    assert "warning: notebooks/en/02_gone: its lesson is gone" in said


def test_a_changed_english_text_turns_its_translation_fuzzy(course, build):
    edit(course.script(NAME), "Say hello first.", "Say hello at first.")
    code, said = build(course)
    po = course.catalog("es", NAME).read_text("utf-8")
    assert code == 0 and f"warning: {PO}: 1 of its texts still English" in said
    assert '#, fuzzy\n#| msgid "Say hello first."\nmsgctxt "greet"\n' in po
    assert "Say hello at first." in course.solution("es", NAME).read_text("utf-8")


# what: (what to change in the script, what is said)
BROKEN_SCRIPTS = {
    "two cells of one name": ('name="greet"', 'name="opening"', 'cell "opening": 2 cells have this name'),
    "an unknown role": ('role="test"', 'role="exam"', 'cell "double-test": unknown role "exam"'),
    "broken code": ("_got = double(3)", "_got = (double(3)", 'cell "double-test": a syntax error'),
}


@pytest.mark.parametrize("what", BROKEN_SCRIPTS)
def test_a_broken_script_is_one_message(tmp_path, build, what):
    old, new, words = BROKEN_SCRIPTS[what]
    code, said = build(make_course(tmp_path, SCRIPT.replace(old, new)))
    assert code == 1 and "Traceback" not in said
    assert f"solutions/lessons/{NAME}.py: {words}" in said


def test_a_broken_lesson_does_not_stop_the_others(folders, build):
    make_course(folders.root, SCRIPT.replace('"greet"', '"opening"'), "02_broken")
    code, said = build(folders)
    assert code == 1
    assert "01_double en  built" in said and "2 built, 2 failed: " in said


def test_a_broken_placeholder_stops_its_edition_only(course, build):
    wordings = SPANISH | {"double(3) gave {_got}, not 6": "double(3) dio {x}, no 6"}
    fill_in(course.catalog("es", NAME), wordings)
    code, said = build(course)
    assert code == 1 and "1 up to date, 1 failed" in said
    assert f'{PO}: msgctxt "double-test": msgid "double(3) gave {{_got}}, not 6"' in said


def test_a_broken_catalog_is_one_message(course, build):
    edit(course.catalog("es", NAME), 'msgstr "Saluda', "msgstr Saluda")
    code, said = build(course)
    assert code == 1 and f"{PO}: line" in said and "Traceback" not in said


def test_a_cell_that_fails_is_one_message(folders, build, monkeypatch):
    def fail(lesson, language, folders):
        raise BuildFailed(Problem(f"{lesson.place} ({language})", "it stops with E: v", "mend it"))

    monkeypatch.setattr(workers, "build_edition", fail)
    code, said = build(folders)
    assert code == 1 and f"solutions/lessons/{NAME}.py (es): it stops with E: v; mend it" in said
    assert not folders.solution("en", NAME).exists()


def test_a_course_without_lessons_has_nothing_to_build(folders, build):
    folders.script(NAME).unlink()
    code, said = build(folders)
    assert code == 0 and "nothing to build" in said
