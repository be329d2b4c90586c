"""What is told about the options of the rules."""

import pytest

from gouji.cli.options import meaning, presets_by_value, unknown
from gouji.engine.refusals import Language
from gouji.rules.options import allowed_values, value_text
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.ruleset import RuleSet


@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_every_preset_has_one_of_the_values(option: str) -> None:
    found = presets_by_value(option)
    assert set(allowed_values(option)) <= set(found)
    assert sorted(preset for presets in found.values() for preset in presets) == sorted(Preset)
    for value, presets in found.items():
        assert {value_text(PRESETS[preset], option) for preset in presets} <= {value}


def test_of_a_number_the_range_comes_first() -> None:
    assert presets_by_value("report_at") == {
        "0-36": [],
        "10": [Preset.CLASSIC, Preset.ONLINE, Preset.TOURNAMENT],
        "0": [Preset.BIESAN],
    }


def test_an_option_has_its_meaning() -> None:
    assert meaning("burn_order", Language.ZH) == "先问谁烧"
    assert meaning("opening", Language.ZH) == "头一局谁先抓牌"
    assert meaning("rounds", Language.EN) == "rounds of a game"


def test_near_names_are_found_in_any_case() -> None:
    known = ("BURN-3", "burn_order", "hui")
    assert unknown("unknown_topic", "burn3", known, Language.EN).endswith("; near it: BURN-3")
    assert unknown("unknown_topic", "HIU", known, Language.ZH).endswith("；名字相近的有 hui")
