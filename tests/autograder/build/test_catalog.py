import random

import pytest

from autograder.build.catalog import Entry, read_catalog, render_catalog
from autograder.build.problems import BuildFailed

BROKEN = {
    "an unclosed string": ('msgid "a\nmsgstr "b"\n', 1),
    "an unknown keyword": ('msgid "a"\nmsgtxt "b"\n', 2),
    "a plural": ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n', 2),
    "two strings on a line": ('msgid "a"\nmsgstr "b" "c"\n', 2),
    "a merge conflict": ('<<<<<<< ours\nmsgid "a"\nmsgstr "b"\n', 1),
    "a missing msgstr": ('msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', 1),
}


def test_entries_come_back_as_they_were_written(tmp_path):
    dice = random.Random(2)
    pieces = ['"', "'", "\\", "\n", "\n\n", "\t", "\r", "ñ", "я", "\xa0", "\u2028", "\\n", "%d", "# "]

    def text():
        return "x" + "".join(dice.choices(pieces, k=6))

    entries = tuple(
        Entry(f"cell-{n}", text(), text(), fuzzy=n % 2 == 0, previous=text() if n % 2 == 0 else "")
        for n in range(300)
    )
    path = tmp_path / "a.po"
    path.write_bytes(render_catalog(entries, "es").encode())
    assert read_catalog(path, "a.po") == entries


def test_the_layout_is_fixed():
    entry = Entry(
        "a-cell",
        "One\ntwo " + "and more " * 20,
        'Uno "1"',
        fuzzy=True,
        previous="One\n",
        note="Markdown",
        places=("course/a.py",),
        remarks=("by hand",),
    )
    keep = Entry("b", "select it", keep=True)
    assert render_catalog([entry, keep], "es") == (
        'msgid ""\nmsgstr ""\n"Language: es\\n"\n"MIME-Version: 1.0\\n"\n'
        '"Content-Type: text/plain; charset=utf-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
        "\n# by hand\n#. Markdown\n#: course/a.py\n#, fuzzy\n"
        '#| msgid "One\\n"\nmsgctxt "a-cell"\n'
        f'msgid ""\n"One\\n"\n"two {"and more " * 20}"\nmsgstr "Uno \\"1\\""\n'
        '\n#, keep\nmsgctxt "b"\nmsgid "select it"\nmsgstr ""\n'
    )


def test_a_previous_text_on_several_lines_is_read(tmp_path):
    path = tmp_path / "a.po"
    path.write_text('#, fuzzy\n#| msgid ""\n#| "One\\n"\n#| "two"\nmsgid "a"\nmsgstr "b"\n')
    assert read_catalog(path, "a.po")[0].previous == "One\ntwo"


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_one_message_with_the_line(tmp_path, name):
    text, line = BROKEN[name]
    path = tmp_path / "a.po"
    path.write_text(text)
    with pytest.raises(BuildFailed) as failed:
        read_catalog(path, "es/a.po")
    assert str(failed.value).startswith(f"es/a.po: line {line}: not a .po file")


def test_a_file_that_is_not_there_has_no_entries(tmp_path):
    assert read_catalog(tmp_path / "none.po", "none.po") == ()


@pytest.mark.parametrize(
    "entry, shown",
    [
        (Entry("c", "One", "Uno"), "Uno"),
        (Entry("c", "One"), "One"),
        (Entry("c", "One", "Uno", fuzzy=True), "One"),
        (Entry("c", "One", keep=True), "One"),
    ],
)
def test_what_is_not_ready_stays_english(entry, shown):
    assert entry.wording == shown
