"""The light package that every lesson of the course imports.

Names load when first used, so that ``import course`` stays quick: widgets
bring in ipywidgets, and the protocol brings in jsonschema.
"""

from importlib import import_module

_HOME = {
    "FakeClient": "course.client",
    "Shop": "course.shop",
    "ApiError": "course.errors",
    "Transcript": "course.transcript_lines",
    "text": "course.blocks",
    "thinking": "course.blocks",
    "tool_use": "course.blocks",
    "tool_result": "course.blocks",
    "reply": "course.blocks",
    "text_of": "course.blocks",
    "tool_uses": "course.blocks",
    "result_text": "course.blocks",
    "check": "course.checks",
    "check_answer": "course.checks",
    "quietly": "course.checks",
    "quiz": "course.widgets",
    "predict": "course.widgets",
    "find_line": "course.widgets",
    "fill_blank": "course.widgets",
    "step_player": "course.widgets",
    "transcript": "course.widgets.transcript",
    "progress": "course.widgets.progress",
    "course_map": "course.widgets.course_map",
}

__all__ = sorted(_HOME)


def __getattr__(name):
    if name not in _HOME:
        raise AttributeError(f"module 'course' has no attribute {name!r}")
    globals()[name] = getattr(import_module(_HOME[name]), name)
    return globals()[name]


def __dir__():
    return __all__
