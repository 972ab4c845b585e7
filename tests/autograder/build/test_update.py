from autograder.build.catalog import Entry
from autograder.build.update import updated


def test_new_texts_are_added_empty_in_source_order():
    old = [Entry("a", "two", "dos")]
    wanted = [Entry("a", "one"), Entry("a", "two"), Entry("b", "three")]
    assert updated(old, wanted) == (Entry("a", "one"), Entry("a", "two", "dos"), Entry("b", "three"))


def test_gone_texts_are_left_out():
    assert updated([Entry("a", "one", "uno")], []) == ()


def test_a_changed_text_is_fuzzy_and_keeps_the_english_it_was_made_for():
    (entry,) = updated([Entry("a", "Call it once.", "Llama.")], [Entry("a", "Call it twice.")])
    assert entry == Entry("a", "Call it twice.", "Llama.", fuzzy=True, previous="Call it once.")
    (again,) = updated([entry], [Entry("a", "Call it two times.")])
    assert (again.text, again.previous) == ("Call it two times.", "Call it once.")


def test_a_text_that_is_quite_another_starts_empty():
    (entry,) = updated([Entry("a", "Call it once.", "Llama.")], [Entry("a", "9 of 10: why?")])
    assert entry == Entry("a", "9 of 10: why?")


def test_a_rewritten_markdown_cell_keeps_its_old_translation_in_sight():
    old = [Entry("a", "Old words here.", "Viejo.", note="markdown")]
    (entry,) = updated(old, [Entry("a", "# 123 · xyz", note="markdown")])
    assert (entry.translation, entry.fuzzy) == ("Viejo.", True)


def test_a_renamed_cell_takes_its_translations_along():
    (entry,) = updated([Entry("old", "one two", "uno dos")], [Entry("new", "one two")])
    assert entry == Entry("new", "one two", "uno dos")


def test_the_likest_text_of_the_cell_is_taken():
    old = [Entry("a", "the answer is short", "A"), Entry("a", "the loop sent {n}", "B")]
    wanted = [Entry("a", "the loop sent {n}!"), Entry("a", "the answer is too short")]
    assert [entry.translation for entry in updated(old, wanted)] == ["B", "A"]


def test_one_text_in_two_places_is_translated_once():
    wanted = [Entry(None, "one", places=("a.py",)), Entry(None, "one", places=("b.py",))]
    assert updated([], wanted) == (Entry(None, "one", places=("a.py", "b.py")),)


def test_keep_and_remarks_stay_when_the_english_changes():
    old = [Entry("a", "select a from b", keep=True, remarks=("SQL",))]
    (entry,) = updated(old, [Entry("a", "select a from c")])
    assert entry == Entry("a", "select a from c", keep=True, remarks=("SQL",))
