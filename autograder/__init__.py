"""Build the course's notebooks and grade a class; run as ``python -m autograder``."""
