"""Sets: made once each, and listed completely."""

import pickle
from copy import copy, deepcopy

import pytest

from gouji.rules.cards import COPIES, JOKERS, NATURAL_RANKS, Rank
from gouji.rules.combo import (
    NotASetError,
    combo,
    combos_at,
    hand_is_one_set,
    parse_combo,
    power_combos,
)
from gouji.rules.hand import EMPTY, POWER_SHIFT, parse_hand

WHOLE_POWER = parse_hand("2" * COPIES + "w" * JOKERS + "W" * JOKERS) >> POWER_SHIFT


def test_what_a_set_knows_of_itself() -> None:
    laid = parse_combo("KK2wWW")
    assert (laid.rank, laid.body, laid.jokers, laid.size) == (Rank.KING, 3, 3, 6)
    assert str(laid) == laid.text == "KK2wWW"


@pytest.mark.parametrize("text", ["KK2w", "22", "wW"])
def test_there_is_one_object_for_a_set(text: str) -> None:
    laid = parse_combo(text)
    for same in (copy(laid), deepcopy(laid), pickle.loads(pickle.dumps(laid))):  # noqa: S301 – our own bytes
        assert same is laid


@pytest.mark.parametrize("rank", [Rank.THREE, Rank.TWO, Rank.BIG])
def test_the_rank_of_a_set_without_natural_cards_is_derived(rank: Rank) -> None:
    assert combo(rank, 0, 2, 1, 0) is parse_combo("22w")
    assert combo(rank, 0, 0, 1, 1) is parse_combo("wW")


@pytest.mark.parametrize("rank", [Rank.TWO, Rank.SMALL, Rank.BIG])
def test_twos_and_jokers_are_no_natural_cards(rank: Rank) -> None:
    with pytest.raises(NotASetError, match="no natural cards"):
        combo(rank, 1, 0, 0, 0)


def test_the_whole_pack_holds_every_set_once() -> None:
    natural = [
        laid for rank in NATURAL_RANKS for laid in combos_at(rank, COPIES, WHOLE_POWER, mixed=True)
    ]
    every = [*natural, *power_combos(WHOLE_POWER, mixed=True)]
    attached = (COPIES + 1) * (JOKERS + 1) ** 2
    assert len(set(every)) == len(every) == (len(NATURAL_RANKS) * COPIES + 1) * attached - 1


def test_without_mixed_jokers() -> None:
    one_of_each = parse_hand("wW") >> POWER_SHIFT
    kings = combos_at(Rank.KING, 1, one_of_each, mixed=False)
    assert {laid.text for laid in kings} == {"K", "Kw", "KW"}
    assert {laid.text for laid in power_combos(one_of_each, mixed=False)} == {"w", "W"}


@pytest.mark.parametrize(
    ("text", "expected"), [("KK2w", True), ("22", True), ("w", True), ("KQ", False)]
)
def test_whether_a_hand_is_one_set(text: str, expected: bool) -> None:
    assert hand_is_one_set(parse_hand(text)) is expected


def test_no_cards_are_no_set() -> None:
    assert not hand_is_one_set(EMPTY)
