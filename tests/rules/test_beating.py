"""Why one set does not beat another: what the clauses' tests leave to say."""

import pytest

from gouji.rules.beating import (
    Fault,
    JokerOptions,
    JokerRule,
    MixedJokers,
    Verdict,
    answers,
    beats,
    compare,
    demand,
    is_legal_set,
    is_unbeatable,
    least_naturals,
    shapes,
)
from gouji.rules.combo import parse_combo
from gouji.rules.hand import POWER_SHIFT, parse_hand

STRICT = JokerOptions(JokerRule.STRICT, MixedJokers.KEEP)


@pytest.mark.parametrize(
    ("answer", "laid", "verdict"),
    [
        ("99", "88", Verdict(None)),
        ("999W", "8W", Verdict(Fault.UNBEATABLE, 0)),
        ("99", "8w", Verdict(Fault.NOT_KILLED, 0)),
        ("9", "888", Verdict(Fault.TOO_FEW, 2)),
        ("9999", "8", Verdict(Fault.TOO_MANY, 3)),
        ("8", "9", Verdict(Fault.TOO_LOW, 0)),
    ],
)
def test_the_first_fault_is_named_with_the_cards_missing_or_over(
    answer: str, laid: str, verdict: Verdict
) -> None:
    assert compare(parse_combo(answer), parse_combo(laid), STRICT) == verdict
    assert beats(parse_combo(answer), parse_combo(laid), STRICT) is (verdict.fault is None)


@pytest.mark.parametrize(
    ("rule", "mixed", "unbeatable"),
    [
        (JokerRule.STRICT, MixedJokers.KEEP, True),
        (JokerRule.STRICT, MixedJokers.DEMOTE, False),
        (JokerRule.TWO_KILL_ONE, MixedJokers.KEEP, False),
        (JokerRule.FULL_KILL, MixedJokers.KEEP, False),
    ],
)
def test_an_unbeatable_set(rule: JokerRule, mixed: MixedJokers, unbeatable: bool) -> None:
    assert is_unbeatable(parse_combo("8wW"), JokerOptions(rule, mixed)) is unbeatable


@pytest.mark.parametrize(
    ("text", "mixed", "legal"),
    [
        ("8wW", MixedJokers.FORBID, False),
        ("8WW", MixedJokers.FORBID, True),
        ("8wW", MixedJokers.DEMOTE, True),
        ("8wW", MixedJokers.KEEP, True),
    ],
)
def test_a_legal_set(text: str, mixed: MixedJokers, legal: bool) -> None:
    assert is_legal_set(parse_combo(text), mixed) is legal


def test_ways_to_answer_come_with_the_fewest_jokers_first() -> None:
    ways = shapes(parse_hand("22wwwWW") >> POWER_SHIFT, demand(parse_combo("888"), STRICT))
    jokers = [small + big for _, small, big, _ in ways]
    assert (jokers, len(ways)) == (sorted(jokers), 9)


@pytest.mark.parametrize(
    ("power", "laid", "least"), [("", "888", 3), ("2", "888", 2), ("222", "8", 1)]
)
def test_an_answer_of_a_natural_rank_has_a_card_of_it(power: str, laid: str, least: int) -> None:
    held = parse_hand(power) >> POWER_SHIFT
    assert least_naturals(held, demand(parse_combo(laid), STRICT)) == least


@pytest.mark.parametrize(("twos", "number"), [(3, 0), (4, 1)])
def test_more_cards_than_one_rank_has_are_beaten_with_twos(twos: int, number: int) -> None:
    laid, hand = parse_combo("7" * 16 + "2222"), parse_hand("8" * 16 + "2" * twos)
    assert len(answers(hand, laid, STRICT)) == number
