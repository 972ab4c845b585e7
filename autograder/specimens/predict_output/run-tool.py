"""Label answers to the exercise `run-tool` of lesson 02."""

# %% name="as-in-the-solution" verdict="right"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, order_id = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if order_id is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    order = None
    try:
        order = shop.find(order_id)
    except Exception:
        return tool_result(use["id"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=order_id), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="bare-except" verdict="right"
def run_tool(use, shop):
    phrases = shop.language.phrases
    if use["name"] != "get_order_status":
        return tool_result(use["id"], phrases["unknown_tool"].format(name=use["name"], names="get_order_status"), is_error=True)
    if "order_id" not in use["input"]:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(use["input"]["order_id"])
    except:
        return tool_result(use["id"], phrases["tool_raised"], True)
    if not order:
        return tool_result(use["id"], phrases["unknown_order"].format(id=use["input"]["order_id"]), True)
    return tool_result(use["id"], phrases["order_result"].format(**order), False)

# %% name="raising-look-up-in-a-function" verdict="right"
def look_up(use, shop):
    phrases = shop.language.phrases
    if use["name"] not in NAMES:
        return True, phrases["unknown_tool"].format(name=use["name"], names=NAMES)
    if "order_id" not in use["input"]:
        return True, phrases["missing_field"]
    order = shop.find(use["input"]["order_id"])
    if order is None:
        return True, phrases["unknown_order"].format(id=use["input"]["order_id"])
    return False, phrases["order_result"].format(**order)

def run_tool(use, shop, customer=None):
    try:
        failed, words = look_up(use, shop)
    except Exception as error:
        failed, words = True, f"{type(error).__name__}: {shop.language.phrases['tool_raised']}"
    return tool_result(use["id"], words, is_error=failed)

# %% name="dicts-and-text-blocks" verdict="right"
def run_tool(use, shop):
    phrases = shop.language.phrases
    def block(words, failed):
        return {"type": "tool_result", "tool_use_id": use["id"], "content": [{"type": "text", "text": words}], "is_error": failed}
    order_id = use["input"].get("order_id")
    if use["name"] not in NAMES:
        return block(phrases["unknown_tool"].format(name=use["name"], names=" ".join(NAMES)), True)
    if order_id is None:
        return block(phrases["missing_field"], True)
    try:
        order = shop.find(order_id)
        return block(phrases["unknown_order"].format(id=order_id), True) if order is None else block(phrases["order_result"].format(**order), False)
    except Exception:
        return block(phrases["tool_raised"], True)

# %% name="try-except-else" verdict="right"
def run_tool(use, shop):
    phrases = shop.language.phrases
    answer_with = lambda words, **more: tool_result(use["id"], words, **more)
    if use["name"] in NAMES and "order_id" in use["input"]:
        try:
            order = shop.find(use["input"]["order_id"])
        except Exception as error:
            print(error)
            result = answer_with("DatabaseDown", is_error=True)
        else:
            if order:
                result = answer_with(phrases["order_result"].format(**order))
            else:
                result = answer_with(phrases["unknown_order"].format(id=use["input"]["order_id"]), is_error=True)
    elif use["name"] in NAMES:
        result = answer_with(phrases["missing_field"], is_error=True)
    else:
        result = answer_with(phrases["unknown_tool"].format(name=use["name"], names=NAMES), is_error=True)
    return result

# %% name="match-and-a-mark" verdict="right"
def run_tool(use, shop):
    phrases, broken = shop.language.phrases, object()
    match use:
        case {"name": "get_order_status", "input": {"order_id": order_id}}:
            try:
                order = shop.find(order_id)
            except BaseException:
                order = broken
            if order is broken:
                words = phrases["tool_raised"]
            elif order is None:
                words = phrases["unknown_order"].format(id=order_id)
            else:
                return tool_result(use["id"], phrases["order_result"].format(**order))
        case {"name": "get_order_status"}:
            words = phrases["missing_field"]
        case {"name": other}:
            words = phrases["unknown_tool"].format(name=other, names=", ".join(NAMES))
    return tool_result(use["id"], words, is_error=True)

# %% name="everything-inside-one-try" verdict="right"
def run_tool(use, shop):
    phrases = shop.language.phrases
    try:
        if use["name"] not in NAMES:
            return tool_result(use["id"], phrases["unknown_tool"].format(name=use["name"], names=NAMES), is_error=True)
        if not use["input"].get("order_id"):
            return tool_result(use["id"], phrases["missing_field"], is_error=True)
        order = shop.find(use["input"]["order_id"])
        if order is None:
            return tool_result(use["id"], phrases["unknown_order"].format(id=use["input"]["order_id"]), is_error=True)
        return tool_result(use["id"], phrases["order_result"].format(**order))
    except Exception:
        return {"content": phrases["tool_raised"], "is_error": True, "tool_use_id": use["id"], "type": "tool_result"}

# %% name="second-attempt-then-gives-up" verdict="right"
def run_tool(use, shop):
    phrases, order_id = shop.language.phrases, use["input"].get("order_id")
    if use["name"] not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=use["name"], names=", ".join(NAMES)), is_error=True)
    if order_id is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    for attempt in range(2):
        try:
            order = shop.find(order_id)
            break
        except Exception as error:
            last = type(error).__name__
    else:
        return tool_result(use["id"], f"{last} ({order_id})", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=order_id), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="not-caught" verdict="wrong" code="lets-it-out" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    order = shop.find(number)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="raises-a-nicer-exception" verdict="wrong" code="lets-it-out" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        raise RuntimeError(phrases["tool_raised"]) from None
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="catches-one-kind-only" verdict="wrong" code="lets-it-out" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except (ConnectionError, TimeoutError, KeyError):
        return tool_result(use["id"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="swallowed" verdict="wrong" code="says-unknown-order" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        order = None
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="prints-and-goes-on" verdict="wrong" code="lets-it-out" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        print(phrases["tool_raised"])
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="passes-the-message-on" verdict="wrong" code="leaks-the-message" loses="predict_output-run-tool-test-text"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception as error:
        return tool_result(use["id"], str(error), is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="passes-class-and-message-on" verdict="wrong" code="leaks-the-message" loses="predict_output-run-tool-test-text"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception as error:
        return tool_result(use["id"], f"{type(error).__name__}: {error}", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="masks-the-password-only" verdict="wrong" code="leaks-the-message" loses="predict_output-run-tool-test-text"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception as error:
        return tool_result(use["id"], str(error).replace("hunter2", "***"), is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="sends-the-traceback" verdict="wrong" code="leaks-the-message" loses="predict_output-run-tool-test-text"
import traceback

def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], traceback.format_exc(limit=1), is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="the-exception-itself-as-content" verdict="wrong" code="content-not-text" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception as error:
        return tool_result(use["id"], error, is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="a-dict-as-content" verdict="wrong" code="content-not-text" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], {"error": phrases["tool_raised"]}, is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="without-is-error" verdict="wrong" code="not-an-error" loses="predict_output-run-tool-test predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], phrases["tool_raised"])
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="name-as-id" verdict="wrong" code="wrong-id" loses="predict_output-run-tool-test predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["name"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="order-number-as-id" verdict="wrong" code="wrong-id" loses="predict_output-run-tool-test predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(number, phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="returns-the-text-alone" verdict="wrong" code="not-a-result" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return phrases["tool_raised"]
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="returns-a-text-block" verdict="wrong" code="not-a-result" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return text(phrases["tool_raised"])
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="returns-nothing" verdict="wrong" code="not-a-result" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return None
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="error-without-text" verdict="wrong" code="no-words" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], "", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="a-status-code-alone" verdict="wrong" code="no-words" loses="predict_output-run-tool-test-text"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], "503", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="says-the-field-is-missing" verdict="wrong" code="says-missing-field" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="names-the-field" verdict="wrong" code="says-missing-field" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], f"DatabaseDown: order_id {number}", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="says-the-order-is-unknown" verdict="wrong" code="says-unknown-order" loses="predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="says-both" verdict="wrong" code="says-unknown-order" loses="predict_output-run-tool-test-text"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    except Exception:
        return tool_result(use["id"], phrases["tool_raised"] + ": " + phrases["unknown_order"].format(id=number), is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="one-text-for-every-failure" verdict="wrong" code="other-results-changed" loses="predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
        if order is None:
            raise LookupError(number)
    except Exception:
        return tool_result(use["id"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="error-in-finally" verdict="wrong" code="always-error" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(number)
    finally:
        return tool_result(use["id"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="an-error-without-a-look-up" verdict="wrong" code="always-error" loses="predict_output-run-tool-test predict_output-run-tool-test-text predict_output-run-tool-test-loop"
def run_tool(use, shop):
    phrases = shop.language.phrases
    name, number = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if number is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    order = None
    if number:
        return tool_result(use["id"], phrases["tool_raised"], is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=number), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))

# %% name="only-the-shops-exception" verdict="wrong" code="lets-it-out" loses="predict_output-run-tool-test"
def run_tool(use, shop):
    from course.shop import DatabaseDown

    phrases = shop.language.phrases
    name, order_id = use["name"], use["input"].get("order_id")
    if name not in NAMES:
        return tool_result(use["id"], phrases["unknown_tool"].format(name=name, names=", ".join(NAMES)), is_error=True)
    if order_id is None:
        return tool_result(use["id"], phrases["missing_field"], is_error=True)
    try:
        order = shop.find(order_id)
    except DatabaseDown:
        return tool_result(use["id"], "failed", is_error=True)
    if order is None:
        return tool_result(use["id"], phrases["unknown_order"].format(id=order_id), is_error=True)
    return tool_result(use["id"], phrases["order_result"].format(**order))
