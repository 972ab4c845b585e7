"""Label answers to the exercise `mend` of lesson 03."""

# %% name="as-in-the-solution" verdict="right"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="one-message-and-a-limit" verdict="right"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for turn in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        results = [tool_result(use["id"], look_up(use, shop)) for use in tool_uses(reply)]
        messages.append({"role": "user", "content": results})
    return None

# %% name="run-tool-knows-the-id" verdict="right"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            messages.append({"role": "user", "content": [run_tool(use, shop)]})

# %% name="blocks-by-hand" verdict="right"
def answer(client, question, shop, messages=None):
    if messages is None:
        messages = []
    messages.append({"role": "user", "content": [{"type": "text", "text": question}]})
    while True:
        response = client.create(model="shop-1", max_tokens=300, system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": response["role"], "content": response["content"]})
        if response["stop_reason"] == "end_turn":
            return text_of(response)
        for block in response["content"]:
            if block["type"] == "tool_use":
                words = [{"type": "text", "text": look_up(block, shop)}]
                result = {"type": "tool_result", "tool_use_id": block["id"], "content": words}
                messages.append({"role": "user", "content": [result]})

# %% name="recursive" verdict="right"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    if question:
        messages.append({"role": "user", "content": question})
    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
    messages.append({"role": "assistant", "content": reply["content"]})
    calls = tool_uses(reply)
    if not calls:
        return text_of(reply)
    messages.append({"role": "user", "content": [run_tool(call, shop) for call in calls]})
    return answer(client, None, shop, messages)

# %% name="id-put-in-afterwards" verdict="right"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["name"], look_up(use, shop))
            result["tool_use_id"] = use["id"]
            messages.append({"role": "user", "content": [result]})

# %% name="ids-to-words-backwards" verdict="right"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while (reply := client.create(system=SYSTEM, messages=messages, tools=TOOLS))["stop_reason"] == "tool_use":
        found = {use["id"]: look_up(use, shop) for use in tool_uses(reply)}
        messages += [
            {"role": "assistant", "content": reply["content"]},
            {"role": "user", "content": [tool_result(id, words) for id, words in reversed(found.items())]},
        ]
    messages.append({"role": "assistant", "content": reply["content"]})
    return text_of(reply)

# %% name="text-after-the-results" verdict="right"
def result_of(use, shop):
    return dict(type="tool_result", tool_use_id=use["id"], content=look_up(use, shop), is_error=False)


def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        results = [result_of(use, shop) for use in tool_uses(reply)]
        messages.append({"role": "user", "content": [*results, {"type": "text", "text": question}]})

# %% name="tool-name" verdict="wrong" code="id-is-tool-name" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["name"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="id-of-the-reply" verdict="wrong" code="id-is-reply-id" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(reply["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="order-number" verdict="wrong" code="id-is-order-number" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["input"]["order_id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="block-type" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["type"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="key-of-the-result" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use.get("tool_use_id"), look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="whole-call" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use, look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="fresh-id" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
from uuid import uuid4


def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(f"toolu_{uuid4().hex}", look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="always-call-1" verdict="wrong" code="id-made-up" loses="find_the_bug-mend-test-opaque find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result("call_1", look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="counted-in-the-run" verdict="wrong" code="id-made-up" loses="find_the_bug-mend-test-opaque"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    count = 0
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            count += 1
            result = tool_result(f"call_{count}", look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="counted-in-the-reply" verdict="wrong" code="id-made-up" loses="find_the_bug-mend-test-opaque find_the_bug-mend-test-rounds"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for n, use in enumerate(tool_uses(reply), 1):
            result = tool_result(f"call_{n}", look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="number-of-the-id" verdict="wrong" code="id-made-up" loses="find_the_bug-mend-test-opaque"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result("call_" + use["id"].split("_")[-1], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="first-block" verdict="wrong" code="reads-by-position" loses="find_the_bug-mend-test-by-type find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(reply["content"][0]["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="second-message" verdict="wrong" code="reads-by-position" loses="find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(messages[1]["content"][0]["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="last-block" verdict="wrong" code="one-id-for-all" loses="find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(reply["content"][-1]["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="first-call-of-the-reply" verdict="wrong" code="one-id-for-all" loses="find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(tool_uses(reply)[0]["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="first-id-kept" verdict="wrong" code="id-of-earlier-call" loses="find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    first = None
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            first = first or use["id"]
            result = tool_result(first, look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="swapped" verdict="wrong" code="ids-swapped" loses="find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use, other in zip(tool_uses(reply), reversed(tool_uses(reply))):
            result = tool_result(other["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="last-call-only" verdict="wrong" code="call-without-result" loses="find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["id"], look_up(use, shop))
        messages.append({"role": "user", "content": [result]})

# %% name="plain-text" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            messages.append({"role": "user", "content": look_up(use, shop)})

# %% name="calls-left-out-of-the-history" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [result]})

# %% name="question-first" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    """Return the answer's text."""
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            result = tool_result(use["id"], look_up(use, shop))
            messages.append({"role": "user", "content": [{"type": "text", "text": question}, result]})

# %% name="id-out-of-the-error" verdict="wrong" code="id-not-copied" loses="find_the_bug-mend-test find_the_bug-mend-test-opaque find_the_bug-mend-test-by-type find_the_bug-mend-test-rounds find_the_bug-mend-test-two"
def answer(client, question, shop, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    while True:
        try:
            reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        except ApiError as error:
            id = error.message.split("immediately after: ")[1].split(". Each")[0]
            messages[-1]["content"][0]["tool_use_id"] = id
            reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        for use in tool_uses(reply):
            messages.append({"role": "user", "content": [tool_result("unknown", look_up(use, shop))]})
