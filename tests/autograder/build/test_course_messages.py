import gettext
import io

from made_up_course import fill_in

import pytest

from autograder.build.catalog import Entry, read_catalog
from autograder.build.derived import Derived
from autograder.build.messages import compiled, extract, hidden_messages, message_files
from autograder.build.prepare import prepare_messages
from autograder.build.problems import BuildFailed


def test_messages_are_found_in_the_order_of_files_and_lines(folders):
    (folders.course / "a.py").write_text('_("second file first")\n_("and its second")\n_(name)\n')
    assert [entry.text for entry in extract(folders.course)] == [
        "Good morning {name}",
        "second file first",
        "and its second",
    ]


def test_a_call_inside_an_f_string_is_found(folders):
    (folders.course / "a.py").write_text("x = f'<b>{escape(_(\"To do\"))}</b>'\n")
    assert "To do" in [entry.text for entry in extract(folders.course)]


def test_a_message_in_an_f_string_is_refused(folders):
    (folders.course / "a.py").write_text('x = 1\n_(f"hello {x}")\n')
    (problem,) = hidden_messages(folders.course, folders.shown)
    assert str(problem).startswith("course/a.py: line 2: an f-string")


def test_a_module_with_a_syntax_error_is_one_message(folders):
    (folders.course / "a.py").write_text("x = (\n")
    (problem,) = hidden_messages(folders.course, folders.shown)
    assert str(problem).startswith("course/a.py: line 1: ")


def test_a_compiled_catalog_gives_ready_translations_only():
    entries = [Entry(None, "One", "Uno"), Entry(None, "Two"), Entry(None, "Three", "Tres", fuzzy=True)]
    words = gettext.GNUTranslations(io.BytesIO(compiled(entries)))
    assert [words.gettext(text) for text in ("One", "Two", "Three")] == ["Uno", "Two", "Three"]


def test_the_course_catalog_is_made_filled_in_and_compiled(folders):
    po, mo = message_files(folders, "es")
    (problem,) = prepare_messages("es", folders, Derived(folders))
    assert str(problem).startswith('course/locale/es/LC_MESSAGES/course.po: msgid "Good morning {name}"')
    fill_in(po)
    assert prepare_messages("es", folders, Derived(folders)) == []
    words = gettext.GNUTranslations(io.BytesIO(mo.read_bytes()))
    assert words.gettext("Good morning {name}") == "Buenos días, {name}"


@pytest.mark.parametrize("which", [0, 1])
def test_a_stale_catalog_is_a_difference(folders, which):
    fill_in_after_build(folders)
    stale = message_files(folders, "es")[which]
    stale.write_bytes(stale.read_bytes() + b"\n")
    checked = Derived(folders, check=True)
    prepare_messages("es", folders, checked)
    assert [problem.place for problem in checked.problems] == [folders.shown(stale)]


def test_a_broken_placeholder_stops_the_catalog(folders):
    prepare_messages("es", folders, Derived(folders))
    po, _ = message_files(folders, "es")
    fill_in(po, {"Good morning {name}": "Buenos días, {nombre}"})
    with pytest.raises(BuildFailed, match="lacks placeholder {name} and adds placeholder {nombre}"):
        prepare_messages("es", folders, Derived(folders))
    assert read_catalog(po, "")[0].translation == "Buenos días, {nombre}"


def fill_in_after_build(folders):
    prepare_messages("es", folders, Derived(folders))
    fill_in(message_files(folders, "es")[0])
    prepare_messages("es", folders, Derived(folders))
