"""What a student does in each widget, by mouse and by keyboard."""

import pytest
from all_widgets import ASKED
from playwright.sync_api import expect

PLAYER = "all_widgets-player"
each = pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.kind)


@pytest.fixture(scope="module")
def by_mouse(lab, released):
    lab.open(released("by_mouse"))
    lab.run_all()
    return lab


@pytest.fixture(scope="module")
def by_keys(lab, released):
    lab.open(released("by_keys"))
    lab.run_all()
    return lab


@each
def test_a_click_is_answered_in_words_and_kept(by_mouse, asked):
    widget = by_mouse.widget(asked.cell)
    widget.click(asked.wrong)
    assert "Not yet: " in widget.says("✗")
    widget.click(asked.right)
    assert "Right: " in widget.says("✓")
    by_mouse.save()
    assert by_mouse.records()[asked.name] == [{"answer": asked.wrong}, {"answer": asked.right}]


def test_the_player_goes_forward_and_back_and_plays(by_mouse):
    root = by_mouse.widget(PLAYER).root
    expect(root).to_contain_text("Step 1 of 7")
    root.get_by_role("button", name="Forward").click()
    expect(root).to_contain_text("Step 2 of 7")
    root.get_by_role("button", name="Back").click()
    expect(root).to_contain_text("Step 1 of 7")
    root.get_by_role("button", name="Play").click()
    expect(root).to_contain_text("Step 2 of 7")
    root.get_by_role("button", name="Pause").click()
    expect(root.get_by_role("button", name="Play")).to_be_visible()


@each
def test_keys_alone_answer(by_keys, asked):
    widget = by_keys.widget(asked.cell)
    by_keys.focus(asked.cell)
    widget.reach(asked.wrong)
    assert widget.shows_focus()
    by_keys.page.keyboard.press("Enter")
    widget.says("✗")
    by_keys.focus(asked.cell)
    widget.reach(asked.right)
    by_keys.page.keyboard.press("Enter" if widget.field.count() else "Space")
    widget.says("✓")
    assert widget.has_focus() and widget.shows_focus()
    by_keys.save()
    assert by_keys.records()[asked.name] == [{"answer": asked.wrong}, {"answer": asked.right}]


def test_what_is_typed_counts_on_enter_or_check_only(lab, released):
    blank = next(asked for asked in ASKED if asked.kind == "fill-blank")
    lab.open(released("by_leaving"))
    lab.run_all()
    widget = lab.widget(blank.cell)
    widget.field.click()
    lab.page.keyboard.type(blank.wrong)
    lab.page.keyboard.press("Tab")
    widget.field.click()
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.type(blank.right)
    lab.page.keyboard.press("Tab")
    lab.page.keyboard.press("Space")  # on "Check"
    widget.says("✓")
    lab.save()
    assert lab.records()[blank.name] == [{"answer": blank.right}]


def test_keys_alone_step_through_the_player(by_keys):
    widget = by_keys.widget(PLAYER)
    back, forward, play = (widget.root.locator("button").nth(place) for place in range(3))
    by_keys.focus(PLAYER)
    widget.tab_to(forward)
    assert widget.shows_focus()
    by_keys.page.keyboard.press("Space")
    expect(widget.root).to_contain_text("Step 2 of 7")
    by_keys.page.keyboard.press("Tab")
    expect(play).to_be_focused()
    by_keys.page.keyboard.press("Shift+Tab")
    by_keys.page.keyboard.press("Shift+Tab")
    expect(back).to_be_focused()
    by_keys.page.keyboard.press("Enter")
    expect(widget.root).to_contain_text("Step 1 of 7")
