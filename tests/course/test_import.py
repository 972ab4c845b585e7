"""What `import course` brings in, and how long it takes."""

import subprocess
import sys

import course

HEAVY = ("ipywidgets", "IPython", "jsonschema", "nbformat")


def in_a_new_python(code):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


def test_importing_course_loads_nothing_heavy():
    code = f"import sys, course; print([name for name in {HEAVY} if name in sys.modules])"
    assert in_a_new_python(code).strip() == "[]"


def test_a_client_is_made_without_anything_heavy():
    code = f"""
import sys
from course import FakeClient, Shop, Transcript, check
FakeClient(language="es"), Shop(language="bg")
print([name for name in {HEAVY} if name in sys.modules])"""
    assert in_a_new_python(code).strip() == "[]"


def test_no_module_hides_an_exported_name():
    code = """
import course, pkgutil
modules = {module.name for module in pkgutil.iter_modules(course.__path__)}
print(sorted(modules & set(course.__all__)))"""
    assert in_a_new_python(code).strip() == "[]"
    assert all(callable(getattr(course, name)) for name in course.__all__)
