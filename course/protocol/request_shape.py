"""Describe the body of ``POST /v1/messages``, as JSON Schema.

Only the shape: what needs more than one place of the request to judge is in
the modules beside this one. Sources: the rows on shape in rules.toml.
"""

from course.protocol.block_shapes import (
    ANYTHING,
    BLOCK,
    BOOLEAN,
    OBJECT,
    STRING,
    TEXT,
    shape,
    tagged,
)

POSITIVE = {"type": "integer", "minimum": 1}
SHARE = {"type": "number", "minimum": 0, "maximum": 1}

MESSAGE = shape(
    {
        "role": {"type": "string", "enum": ["user", "assistant"]},
        "content": {"type": ["string", "array"], "items": BLOCK},
    }
)

OWN_TOOL = shape(
    {"name": STRING, "input_schema": OBJECT},
    {
        "type": STRING,
        "description": STRING,
        "strict": BOOLEAN,
        "cache_control": OBJECT,
        "input_examples": {"type": "array"},
    },
)
# The provider's own tools carry a dated type, for example web_search_20250305.
DATED = {"type": "string", "pattern": "^[a-z_]+_[0-9]{8}$", "$comment": "tag", "tags": ["custom"]}
TOOL = {
    "type": "object",
    "if": {"properties": {"type": {"const": "custom"}}},
    "then": OWN_TOOL,
    "else": {"properties": {"type": DATED, "name": STRING}, "required": ["name"]},
}

NOT_PARALLEL = {"disable_parallel_tool_use": BOOLEAN}
TOOL_CHOICE = tagged(
    {
        "auto": shape({"type": STRING}, NOT_PARALLEL),
        "any": shape({"type": STRING}, NOT_PARALLEL),
        "tool": shape({"type": STRING, "name": STRING}, NOT_PARALLEL),
        "none": shape({"type": STRING}),
    }
)

REQUEST = shape(
    {
        "model": STRING,
        "max_tokens": POSITIVE,
        "messages": {"type": "array", "minItems": 1, "items": MESSAGE},
    },
    {
        "system": {"type": ["string", "array"], "items": tagged({"text": TEXT})},
        "tools": {"type": "array", "items": TOOL},
        "tool_choice": TOOL_CHOICE,
        "temperature": SHARE,
        "top_p": SHARE,
        "top_k": {"type": "integer", "minimum": 0},
        "stop_sequences": {"type": "array", "items": STRING},
        "stream": BOOLEAN,
        "metadata": OBJECT,
        "thinking": OBJECT,
        "output_config": OBJECT,
        "cache_control": OBJECT,
        "service_tier": STRING,
        "container": ANYTHING,
        "context_management": ANYTHING,
        "mcp_servers": ANYTHING,
    },
)
