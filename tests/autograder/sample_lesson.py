# %% [markdown] name="opening"
# # Sample
#
# Hello.

# %% name="setup" role="given"
FACTOR = 2

# %% name="look"
print(FACTOR, "times")

# %% [markdown] name="task"
# Double a number.

# %% name="double" role="solution"
def double(number):
    """Double a number."""
    ### BEGIN SOLUTION
    return number * FACTOR
    ### END SOLUTION


# %% name="double-test-small" role="test" points=2
assert double(2) == 4, "twice 2 is 4"
### BEGIN HIDDEN TESTS
assert double(0) == 0, "twice 0 is 0"
### END HIDDEN TESTS

# %% name="double-test-text" role="test" points=3
assert double("ab") == "abab", "twice ab is abab"

# %% name="triple" role="solution"
triple = lambda number: number * 3  ### STUB triple = lambda number: ...

# %% name="triple-test" role="test" points=4
assert triple(2) == 6, "6"
