"""发牌: the pack, the shuffle, the deal and the cut (CARD-1, DEAL-1, DEAL-3).

Chance comes in as a :class:`random.Random`; nothing here keeps or seeds one.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

from gouji.rules.cards import COPIES, JOKERS, RANKS, SUITS, Card, Rank
from gouji.rules.seats import SEATS, Seat, from_seat

Item = TypeVar("Item")

PACK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit) for rank in RANKS[: Rank.SMALL] for suit in SUITS * (COPIES // len(SUITS))
) + tuple(Card(rank) for rank in (Rank.SMALL, Rank.BIG) for _ in range(JOKERS))
"""四副牌: the 216 cards (CARD-1)."""

Dealt = tuple[tuple[Card, ...], ...]
"""六家手牌: six hands by seat, each in drawing order."""


class Opening(StrEnum):
    """开牌: how the first drawer of a fresh start is found (DEAL-3)."""

    CUT = "cut"
    RANDOM = "random"


def shuffled(items: Sequence[Item], rng: Random) -> tuple[Item, ...]:
    """洗牌: the items in random order.

    Our own Fisher–Yates over ``rng.random()``: Python promises that call to stay the same for a seed,
    not ``shuffle`` or ``choice``, and a seed must keep its meaning.
    """
    deck, random = list(items), rng.random
    for last in range(len(deck) - 1, 0, -1):
        other = int(random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def deal(deck: Sequence[Card], drawer: Seat) -> Dealt:
    """发牌: deal a shuffled pack one card at a time from the first drawer on (DEAL-1)."""
    order = from_seat(drawer)
    return tuple(tuple(deck[order.index(seat) :: len(SEATS)]) for seat in SEATS)


def random_seat(rng: Random) -> Seat:
    """座位: any seat, evenly."""
    return SEATS[int(rng.random() * len(SEATS))]


class Drawing(NamedTuple):
    """开牌结果: the first drawer found, and the card cut if there was a cut."""

    drawer: Seat
    opener: Seat
    """Who cut in the end: after a joker the next seat."""
    cut: Card | None = None


class PreparedDeal(NamedTuple):
    """备牌: a deal made beforehand, for the first round of a game."""

    hands: Dealt
    drawer: Seat | None = None
    """The first drawer, if that is settled, too."""
    cut: Card | None = None
    fallback: Seat | None = None
    """The random first leader of LEAD-1, if that is settled, too."""


_NUMBER: Final = {Rank.ACE: 1, Rank.TWO: 2} | {
    rank: number for number, rank in enumerate(RANKS[: Rank.ACE], start=3)
}


def cut_number(card: Card) -> int:
    """翻牌点数: the number of a cut card: A 1, 2 to 10, J 11, Q 12, K 13 (DEAL-3)."""
    return _NUMBER[card.rank]


def drawer_by_cut(card: Card, opener: Seat) -> Seat:
    """开牌: the seat at which the count of the card's number ends, the opener being 1 (DEAL-3)."""
    order = from_seat(opener)
    return order[(cut_number(card) - 1) % len(order)]


def _by_cut(opener: Seat, rng: Random) -> Drawing:
    # At a joker the next seat opens instead, with the next card.
    deck = shuffled(PACK, rng)
    skipped = next(index for index, card in enumerate(deck) if card.suit is not None)
    opener = from_seat(opener)[skipped % len(SEATS)]
    return Drawing(drawer_by_cut(deck[skipped], opener), opener, deck[skipped])


def _evenly(opener: Seat, rng: Random) -> Drawing:
    return Drawing(random_seat(rng), opener)


DRAW: Final[Mapping[Opening, Callable[[Seat, Random], Drawing]]] = MappingProxyType(
    {Opening.CUT: _by_cut, Opening.RANDOM: _evenly}
)
"""Find the first drawer, given the opener and a random source (DEAL-3)."""
