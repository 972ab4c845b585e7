"""jsonschema takes a second to import where JupyterLab is: it waits for the first check."""

import subprocess
import sys

CODE = """
import sys
import course.protocol
print("jsonschema" in sys.modules)
request = {"model": "shop-1", "max_tokens": 64, "messages": [{"role": "user", "content": "Hello"}]}
course.protocol.check(request)
print("jsonschema" in sys.modules)
"""


def test_jsonschema_is_imported_at_the_first_check():
    shown = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["False", "True"]
