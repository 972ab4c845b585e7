"""The table of rules against the code: every example has exactly its outcome."""

import copy
import json

import pytest

from course.errors import ApiError
from course.protocol import check, first_fault, notices
from course.protocol.table import rules, versions

RULES = """
A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 A16
name-as-id result-as-assistant block-role
schema-type schema-invalid tool-names version
field-required wrong-type wrong-value out-of-range extra-field unknown-tag no-messages
not-json too-large
same-role no-tools lowest-index order-of-checks
""".split()
# Its request would be 40 kB long: test_wire.py builds it.
WITHOUT_EXAMPLE = {"too-large"}
EXAMPLES = [
    pytest.param(rule, example, id=f"{rule.id}: {example['name']}")
    for rule in rules().values()
    for example in rule.example
]
REFUSED = [each for each in EXAMPLES if "refused" in each.values[1]]
ACCEPTED = [each for each in EXAMPLES if "refused" not in each.values[1]]


def outcome(example):
    """Return (rule id, message) of an example's request, or (None, None) if it is accepted."""
    fault = first_fault(json.loads(example["request"]), example["version"])
    return (fault.rule, fault.message) if fault else (None, None)


@pytest.mark.parametrize("rule, example", EXAMPLES)
def test_an_example_has_exactly_its_outcome(rule, example):
    refused = example.get("refused")
    expected = (example.get("rule", rule.id), refused) if refused else (None, None)
    assert outcome(example) == expected


@pytest.mark.parametrize("rule, example", REFUSED)
def test_a_refusal_carries_what_the_table_says(rule, example):
    reported = rules()[example.get("rule", rule.id)]
    with pytest.raises(ApiError) as caught:
        check(json.loads(example["request"]), example["version"])
    error = caught.value
    assert (error.status, error.type, error.message) == (
        reported.status,
        reported.type,
        example["refused"],
    )
    assert (error.hint, error.request_id) == (reported.hint, None)


@pytest.mark.parametrize("rule, example", ACCEPTED)
def test_an_accepted_request_earns_the_notices_of_the_table(rule, example):
    assert notices(json.loads(example["request"]), "en") == example.get("notices", [])


@pytest.mark.parametrize("rule, example", EXAMPLES)
def test_a_request_is_not_changed(rule, example):
    request = json.loads(example["request"])
    before = copy.deepcopy(request)
    if first_fault(request, example["version"]) is None:
        notices(request, "en")
    assert request == before


def test_the_table_has_every_rule():
    assert set(rules()) == set(RULES)


@pytest.mark.parametrize("rule", rules().values(), ids=rules())
def test_a_rule_says_where_it_comes_from(rule):
    assert rule.summary and rule.sources and all(rule.sources)
    assert rule.date.startswith("202")


@pytest.mark.parametrize("rule", rules().values(), ids=rules())
def test_a_rule_has_an_example_of_what_it_does(rule):
    own = [example for example in rule.example if example.get("rule", rule.id) == rule.id]
    shown = {
        "refuse": any("refused" in example for example in own) or rule.id in WITHOUT_EXAMPLE,
        "notice": any("notices" in example for example in own),
        "accept": any(example.get("accepted") for example in own),
        "order": bool(rule.example),
    }
    assert shown[rule.kind]


def test_every_example_has_one_outcome():
    keys = {"refused", "notices", "accepted"}
    assert all(len(keys & each.values[1].keys()) == 1 for each in EXAMPLES)


def test_every_example_is_sent_with_a_known_version_but_one():
    odd = [each.id for each in EXAMPLES if each.values[1]["version"] not in versions()]
    assert odd == ["version: a version that never was"]


def test_rules_that_are_reported_as_a1_have_its_text():
    texts = {rules()[id].message for id in ("A1", "A2", "name-as-id", "result-as-assistant")}
    assert len(texts) == 1


def test_texts_that_could_not_be_confirmed_say_so():
    unconfirmed = {"A12", "A14", "A16", "name-as-id"}
    assert unconfirmed <= {rule.id for rule in rules().values() if not rule.confirmed}
    named = [rule for rule in rules().values() if rule.id.startswith("A")]
    assert {rule.id for rule in named if not rule.confirmed} == unconfirmed - {"name-as-id"}


def test_a_rule_that_refuses_has_status_type_text_and_hint():
    refusing = [rule for rule in rules().values() if rule.kind == "refuse"]
    assert all(rule.status in (400, 413) and rule.type and rule.message for rule in refusing)
    assert all(rule.hint for rule in refusing)
