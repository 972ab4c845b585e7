"""How a conversation is taken apart and played."""

import ipywidgets
import pytest

from course import FakeClient, Shop, reply, step_player, text, tool_use
from course.loop import answer
from course.shop_tools import run_tool, shop_tools
from course.widgets.display import VIEW
from course.widgets.steps import MODEL, PERSON, PROGRAM, TOOL, steps_of


def run(question, script=None):
    client = FakeClient(language="en", script=script)
    tools = shop_tools("get_order_status", language="en")
    answer(client, question, Shop(language="en"), tools, run_tool, out=lambda line: None)
    return client


@pytest.fixture(scope="module")
def one_call():
    return run("When will order 1042 get here?")


SEVEN = [
    # who hands something to whom, messages in the history, model calls so far
    (PERSON, PROGRAM, 1, 0),
    (PROGRAM, MODEL, 1, 0),
    (MODEL, PROGRAM, 2, 1),
    (PROGRAM, TOOL, 2, 1),
    (TOOL, PROGRAM, 3, 1),
    (PROGRAM, MODEL, 3, 1),
    (MODEL, PROGRAM, 4, 2),
]


def test_one_tool_call_has_seven_steps(one_call):
    steps = steps_of(one_call, "en")
    assert [(s.giver, s.taker, len(s.history), len(s.tokens)) for s in steps] == SEVEN
    assert steps[-1].tokens == ((45, 3), (56, 11))


def test_each_tool_of_a_parallel_call_has_a_step():
    steps = steps_of(run("When do 1042 and 1187 arrive?"), "en")
    assert [(s.giver, s.taker) for s in steps].count((PROGRAM, TOOL)) == 2


def test_a_second_conversation_starts_anew(one_call):
    client = FakeClient(language="en", script=[reply(text("Hi.")), reply(text("Hello."))])
    for words in ("one", "two"):
        client.create(messages=[{"role": "user", "content": words}])
    steps = steps_of(client, "en")
    assert [len(step.history) for step in steps] == [1, 1, 2, 1, 1, 2]


def test_a_refused_request_is_the_last_step():
    client = run("Has order 9999 left yet?")
    client.requests.append({"model": "shop-1", "messages": [{"role": "user", "content": "x"}]})
    assert steps_of(client, "en")[-1].says.endswith("the API rejects it.")


def test_a_cut_reply_says_why_it_stopped():
    cut = reply(tool_use("get_order_status", {}), stop_reason="max_tokens")
    assert steps_of(run("x", script=[cut]), "en")[-1].says == "The model stops with max_tokens."


def test_without_a_notebook_the_steps_are_printed(one_call, capsys):
    step_player(one_call, language="en")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert lines[2] == "3. The model asks for get_order_status(1042). Nothing has run yet."


def test_a_client_without_requests_says_so(capsys):
    step_player(FakeClient(language="en"), language="en")
    assert "has not been asked anything yet" in capsys.readouterr().out


@pytest.fixture
def player(shell, one_call):
    """Return the player's page, its buttons by name, and its clock."""
    step_player(one_call, language="en")
    output, still = shell.display_pub.outputs
    box = ipywidgets.widgets.widget._instances[output["data"][VIEW]["model_id"]]
    style, controls, stage = box.children
    back, forward, start, clock = controls.children
    return stage, back, forward, start, clock


def test_the_output_is_a_list_where_no_widget_runs(shell, one_call):
    step_player(one_call, language="en")
    live, still = (output["data"] for output in shell.display_pub.outputs)
    assert set(live) == {VIEW, "text/plain"}
    assert still["text/html"].count("<li>") == 7 and still["text/plain"].startswith("1. ")


def test_forward_and_back_stop_at_the_ends(player):
    stage, back, forward, start, clock = player
    assert "Step 1 of 7" in stage.value and back.disabled
    for number in range(2, 8):
        forward.click()
        assert f"Step {number} of 7" in stage.value
    assert forward.disabled
    forward.click()
    assert "Step 7 of 7" in stage.value
    back.click()
    assert "Step 6 of 7" in stage.value and not forward.disabled


def test_play_starts_and_pauses_the_clock(player):
    stage, back, forward, start, clock = player
    start.click()
    assert clock.playing and start.description == "⏸ Pause"
    clock.value = 2
    assert "Step 3 of 7" in stage.value
    start.click()
    assert not clock.playing and start.description == "▶ Play"


def test_play_at_the_end_starts_again(player):
    stage, back, forward, start, clock = player
    clock.value = clock.max
    start.click()
    assert clock.value == 0 and clock.playing


def test_the_stage_shows_block_history_and_tokens(player):
    stage, back, forward, start, clock = player
    clock.value = 4
    assert "&quot;tool_use_id&quot;: &quot;call_1&quot;" in stage.value
    assert "The history. Messages: 3" in stage.value
    assert "call 1: input 45, output 3 tokens" in stage.value
    assert stage.value.count("course-new") == 1
