"""Label answers to the exercise `cost` of lesson 05."""

# %% name="four-products" verdict="right"
def cost(usage, price):
    return (
        usage["input_tokens"] * price["input"]
        + usage["output_tokens"] * price["output"]
        + usage["cache_creation_input_tokens"] * price["cache_write"]
        + usage["cache_read_input_tokens"] * price["cache_read"]
    ) / 1_000_000

# %% name="per-token-prices" verdict="right"
def cost(usage, price):
    per_token = {name: dollars / 1e6 for name, dollars in price.items()}
    total = usage["input_tokens"] * per_token["input"]
    total += usage["output_tokens"] * per_token["output"]
    total += usage["cache_creation_input_tokens"] * per_token["cache_write"]
    total += usage["cache_read_input_tokens"] * per_token["cache_read"]
    return total

# %% name="zip-of-names" verdict="right"
def cost(usage, price):
    figures = ("input_tokens", "output_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")
    prices = ("input", "output", "cache_write", "cache_read")
    return sum(usage[figure] * price[name] for figure, name in zip(figures, prices)) / 10**6

# %% name="a-mapping" verdict="right"
PRICED = {"input_tokens": "input", "output_tokens": "output", "cache_creation_input_tokens": "cache_write", "cache_read_input_tokens": "cache_read"}


def cost(usage, price):
    total = 0.0
    for figure, name in PRICED.items():
        total += usage[figure] * price[name] * 1e-6
    return total

# %% name="fractions" verdict="right"
def cost(usage, price):
    from fractions import Fraction

    pairs = [("input_tokens", "input"), ("output_tokens", "output"), ("cache_creation_input_tokens", "cache_write"), ("cache_read_input_tokens", "cache_read")]
    return float(sum(Fraction(usage[figure]) * Fraction(price[name]) for figure, name in pairs) / 1_000_000)

# %% name="fsum-and-get" verdict="right"
def cost(usage, price):
    import math

    def part(figure, name):
        return usage.get(figure, 0) * price[name]

    parts = [part("input_tokens", "input"), part("output_tokens", "output")]
    parts += [part("cache_creation_input_tokens", "cache_write"), part("cache_read_input_tokens", "cache_read")]
    return math.fsum(parts) / 1_000_000

# %% name="unpacked-lambda" verdict="right"
cost = lambda usage, price: sum(
    tokens * dollars / 1_000_000
    for tokens, dollars in [
        (usage["input_tokens"], price["input"]),
        (usage["output_tokens"], price["output"]),
        (usage["cache_creation_input_tokens"], price["cache_write"]),
        (usage["cache_read_input_tokens"], price["cache_read"]),
    ]
)

# %% name="not-divided" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"])

# %% name="per-thousand" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1000

# %% name="cents" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 10_000

# %% name="no-cache" verdict="wrong" code="cache-wrong" loses="token_budget-cost-test-cache"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"]) / 1_000_000

# %% name="cache-prices-swapped" verdict="wrong" code="cache-wrong" loses="token_budget-cost-test-cache"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_read"] + usage["cache_read_input_tokens"] * price["cache_write"]) / 1_000_000

# %% name="cache-at-the-input-price" verdict="wrong" code="cache-wrong" loses="token_budget-cost-test-cache"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["input"] + usage["cache_read_input_tokens"] * price["input"]) / 1_000_000

# %% name="cache-taken-off-the-input" verdict="wrong" code="cache-wrong" loses="token_budget-cost-test-cache"
def cost(usage, price):
    return ((usage["input_tokens"] - usage["cache_read_input_tokens"]) * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000

# %% name="output-at-the-input-price" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["input"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000

# %% name="prices-swapped" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["output"] + usage["output_tokens"] * price["input"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000

# %% name="input-only" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return usage["input_tokens"] * price["input"] / 1_000_000

# %% name="rounded-to-cents" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return round((usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000, 2)

# %% name="rounded-to-six-places" verdict="wrong" code="cache-wrong" loses="token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return round((usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000, 6)

# %% name="a-string" verdict="wrong" code="not-a-float" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return str((usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000)

# %% name="printed" verdict="wrong" code="not-a-float" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return print((usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) / 1_000_000)

# %% name="whole-dollars" verdict="wrong" code="wrong-cost" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    return (usage["input_tokens"] * price["input"] + usage["output_tokens"] * price["output"] + usage["cache_creation_input_tokens"] * price["cache_write"] + usage["cache_read_input_tokens"] * price["cache_read"]) // 1_000_000

# %% name="a-decimal" verdict="wrong" code="not-a-float" loses="token_budget-cost-test token_budget-cost-test-cache token_budget-cost-test-exact"
def cost(usage, price):
    from decimal import Decimal

    pairs = [("input_tokens", "input"), ("output_tokens", "output"), ("cache_creation_input_tokens", "cache_write"), ("cache_read_input_tokens", "cache_read")]
    return sum(usage[figure] * Decimal(str(price[name])) for figure, name in pairs) / 1_000_000
