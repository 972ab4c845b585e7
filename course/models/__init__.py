"""Map the names that `model` may carry to the fake models behind them.

A model is a pure function: (request, Language) → content blocks without call
ids. The client or the provider numbers the calls.
"""

from course.models.shop import shop_reply

MODELS = {"shop-1": shop_reply}
