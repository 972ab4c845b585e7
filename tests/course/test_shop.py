"""The shop's database and the course's own tools on it."""

import pytest

from course.blocks import tool_use
from course.errors import UnknownLanguage
from course.languages import LANGUAGES
from course.shop import DatabaseDown, Shop
from course.shop_tools import run_tool, shop_tools


def test_the_orders_that_the_lessons_name_are_as_told():
    shop = Shop("en")
    assert shop.find("1042") == {
        "id": "1042", "status": "shipped", "eta": "3 November", "until": "17 November",
        "customer": "ana",
    }  # fmt: skip
    assert shop.find("1187")["until"] == "9 November"


@pytest.mark.parametrize("id", ["9999", "1050", "1053", "", 1042, None, "1042 ", ["1042"]])
def test_what_is_no_order_is_none(id):
    assert Shop("en").find(id) is None


def test_changing_a_found_order_changes_no_shop():
    shop = Shop("en")
    shop.find("1042")["status"] = "lost"
    assert shop.find("1042")["status"] == "shipped"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_order_can_be_looked_up_both_ways(code):
    shop = Shop(code)
    for id in shop.language.orders:
        for name in ("get_order_status", "get_return_window"):
            result = run_tool(tool_use(name, {"order_id": id}, id="call_1"), shop)
            assert "is_error" not in result and id in result["content"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "use, customer, phrase",
    [
        (("get_order_status", {"order_id": "9999"}), None, "unknown_order"),
        (("get_order_status", {}), None, "missing_field"),
        (("find_order", {"order_id": "1042"}), None, "unknown_tool"),
        (("get_return_window", {"order_id": "1042"}), "boris", "unknown_order"),
        (("get_order_status", {"order_id": "1042"}), "", "unknown_order"),
    ],
)
def test_a_failed_look_up_is_an_error_result(code, use, customer, phrase):
    shop = Shop(code)
    result = run_tool(tool_use(*use, id="call_1"), shop, customer)
    names = "get_order_status, get_return_window"
    expected = shop.language.phrases[phrase].format(
        id=use[1].get("order_id"), name=use[0], names=names
    )
    assert result["is_error"] and result["content"] == expected


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_database_that_is_down_raises_and_the_tool_tells_no_secret(code):
    shop = Shop.down(code)
    with pytest.raises(DatabaseDown, match="password"):
        shop.find("1042")
    result = run_tool(tool_use("get_order_status", {"order_id": "1042"}, id="call_1"), shop)
    assert result["is_error"] and result["content"] == shop.language.phrases["tool_raised"]


def test_a_database_can_be_down_in_any_way():
    with pytest.raises(TimeoutError):
        Shop.down("en", error=TimeoutError()).find("1042")


def test_an_unknown_language_names_the_known_ones():
    with pytest.raises(UnknownLanguage, match="'fr'; there are: en, es, bg"):
        Shop("fr")


def test_tool_definitions_say_what_the_edition_says():
    (tool,) = shop_tools("get_return_window", language="es")
    assert tool["description"].startswith("Busca un pedido")
    assert tool["input_schema"]["required"] == ["order_id"]
