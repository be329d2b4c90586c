"""Hands as packed counts."""

import pytest

from gouji.rules.cards import NotationError, Rank, cards_text, parse_cards
from gouji.rules.hand import (
    EMPTY,
    cards_left,
    count,
    has_power,
    jokers,
    natural_ranks,
    parse_hand,
    size,
)

HAND = parse_hand("3335KK222wWW")


def test_counting() -> None:
    assert size(HAND) == 12
    assert [count(HAND, rank) for rank in (Rank.THREE, Rank.FOUR, Rank.TWO, Rank.BIG)] == [
        3,
        0,
        3,
        2,
    ]
    assert natural_ranks(HAND) == 3
    assert jokers(HAND) == 3
    assert size(EMPTY) == natural_ranks(EMPTY) == jokers(EMPTY) == 0


@pytest.mark.parametrize(
    ("text", "expected"), [("3A", False), ("2", True), ("w", True), ("W", True), ("3A2", True)]
)
def test_power_cards(text: str, expected: bool) -> None:
    assert has_power(parse_hand(text)) is expected


def test_an_unknown_rank() -> None:
    with pytest.raises(NotationError):
        parse_hand("3X")


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("3345w", "3c3d4h5sw"),
        ("334w", "3c3d4hw"),
        ("33", "3c3d"),
        ("3", "3d"),
        ("", ""),
    ],
)
def test_of_equal_cards_the_first_suit_leaves_first(hand: str, left: str) -> None:
    dealt = parse_cards("3d5s3cw4h3s")
    assert cards_text(cards_left(dealt, parse_hand(hand))) == left
