"""Rules and players that a command line asks for."""

import pytest

from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.choices import (
    allowed_values,
    chosen_bots,
    chosen_rules,
    chosen_table,
)
from gouji.cli.errors import WrongUsageError
from gouji.engine.refusals import Language
from gouji.rules.beating import JokerRule
from gouji.rules.pending import CLAUSE, OFF, unavailable
from gouji.rules.presets import AVAILABLE, Preset, single_round
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

ON = {
    name: "4" if isinstance(OFF[name], int) and OFF[name] is not False else "true"
    for name in CLAUSE
}


def refused(settings: list[tuple[str, str]], preset: str | None = None) -> str:
    with pytest.raises(WrongUsageError) as caught:
        chosen_rules(preset, settings, Language.EN)
    return str(caught.value)


def test_nothing_asked_for_is_classic_in_one_round() -> None:
    rules = chosen_rules(None, [], Language.EN)
    assert rules.build() == single_round(Preset.CLASSIC)


def test_values_are_read_and_the_last_one_holds() -> None:
    settings = [("joker_rule", "strict"), ("report_at", "3"), ("joker_rule", "full_kill")]
    rules = chosen_rules("online", settings, Language.EN)
    assert rules.preset is Preset.ONLINE
    assert rules.overrides == {"joker_rule": JokerRule.FULL_KILL, "report_at": 3}
    assert rules.build().report_at == 3


@pytest.mark.parametrize("option", CLAUSE)
def test_what_is_not_yet_played_is_refused_by_name_and_clause(option: str) -> None:
    message = refused([(option, ON[option])])
    assert message == f"not yet available: {option} ({CLAUSE[option]})"


def test_contradictory_options_are_refused_together() -> None:
    message = refused([("biesan", "true"), ("hui", "true")])
    assert message == "not yet available: hui (HUI-1), biesan (BIESAN-1)"


def test_all_that_is_refused_may_be_switched_off_by_name() -> None:
    settings = [(option, str(value).lower()) for option, value in OFF.items()]
    assert unavailable(chosen_rules(None, settings, Language.EN).build()) == ()


def test_several_rounds_where_they_can_be_had() -> None:
    rules = chosen_rules(None, [("rounds", "3")], Language.EN, several_rounds=True)
    assert rules.build().rounds == 3


@pytest.mark.parametrize("preset", Preset)
def test_every_preset_can_be_had_or_is_refused_by_its_clause(preset: Preset) -> None:
    if preset in AVAILABLE:
        assert chosen_rules(preset, [], Language.EN).preset is preset
    else:
        assert refused([], preset) == "not yet available: biesan (BIESAN-1)"


def test_the_unknown_is_answered_with_what_is_known() -> None:
    assert refused([], "") == "there is no preset ''; presets are classic, online, tournament"
    assert refused([("joker", "1")]).startswith(
        "there is no option 'joker'; options are joker_rule, mixed_jokers, "
    )
    assert refused([("joker_rule", "soft")]) == (
        "joker_rule cannot be 'soft'; allowed: strict, two_kill_one, full_kill"
    )


@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_the_allowed_values_are_those_that_the_rules_take(option: str) -> None:
    allowed = allowed_values(option)
    for value in allowed.split("-") if "-" in allowed else allowed.split(", "):
        single_round(Preset.CLASSIC, {option: value})


def test_bots_are_six_or_one_for_all() -> None:
    assert chosen_bots(None, Language.EN) == ("novice",) * 6
    assert chosen_bots("random", Language.EN) == ("random",) * 6
    mixed = "novice，random, novice,random,random,novice"
    assert chosen_bots(mixed, Language.EN) == (
        "novice",
        "random",
        "novice",
        "random",
        "random",
        "novice",
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("novice,random", "six names or one are needed, not 2"),
        ("human", f"'human' cannot play here; those who can: {', '.join(BOTS)}"),
        ("", f"'' cannot play here; those who can: {', '.join(BOTS)}"),
    ],
)
def test_other_bots_are_refused(text: str, expected: str) -> None:
    with pytest.raises(WrongUsageError) as caught:
        chosen_bots(text, Language.EN)
    assert str(caught.value) == expected


def test_one_bot_plays_against_and_with_one_human() -> None:
    assert chosen_table("random", Language.EN) == (HUMAN, *["random"] * 5)
    assert chosen_table("human", Language.EN) == (HUMAN,) * len(SEATS)


def test_a_table_needs_a_human() -> None:
    assert chosen_table("novice," * 5 + "human", Language.EN)[-1] == HUMAN
    with pytest.raises(WrongUsageError, match="gouji watch"):
        chosen_table(",".join(["novice"] * 6), Language.EN)
