"""Import jsonschema without a plug-in that the course never asks for."""

import sys

PLUG_IN = "rfc3987_syntax"


def lean_jsonschema():
    """Return the jsonschema package.

    Beside JupyterLab its check of the format ``iri`` builds a grammar at
    import: 1-2 s for each kernel (measured 2026-11). It is optional to
    jsonschema, so it is hidden while jsonschema is imported.
    """
    hidden = PLUG_IN not in sys.modules
    if hidden:
        sys.modules[PLUG_IN] = None
    try:
        import jsonschema
    finally:
        if hidden:
            del sys.modules[PLUG_IN]
    return jsonschema
