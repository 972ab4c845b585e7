"""Label answers to the exercise `budget` of lesson 05."""

# %% name="as-in-the-solution" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="left-counts-down" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    left = float("inf") if budget is None else budget
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        left -= reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        messages.append({"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]})
        if left < 0:
            print("over budget")
            return None

# %% name="checked-before-the-next-call" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})

# %% name="list-of-costs" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    costs = []
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        costs.append(reply["usage"]["input_tokens"])
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and sum(costs) > budget:
            log.over_budget(sum(costs), budget)
            break

# %% name="while-within-budget" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    if messages is None:
        messages = []
    messages += [{"role": "user", "content": question}]
    spent, calls = 0, 0
    while calls < MAX_CALLS and (budget is None or spent <= budget):
        calls += 1
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages += [{"role": "assistant", "content": reply["content"]}]
        if reply["stop_reason"] == "tool_use":
            messages += [{"role": "user", "content": [run_tool(use, shop)]} for use in tool_uses(reply)]
        else:
            return text_of(reply)
    print("a person takes over")

# %% name="recursive" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})

    def step(spent, calls):
        if calls == MAX_CALLS or (budget is not None and spent > budget):
            return None
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        messages.append({"role": "user", "content": [run_tool(use, shop) for use in tool_uses(reply)]})
        return step(spent + reply["usage"]["input_tokens"], calls + 1)

    return step(0, 0)

# %% name="infinite-when-none" verdict="right"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    limit = float("inf") if budget is None else budget
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if not spent <= limit:
            return None

# %% name="no-budget" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})

# %% name="only-says-so" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)

# %% name="equal-stops" verdict="wrong" code="counts-wrong-figure" loses="token_budget-budget-test-figures"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent >= budget:
            return None

# %% name="zero-means-no-limit" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget and spent > budget:
            return None

# %% name="none-not-handled" verdict="wrong" code="TypeError" loses="token_budget-budget-test"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if spent > budget:
            return None

# %% name="last-call-only" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent = reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="output-counted-too" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"] + reply["usage"]["output_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="all-four-figures" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += sum(reply["usage"].values())
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="cache-read-counted" verdict="wrong" code="counts-wrong-figure" loses="token_budget-budget-test-figures"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"] + reply["usage"]["cache_read_input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="own-estimate" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    from course.tokens import tokens
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += tokens(question)
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="stops-before-the-tools-run" verdict="wrong" code="orphan-left" loses="token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] == "tool_use" and budget is not None and spent > budget:
            return None
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})

# %% name="withholds-the-paid-answer" verdict="wrong" code="paid-answer-withheld" loses="token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        if budget is not None and spent > budget:
            return None
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})

# %% name="withholds-the-answer-after-storing" verdict="wrong" code="paid-answer-withheld" loses="token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if budget is not None and spent > budget:
            return None
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})

# %% name="first-result-only" verdict="wrong" code="orphan-left" loses="token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(uses[0], shop)]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            log.over_budget(spent, budget)
            return None

# %% name="raises" verdict="wrong" code="RuntimeError" loses="token_budget-budget-test token_budget-budget-test-figures token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            raise RuntimeError("over budget")

# %% name="returns-a-text" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-delivered"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and spent > budget:
            return "over budget"

# %% name="limits-calls-instead" verdict="wrong" code="budget-ignored" loses="token_budget-budget-test token_budget-budget-test-figures token_budget-budget-test-delivered token_budget-budget-test-history"
def answer(client, question, shop, budget=None, messages=None):
    log = Transcript(question, language="en")
    messages = [] if messages is None else messages
    messages.append({"role": "user", "content": question})
    spent = 0
    for call in range(MAX_CALLS):
        reply = client.create(system=SYSTEM, messages=messages, tools=TOOLS)
        spent += reply["usage"]["input_tokens"]
        messages.append({"role": "assistant", "content": reply["content"]})
        if reply["stop_reason"] != "tool_use":
            return text_of(reply)
        uses = tool_uses(reply)
        results = [run_tool(use, shop) for use in uses]
        messages.append({"role": "user", "content": results})
        if budget is not None and call + 1 > budget:
            return None
