"""Label answers to the exercise `loop` of lesson 01."""

# %% name="as-in-the-solution" verdict="right"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="equal-then-else" verdict="right"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for turn in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "tool_use":
            results = []
            for block in reply["content"]:
                if block["type"] == "tool_use":
                    results.append(run_tool(block, shop))
            messages.append({"role": "user", "content": results})
        else:
            return text_of(reply)
    return None

# %% name="while-with-counter" verdict="right"
def answer(client, question, shop, messages=None):
    if messages is None:
        messages = []
    messages += [{"role": "user", "content": [{"type": "text", "text": question}]}]
    calls = 0
    while calls < MAX_CALLS:
        calls += 1
        reply = client.create(model="shop-1", max_tokens=500, system=SYSTEM, messages=messages, tools=TOOLS)
        messages += [{"role": reply["role"], "content": reply["content"]}]
        if reply["stop_reason"] not in {"tool_use"}:
            return text_of(reply)
        messages += [{"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]}]

# %% name="recursive" verdict="right"
def answer(client, question, shop, messages=None, left=MAX_CALLS):
    messages = [] if messages is None else messages
    if question is not None:
        messages.append({"role": "user", "content": question})
    if left == 0:
        return None
    reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
    messages.append({"role": "assistant", "content": reply["content"]})
    if reply["stop_reason"] != "tool_use":
        return text_of(reply)
    messages.append({"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]})
    return answer(client, None, shop, messages, left - 1)

# %% name="match-statement" verdict="right"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        match reply["stop_reason"]:
            case "tool_use":
                results = [run_tool(use, shop) for use in tool_uses(reply)]
                messages.append({"role": "user", "content": results})
            case _:
                return text_of(reply)

# %% name="one-message-a-result" verdict="right"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.extend({"role": "user", "content": [result]} for result in results)

# %% name="history-copied-on-each-call" verdict="right"
def answer(client, question, shop, messages=None):
    history = [{"role": "user", "content": question}]
    text = None
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=list(history), tools=list(TOOLS))
        history = history + [{"role": "assistant", "content": reply["content"]}]
        if reply["stop_reason"] != "tool_use":
            text = "".join(block["text"] for block in reply["content"] if block["type"] == "text")
            break
        history = history + [{"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]}]
    if messages is not None:
        messages.extend(history)
    return text

# %% name="only-end-turn-stops" verdict="wrong" code="runs-cut-off-call" loses="stop_reason-loop-test-stops"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "end_turn":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="decides-by-the-blocks" verdict="wrong" code="runs-cut-off-call" loses="stop_reason-loop-test-stops"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if not tool_uses(reply):
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="decides-by-the-first-block" verdict="wrong" code="stops-by-blocks" loses="stop_reason-loop-test-stops stop_reason-loop-test-by-type"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["content"][0]["type"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="known-reasons-only" verdict="wrong" code="stops-by-blocks" loses="stop_reason-loop-test-stops"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] in ("end_turn", "max_tokens", "stop_sequence"):
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="cut-off-only" verdict="wrong" code="stops-by-blocks" loses="stop_reason-loop-test-stops"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] in ("end_turn", "max_tokens"):
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="inverted" verdict="wrong" code="loop-length" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="results-from-the-assistant" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "assistant", "content": results})

# %% name="role-tool" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "tool", "content": results})

# %% name="role-system" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "system", "content": results})

# %% name="value-of-another-api" verdict="wrong" code="loop-length" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_calls":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="stop-reason-in-the-blocks" verdict="wrong" code="KeyError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["content"][0]["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="only-the-first-call-answered" verdict="wrong" code="ApiError" loses="stop_reason-loop-test"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(uses[0], shop)]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="first-block-is-the-call" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-by-type"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = reply["content"][:1]
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="reply-not-stored" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="only-the-text-stored" verdict="wrong" code="ApiError" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": text_of(reply) or "…"})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="stored-after-the-stop-check" verdict="wrong" code="loop-history-end" loses="stop_reason-loop-test"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        messages.append({"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]})

# %% name="no-limit" verdict="wrong" code="call-limit" loses="stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(20):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="tools-only-in-the-first-request" verdict="wrong" code="tools-not-sent" loses="stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS if call == 0 else None)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="returns-the-reply" verdict="wrong" code="loop-return" loses="stop_reason-loop-test"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return reply
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="prints-and-returns-nothing" verdict="wrong" code="loop-return" loses="stop_reason-loop-test"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return print(text_of(reply))
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="never-calls-again" verdict="wrong" code="loop-length" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if call == 0:
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": "user", "content": results})

# %% name="untouched-role" verdict="wrong" code="StillToFillIn" loses="stop_reason-loop-test stop_reason-loop-test-stops stop_reason-loop-test-by-type stop_reason-loop-test-limit"
def answer(client, question, shop, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        log.call(reply)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        log.results(uses, results)
        messages.append({"role": ..., "content": results})
