"""The lessons that there are, in order."""

LESSONS = (
    "00_start",
    "01_stop_reason",
    "02_predict_output",
    "03_find_the_bug",
    "04_return_window",
    "05_token_budget",
)
