"""Feedback shows what a hidden test said, not its code."""

import pytest
from nbformat import v4

from autograder.grading.hide_tests import HideTests

SOURCE = """assert double(2) == 4
### BEGIN HIDDEN TESTS
_case = double(1187)
assert _case == 2374, "twice 1187 is 2374"
### END HIDDEN TESTS"""
FRAME = """Cell In[3], line 4
      1 assert double(2) == 4
      2 ### BEGIN HIDDEN TESTS
----> 3 _case = double(1187)
"""
STUDENTS_FRAME = "Cell In[2], line 2, in double(number)\n----> 2 return numbr * 2"
ERROR = "NameError: name 'numbr' is not defined"


def hidden(source, traceback, grade=True):
    output = v4.new_output("error", ename="NameError", evalue="numbr", traceback=traceback)
    cell = v4.new_code_cell(source, metadata={"nbgrader": {"grade": grade}}, outputs=[output])
    return HideTests().preprocess_cell(cell, {}, 0)[0]


def test_the_hidden_region_is_gone_and_the_visible_test_stays():
    assert hidden(SOURCE, []).source == "assert double(2) == 4"


def test_the_frames_of_the_students_code_and_the_message_stay():
    traceback = hidden(SOURCE, [FRAME, STUDENTS_FRAME, ERROR]).outputs[0].traceback
    assert traceback == ["…", STUDENTS_FRAME, ERROR]


def test_colours_do_not_hide_a_hidden_line():
    coloured = "\x1b[32m----> 3\x1b[39m _case \x1b[38;5;241m=\x1b[39m double(\x1b[31m1187\x1b[39m)"
    assert hidden(SOURCE, [coloured]).outputs[0].traceback == ["…"]


@pytest.mark.parametrize("source, grade", [("assert 1", True), (SOURCE, False)])
def test_other_cells_are_left_alone(source, grade):
    cell = hidden(source, [FRAME], grade)
    assert (cell.source, cell.outputs[0].traceback) == (source, [FRAME])
