"""The options and presets of RULES 12, and rule sets built from them."""

import pytest
from pydantic import ValidationError

from gouji.rules.presets import (
    PRESETS,
    Preset,
    RuleSetError,
    build,
    find_preset,
)
from gouji.rules.ruleset import RuleSet

# Each option with its values under classic, online, tournament and biesan; – is classic's value.
TABLE = """
joker_rule           strict            full_kill         strict            strict
mixed_jokers         keep              keep              keep              keep
powerless_redeal     true              false             true              true
opening              cut               random            cut               cut
first_lead           show              show              show              drawer
next_lead            last              show              show              rotate
yield_binds          true              true              true              true
last_word            yield_only        yield_only        yield_only        yield_only
report_at            10                10                10                0
burn_check           declared          declared          declared          declared
burn_order           federation_first  federation_first  federation_first  federation_first
scramble_from        second_out        four_left         second_out        second_out
scramble_pass_binds  false             false             false             false
revolt               true              true              true              false
revolt_right         dealt             held              dealt             dealt
revolt_opens         three             automatic         three             three
threeless_revolt     –                 forced            –                 may
points               true              true              true              true
point_deadline       split             first_out         split             split
calls                true              true              false             true
call_fail            equal             double            equal             equal
call_fail_adds       true              false             true              true
tribute              true              true              false             true
tribute_order        s2                s1                s2                s2
return_match         true              false             –                 true
mate_tribute         none              last              –                 none
no_power             exempt            exempt            –                 exempt
sweep_tribute        none              none              –                 none
scoring              outline           outline           tournament        outline
negative_scores      true              true              true              true
side_points          0                 0                 4                 0
rounds               5                 5                 5                 5
after_sweep          fresh             end_game          fresh             fresh
sweep_streak         0                 0                 0                 0
last_by_agreement    true              false             false             true
hui                  true              false             false             false
tiao                 false             false             false             false
biesan               false             false             false             true
stuck                –                 –                 –                 out
"""
ROWS = {name: values for name, *values in map(str.split, TABLE.strip().splitlines())}
CLASSIC = {"threeless_revolt": "may", "stuck": "out"}
"""What – stands for under classic itself."""


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("option", ROWS)
def test_the_value_of_an_option_in_each_preset(option: str) -> None:
    classic = CLASSIC.get(option, ROWS[option][0])
    expected = [classic if value == "–" else value for value in ROWS[option]]
    assert [written(getattr(PRESETS[preset], option)) for preset in Preset] == expected


def test_the_table_holds_every_option() -> None:
    assert list(ROWS) == list(RuleSet.model_fields)


def test_a_rule_set_cannot_be_changed() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        PRESETS[Preset.CLASSIC].rounds = 3  # type: ignore[misc]


@pytest.mark.parametrize("preset", Preset)
def test_a_preset_is_found_by_name_and_built_as_it_is(preset: Preset) -> None:
    assert find_preset(preset.value) is preset
    assert build(preset) == PRESETS[preset]


def test_an_unknown_preset() -> None:
    with pytest.raises(RuleSetError, match="unknown preset 'clasic'; presets are classic, online"):
        find_preset("clasic")


@pytest.mark.parametrize(
    ("overrides", "words"),
    [
        ({"jokers": "strict"}, ["unknown option", "jokers"]),
        ({"joker_rule": "lenient"}, ["joker_rule", "'lenient'"]),
        ({"rounds": 0}, ["rounds", "0"]),
        ({"rounds": 0, "joker_rule": "lenient"}, ["joker_rule", "'lenient'"]),
        ({"report_at": 37}, ["report_at", "37"]),
        ({"side_points": -1}, ["side_points", "-1"]),
        ({"revolt": "perhaps"}, ["revolt", "'perhaps'"]),
        ({"biesan": True}, ["biesan=true", "hui=true"]),
        ({"biesan": True, "hui": False, "tiao": True}, ["biesan=true", "tiao=true"]),
    ],
)
def test_what_cannot_stand_is_refused_in_one_line(
    overrides: dict[str, object], words: list[str]
) -> None:
    with pytest.raises(RuleSetError) as caught:
        build(Preset.CLASSIC, overrides)
    message = str(caught.value)
    assert "\n" not in message
    assert [word for word in words if word not in message] == []


@pytest.mark.parametrize(
    ("option", "most"), [("report_at", 36), ("side_points", 1000), ("rounds", 100_000)]
)
def test_the_largest_number_and_no_larger(option: str, most: int) -> None:
    assert getattr(build(Preset.CLASSIC, {option: most}), option) == most
    with pytest.raises(RuleSetError, match=option):
        build(Preset.CLASSIC, {option: most + 1})


def test_texts_are_read_as_values_unless_strict() -> None:
    assert build(Preset.CLASSIC, {"revolt": "false", "rounds": "3"}).rounds == 3
    with pytest.raises(RuleSetError, match="rounds"):
        build(Preset.CLASSIC, {"rounds": "3"}, strict=True)
