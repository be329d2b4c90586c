"""Cards and their notation."""

import pytest

from gouji.rules.cards import (
    NATURAL_RANKS,
    POWER_RANKS,
    RANKS,
    Card,
    NotationError,
    Rank,
    Suit,
    cards_text,
    has_suits,
    parse_cards,
    parse_ranks,
)
from gouji.rules.deck import PACK


def test_ranks_are_natural_or_power() -> None:
    assert (*NATURAL_RANKS, *POWER_RANKS) == RANKS


def test_a_pack_is_read_as_it_is_written() -> None:
    assert parse_cards(cards_text(PACK)) == PACK


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("3s", Card(Rank.THREE, Suit.SPADES)),
        ("Td", Card(Rank.TEN, Suit.DIAMONDS)),
        ("w", Card(Rank.SMALL)),
    ],
)
def test_a_card_is_written_rank_then_suit(text: str, card: Card) -> None:
    assert parse_cards(text) == (card,)
    assert str(card) == text


@pytest.mark.parametrize(
    ("text", "fault"),
    [("3", "'3'"), ("3xs", "'3x'"), ("33s", "'33'"), ("3s4", "'4'"), ("2ss", "'s'")],
)
def test_a_missing_or_unknown_suit(text: str, fault: str) -> None:
    with pytest.raises(NotationError, match=f"{fault} is no "):
        parse_cards(text)


@pytest.mark.parametrize("text", ["1", "x", "3K0", "10", "k"])
def test_an_unknown_rank(text: str) -> None:
    with pytest.raises(NotationError, match="is no rank; ranks are 3456789TJQKA2wW"):
        parse_ranks(text)


@pytest.mark.parametrize(
    ("text", "expected"), [("3s", True), ("ww3h", True), ("333KKK2wW", False), ("", False)]
)
def test_whether_a_text_has_suits(text: str, expected: bool) -> None:
    assert has_suits(text) is expected
