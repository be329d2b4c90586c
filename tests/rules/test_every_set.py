"""Every set of a hand, one at a time: the same ones in the same order as all at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.rules.combo import Combo, combos_at, nth_set, number_of_sets, power_combos
from gouji.rules.hand import NATURALS, POWER_SHIFT, Hand, counts, parse_hand, ranks_above
from tests.strategies import hands, sets_of


def all_at_once(hand: Hand, *, mixed: bool) -> list[Combo]:
    """Rank by rank, then what twos and jokers form alone."""
    power = hand >> POWER_SHIFT
    held = [(rank, number) for rank, number in enumerate(counts(hand)[:NATURALS]) if number]
    natural = [
        each for rank, number in held for each in combos_at(rank, number, power, mixed=mixed)
    ]
    return [*natural, *power_combos(power, mixed=mixed)]


@given(hands(), st.booleans())
def test_each_set_is_had_without_the_others(hand: Hand, mixed: bool) -> None:
    number = number_of_sets(hand, mixed=mixed)
    assert [nth_set(hand, index, mixed=mixed) for index in range(number)] == all_at_once(
        hand, mixed=mixed
    )


@given(hands(), st.booleans())
def test_they_are_all_there_are(hand: Hand, mixed: bool) -> None:
    legal = [each for each in sets_of(hand) if mixed or not (each.small and each.big)]
    found = all_at_once(hand, mixed=mixed)
    assert len(found) == len(legal)
    assert set(found) == set(legal)


@pytest.mark.parametrize(("text", "number"), [("3", 1), ("33", 2), ("2", 1), ("32", 3), ("3w", 3)])
def test_small_hands(text: str, number: int) -> None:
    assert number_of_sets(parse_hand(text), mixed=True) == number


@given(hands(), st.integers(0, NATURALS + 2), st.integers(1, 16))
def test_ranks_above(hand: Hand, rank: int, least: int) -> None:
    held = counts(hand)
    above = [other for other in range(rank + 1, NATURALS) if held[other] >= least]
    assert list(ranks_above(rank, hand, least)) == above
