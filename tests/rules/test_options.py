"""What an option may be."""

import pytest

from gouji.rules.options import allowed_values, bounds, changed, choices, clause_of, value_text
from gouji.rules.presets import PRESETS, Preset, build
from gouji.rules.ruleset import RuleSet

OFF = {"hui": False}
"""Nothing is to contradict the option that is looked at."""


@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_the_values_of_an_option_are_those_that_the_rules_take(option: str) -> None:
    values = choices(option) or bounds(option)
    for value in values:
        rules = build(Preset.CLASSIC, {**OFF, option: value}, strict=True)
        assert getattr(rules, option) == value
    written = allowed_values(option)
    for text in written[0].split("-") if len(written) == 1 else written:
        assert value_text(build(Preset.CLASSIC, {**OFF, option: text}), option) == text


def test_a_switch_is_on_or_off() -> None:
    assert choices("hui") == (True, False)


def test_what_differs() -> None:
    rules = build(Preset.CLASSIC, {"hui": False, "rounds": 3})
    assert changed(PRESETS[Preset.CLASSIC], rules) == ["rounds", "hui"]
    assert changed(rules, rules) == []


def test_an_option_has_its_clause() -> None:
    assert clause_of("burn_order") == "BURN-3"
