"""jsonschema waits for the first check, and then comes without its slow plug-in."""

import subprocess
import sys

CODE = """
import sys
import course.protocol
print("jsonschema" in sys.modules)
request = {"model": "shop-1", "max_tokens": 64, "messages": [{"role": "user", "content": "Hello"}]}
course.protocol.check(request)
print("jsonschema" in sys.modules, "rfc3987_syntax" in sys.modules)
import rfc3987_syntax
"""


def test_jsonschema_is_imported_at_the_first_check_without_its_slow_plug_in():
    shown = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["False", "True", "False"]
