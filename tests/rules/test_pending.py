"""What is not yet played: which options stop a game, and which stop a record."""

import pytest

from gouji.rules.pending import ACTS, CLAUSE, unavailable, unavailable_in
from gouji.rules.presets import PRESETS, Preset, single_round
from gouji.rules.ruleset import RuleSet


@pytest.mark.parametrize(
    ("preset", "switches"),
    [
        (Preset.CLASSIC, "points calls tribute revolt hui last_by_agreement rounds"),
        (Preset.ONLINE, "points calls tribute revolt rounds"),
        (Preset.TOURNAMENT, "points revolt side_points rounds"),
        (Preset.BIESAN, "points calls tribute biesan last_by_agreement rounds"),
    ],
)
def test_a_new_game(preset: Preset, switches: str) -> None:
    assert unavailable(PRESETS[preset]) == tuple(switches.split())


@pytest.mark.parametrize("option", CLAUSE)
def test_every_switch_is_an_option_with_that_clause(option: str) -> None:
    description = RuleSet.model_fields[option].description
    assert description == CLAUSE[option]


def in_record(
    *, number: int = 1, swept: bool = False, position: bool = True, **on: bool | str
) -> str:
    rules = single_round(Preset.CLASSIC, on)
    return " ".join(unavailable_in(rules, number=number, swept=swept, position=position))


@pytest.mark.parametrize("switch", ["tiao", "biesan"])
def test_what_changes_the_play_itself_stops_a_position_too(switch: str) -> None:
    assert in_record(**{switch: True}) == switch


@pytest.mark.parametrize("switch", ["hui", "revolt"])
def test_a_phase_before_play_stops_a_whole_round_only(switch: str) -> None:
    assert in_record(**{switch: True}) == ""
    assert in_record(position=False, **{switch: True}) == switch


@pytest.mark.parametrize(("points", "expected"), [(True, "calls"), (False, "")])
def test_calls_need_points(points: bool, expected: str) -> None:
    assert in_record(position=False, calls=True, points=points) == expected


@pytest.mark.parametrize(
    ("number", "swept", "sweep_tribute", "expected"),
    [
        (1, False, "none", ""),
        (2, False, "none", "tribute"),
        (2, True, "none", ""),
        (2, True, "opposite", "tribute"),
    ],
)
def test_tribute_begins_with_a_later_round(
    number: int, swept: bool, sweep_tribute: str, expected: str
) -> None:
    found = in_record(
        number=number, swept=swept, position=False, tribute=True, sweep_tribute=sweep_tribute
    )
    assert found == expected


def test_who_takes_the_last_place_is_asked_between_rounds() -> None:
    assert in_record(last_by_agreement=True) == ""
    assert in_record(number=2, last_by_agreement=True) == "last_by_agreement"


def test_acts_of_later_sections_are_known() -> None:
    assert {"revolt", "call", "hui", "claim", "return", "take_last"} <= ACTS
