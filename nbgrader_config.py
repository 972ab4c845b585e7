"""Make nbgrader grade this course: its folders, and our steps among its own."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # `autograder` is run from the checkout

from autograder.grading.config import grading_config  # noqa: E402

c = get_config()  # noqa: F821
c.merge(grading_config(ROOT, os.environ.get("COURSE_LANGUAGE", "en")))
