"""Estimate tokens from words: 1.3 tokens a word, rounded up to one place."""

from course.blocks import result_text


def tokens(words):
    """Return the estimated tokens of a text; words are split at white space."""
    return (len(words.split()) * 13 + 9) // 10


def input_tokens(system, tools, messages):
    """Return the estimate for a request: system prompt, tools, every block."""
    total = tokens(system or "")
    total += sum(tokens(f"{tool['name']} {tool.get('description', '')}") for tool in tools or [])
    return total + sum(output_tokens(_blocks(message)) for message in messages)


def output_tokens(blocks):
    """Return the estimate for a list of content blocks."""
    return sum(tokens(_words(block)) for block in blocks)


def _blocks(message):
    content = message["content"]
    return [{"type": "text", "text": content}] if isinstance(content, str) else content


def _words(block):
    if block["type"] == "tool_use":
        return " ".join([block["name"], *map(str, block["input"].values())])
    if block["type"] == "tool_result":
        return result_text(block)
    return block.get("text") or block.get("thinking") or ""
