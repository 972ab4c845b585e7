# %% [markdown] name="opening"
# # 00 · Start here
#
# - **You do:** run cells, answer one question, check your work, start again.
# - **You learn:** what one call to a language model is, and how its cost is counted.
# - **You need:** Python with dicts and functions.
# - **Time:** 15 minutes. Nothing here is graded.

# %% [markdown] name="run-text"
# ## Run a cell
#
# Click into the next cell and press Shift+Enter. The result appears below it.

# %% name="run"
from course import FakeClient, Shop, quiz, text_of

shop = Shop(language="en")
len(shop.language.orders)

# %% [markdown] name="orders"
# That is the number of orders in our example shop. Its data lies in your computer's memory. Nothing in this course needs a network, a key or an account.

# %% [markdown] name="answer-text"
# ## Answer a question
#
# Run the cell, choose, and read what it says. You can choose again.
# Your choices are kept when you save the notebook. You can also type the key in place of `...` and run the cell.

# %% name="first-click" role="solution"
first_click = quiz("first-click", language="en", answer="here")  ### STUB first_click = quiz("first-click", language="en", answer=...)

# %% [markdown] name="validate-text"
# ## Check your work
#
# Save the notebook, then press "Validate" above. It runs all cells from the top and names the checks that fail.
# The next cell is such a check. If it passes, it prints ✓. It is locked: you can read and run it, but not change it.

# %% name="first-click-test" role="test" points=0
from course import check_answer

check_answer("first-click", first_click, language="en")
print("✓")

# %% [markdown] name="restart-text"
# ## Start again
#
# Cells share their variables. If something behaves oddly, choose "Restart Kernel and Run All Cells" in the menu "Kernel". Your answers stay.

# %% [markdown] name="call-text"
# ## One call to a model
#
# A model call is a function: **(system, messages, tools) → reply**.
#
# - `system` tells the model its job.
# - `messages` is the conversation so far.
# - `tools` is what the model may ask for. We leave it out until lesson 01.

# %% name="call"
SYSTEM = "You answer customers of an online shop. Take every fact about an order from the tools."
client = FakeClient(language="en")
question = {"role": "user", "content": "When will order 1042 get here?"}
reply = client.create(system=SYSTEM, messages=[question])
reply

# %% [markdown] name="fake-text"
# `FakeClient` stands where a real model's client would. It answers the same every time, by a few rules that lesson 01 shows. Its replies have the shape of the Messages API.
#
# Two fields matter most: `content`, a list of blocks, and `stop_reason`, which says why the model stopped.

# %% name="read"
print(text_of(reply))
print(reply["stop_reason"])

# %% [markdown] name="memory-text"
# ## The API has no memory
#
# Ask again, about the same order. First with the conversation so far:

# %% name="with-history"
again = {"role": "user", "content": "And on which day exactly?"}
history = [question, {"role": "assistant", "content": reply["content"]}, again]
print(text_of(client.create(system=SYSTEM, messages=history)))

# %% [markdown] name="without-text"
# Now the same question alone:

# %% name="without-history"
print(text_of(client.create(system=SYSTEM, messages=[again])))

# %% [markdown] name="memory-idea"
# The model does not know which order you mean. It is the same client, and the API kept nothing.
# **What is not in the request does not exist for the model.** A conversation is a list that your program keeps and sends whole, every time.

# %% name="picture"
from course.pictures import model_call

model_call(language="en")

# %% [markdown] name="tokens-text"
# ## Words and tokens
#
# Models count text in tokens, pieces of words. You pay for input and output tokens. This course estimates: 1.3 tokens a word, rounded up to a whole token.

# %% name="tokens"
from course.tokens import tokens

for words in ("order 1042", "When will order 1042 get here?", SYSTEM):
    print(tokens(words), words)

# %% name="usage"
reply["usage"]

# %% [markdown] name="usage-text"
# The input is everything you sent: the system prompt and the question. The output is the reply's text. A longer history makes every later call dearer. Lesson 05 adds it up.

# %% [markdown] name="schema-text"
# ## JSON Schema in five lines
#
# A tool's input is described by a JSON Schema: an object, its properties with their types, and which of them are required.

# %% name="schema"
schema = {
    "type": "object",
    "properties": {"order_id": {"type": "string"}},
    "required": ["order_id"],
}

# %% [markdown] name="schema-reading"
# - `{"order_id": "1042"}` fits.
# - `{}` does not: `order_id` is missing.
# - `{"order_id": 1042}` does not: 1042 is a number, not a string.

# %% [markdown] name="next"
# ## Where to go next
#
# In lesson 01 the model asks for a tool, and your program runs it.
