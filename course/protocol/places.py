"""Write a place in a request the API's way: ``messages.2.content.0.text``."""

LONGEST = 60  # characters of one name


def dotted(path):
    """Return a path of keys and indexes joined by dots; the body itself is ``body``."""
    return ".".join(shown(step) for step in path) or "body"


def tagged(path, body):
    """Return a dotted path in which blocks, tools and tool_choice are followed by their type.

    For example ``messages.1.content.0.tool_use.id`` or
    ``tools.0.custom.name``; the last step may be missing in the body.
    """
    names, node, before = [], body, None
    for step in path[:-1]:
        names.append(step)
        node = node[step]
        tag = _tag(node, before, step)
        names += [tag] if tag else []
        before = step
    return dotted((*names, *path[-1:]))


def shown(value):
    """Return text fit for an error message: short, without half characters."""
    text = str(value).encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _tag(node, before, step):
    """Return the type that the API shows after this step, or None."""
    is_block = before in ("content", "system") and isinstance(step, int)
    if not isinstance(node, dict) or not (is_block or before == "tools" or step == "tool_choice"):
        return None
    tag = node.get("type", "custom" if before == "tools" else None)
    return tag if isinstance(tag, str) else None
