"""The form of all options: every value in words, changes, contradictions."""

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.records.profiles import Profile
from gouji.rules.options import choices
from gouji.rules.preset_values import Preset
from gouji.rules.presets import RuleSetError
from gouji.rules.ruleset import INCOMPATIBLE
from gouji.tui.ruleform import (
    NAME_CELLS,
    OPTIONS,
    VALUE_CELLS,
    about_line,
    clash_line,
    details,
    form,
    option_line,
    value_words,
)
from gouji.tui.rulesource import rule_source

both_languages = pytest.mark.parametrize("language", Language)


@both_languages
@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_words_of_its_own_that_fit(option: str, language: Language) -> None:
    rules = form(Preset.CLASSIC, {}, {})
    words = [value_words(option, value, language) for value in choices(option)]
    assert len(set(words)) == len(words)
    assert all(cell_len(text) <= VALUE_CELLS for text in words)
    line = option_line(rules, option, language)
    assert cell_len(line) <= 2 + NAME_CELLS + 1 + VALUE_CELLS
    about = about_line(option, language)
    assert option in about
    assert all(text in about for text in words)


def test_values_go_round_and_numbers_stay_in_their_range() -> None:
    rules = form(Preset.CLASSIC, {}, {})
    option = "mixed_jokers"
    seen = [rules.value(option)]
    for _ in choices(option)[1:]:
        rules = rules.step(option, 1)
        seen.append(rules.value(option))
    assert tuple(seen) == choices(option)
    assert rules.step(option, 1).changed == {}
    assert rules.step(option, 1).step(option, -1) == rules
    assert rules.step("side_points", -1).value("side_points") == 0
    assert rules.step("side_points", 1).changed["side_points"] == 1
    assert rules.step("report_at", 1).value("report_at") == 11


def test_what_is_changed_is_marked_and_can_be_reverted() -> None:
    rules = form(Preset.BIESAN, {"rounds": 2}, {"rounds": 2, "stuck": "stay"})
    assert rules.changed == {"stuck": "stay"}
    assert rules.value("rounds") == 2
    assert option_line(rules, "stuck", Language.EN).startswith("*")
    assert "1" in details(rules, Language.ZH)
    kept = rules.revert("stuck")
    assert kept.changed == {}
    assert option_line(kept, "stuck", Language.EN).startswith(" ")


@both_languages
@pytest.mark.parametrize("pair", INCOMPATIBLE)
def test_a_contradiction_is_explained_until_it_is_gone(
    pair: tuple[str, str], language: Language
) -> None:
    one, other = pair
    rules = form(Preset.TOURNAMENT, {}, {one: True, other: True})
    assert rules.clash == pair
    assert cell_len(clash_line(rules, language)) <= 76
    mended = rules.put(other, value=False)
    assert mended.clash is None
    assert clash_line(mended, language) == ""


def test_rules_come_from_a_preset_from_house_rules_given_or_from_a_file(tmp_path: object) -> None:
    given = Profile("mine.toml", "", Preset.ONLINE, {"rounds": 3})
    assert rule_source("biesan", given).preset is Preset.BIESAN
    assert rule_source("mine.toml", given).kept == {"rounds": 3}
    path = str(tmp_path) + "/other.toml"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 – a text for the function
        file.write("preset = 'online'\nrounds = 7\n")
    source = rule_source(path, given)
    assert (source.preset, source.kept) == (Preset.ONLINE, {"rounds": 7})
    assert source.profile
    assert source.profile.name == "other.toml"


def test_what_is_kept_must_make_rules() -> None:
    with pytest.raises(RuleSetError):
        form(Preset.BIESAN, {"hui": True}, {})
