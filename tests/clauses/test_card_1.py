"""CARD-1: four packs with jokers, 216 cards; 36 cards a seat."""

from collections import Counter

import pytest

from gouji.engine.table import Table
from gouji.rules.cards import COPIES, JOKERS, SUITS, Card, Rank
from gouji.rules.deck import PACK
from gouji.rules.seats import SEATS
from tests.positions import rules

PACKED = Counter(PACK)


def test_the_pack_has_216_cards() -> None:
    assert len(PACK) == 216


@pytest.mark.parametrize("letter", "3456789TJQKA2")
def test_of_each_rank_3_to_2_there_are_sixteen_four_of_each_suit(letter: str) -> None:
    found = {card: number for card, number in PACKED.items() if card.rank.letter == letter}
    assert {card.suit: number for card, number in found.items()} == dict.fromkeys(SUITS, 4)
    assert sum(found.values()) == COPIES


@pytest.mark.parametrize("joker", [Rank.SMALL, Rank.BIG])
def test_of_each_joker_there_are_four(joker: Rank) -> None:
    assert PACKED[Card(joker)] == 4 == JOKERS


def test_a_seat_gets_36_cards() -> None:
    table = Table(rules(), seed=1)
    table.start()
    dealt = [table.view(seat).dealt for seat in SEATS]
    assert [len(cards) for cards in dealt] == [36] * 6
    assert Counter(card for cards in dealt for card in cards) == PACKED
