"""Describe the content blocks of a request, as JSON Schema.

`tagged` makes a union that is told apart by ``type``, so that a fault is one
fault, inside the block that was meant.
"""

STRING = {"type": "string"}
BOOLEAN = {"type": "boolean"}
OBJECT = {"type": "object"}
ANYTHING = {}


def shape(required, optional=None):
    """Return the schema of an object with these fields and no others."""
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def tagged(shapes):
    """Return the schema of an object that is one of `shapes`, by its ``type``."""
    # The comment marks this enum for the wording of its fault.
    tag = {"type": "string", "enum": sorted(shapes), "$comment": "tag"}
    choices = [{"if": _is(name), "then": each} for name, each in shapes.items()]
    return {"type": "object", "required": ["type"], "properties": {"type": tag}, "allOf": choices}


def _is(name):
    """Return the schema of an object of one type, and of nothing else."""
    return {"type": "object", "required": ["type"], "properties": {"type": {"const": name}}}


def block(**required):
    """Return the shape of a block with its type, these fields and the usual extras."""
    return shape({"type": STRING, **required}, {"cache_control": OBJECT})


def _with(shape, **optional):
    """Return a shape with more fields, which may be left out."""
    return {**shape, "properties": {**shape["properties"], **optional}}


TEXT = _with(block(text=STRING), citations=ANYTHING)
IMAGE = block(source=OBJECT)
DOCUMENT = _with(block(source=OBJECT), title=ANYTHING, context=ANYTHING, citations=ANYTHING)
FOUND = _with(block(source=STRING, title=STRING, content=ANYTHING), citations=ANYTHING)
IN_A_RESULT = {"text": TEXT, "image": IMAGE, "document": DOCUMENT, "search_result": FOUND}
RESULT_CONTENT = {"type": ["string", "array"], "items": tagged(IN_A_RESULT)}

CALL = _with(block(id=STRING, name=STRING, input=OBJECT), caller=ANYTHING)
SERVER_RESULT = _with(block(tool_use_id=STRING, content=ANYTHING), caller=ANYTHING)
SERVER_RESULTS = (
    "bash_code_execution_tool_result",
    "code_execution_tool_result",
    "text_editor_code_execution_tool_result",
    "tool_search_tool_result",
    "web_fetch_tool_result",
    "web_search_tool_result",
)

BLOCK = tagged(
    {
        **IN_A_RESULT,
        "thinking": block(thinking=STRING, signature=STRING),
        "redacted_thinking": block(data=STRING),
        "tool_use": CALL,
        "tool_result": _with(block(tool_use_id=STRING), content=RESULT_CONTENT, is_error=BOOLEAN),
        "server_tool_use": CALL,
        **dict.fromkeys(SERVER_RESULTS, SERVER_RESULT),
    }
)
