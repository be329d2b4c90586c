"""手牌: a hand as rank counts, packed in one ``int`` with a byte a rank.

Suits never matter in play (CARD-2), so a hand is fifteen counts. Byte ``rank`` of the ``int`` holds the
count (at most 16); adding and removing cards is one addition, ``to_bytes`` gives all the counts at once.
"""

from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import Final, NewType

from gouji.rules.cards import (
    COPIES,
    NATURAL_RANKS,
    PLACE,
    RANK_LETTERS,
    RANKS,
    Card,
    Rank,
    parse_ranks,
)

Hand = NewType("Hand", int)
"""手牌: packed counts; also any other multiset of cards, such as all that was played."""

WIDTH: Final = len(RANKS)
NATURALS: Final = len(NATURAL_RANKS)
EMPTY: Final = Hand(0)

UNIT: Final = tuple(Hand(1 << 8 * rank) for rank in RANKS)
"""A hand of one card, indexed by its rank."""

POWER_SHIFT: Final = 8 * NATURALS
"""``hand >> POWER_SHIFT`` leaves the counts of twos, small and big jokers: the power cards."""

_GUARD: Final = int.from_bytes(b"\x80" * WIDTH, "little")
_JOKER_SHIFT: Final = 8 * Rank.SMALL


def counts(hand: Hand) -> bytes:
    """张数: fifteen counts, threes first, big jokers last."""
    return hand.to_bytes(WIDTH, "little")


def count(hand: Hand, rank: int) -> int:
    """张数: how many cards of one rank the hand holds."""
    return hand >> 8 * rank & 0xFF


def size(hand: Hand) -> int:
    """张数: how many cards the hand holds."""
    return sum(hand.to_bytes(WIDTH, "little"))


def holds(hand: Hand, cards: Hand) -> bool:
    """持有: whether ``cards`` are all among the hand's."""
    # A guard bit above each count survives the subtraction unless that count went below zero.
    return ((hand | _GUARD) - cards) & _GUARD == _GUARD


# A body is of one natural rank and twos at most.
_LEAST: Final = tuple(
    int.from_bytes(bytes([number] * WIDTH), "little") for number in range(2 * COPIES + 1)
)
_ABOVE: Final = tuple(_GUARD >> 8 * (WIDTH - NATURALS) & -1 << 8 * (rank + 1) for rank in RANKS)


def ranks_above(rank: int, hand: Hand, least: int) -> tuple[int, ...]:
    """牌点: the natural ranks above a rank of which the hand holds so many cards, lowest first.

    Args:
        rank: any rank.
        hand: the hand.
        least: how many cards, 1 or more; it may be more than there are.
    """
    # As in `holds`, for all ranks at once.
    return _marked(((hand | _GUARD) - _LEAST[least]) & _ABOVE[rank])


@cache
def _marked(guards: int) -> tuple[int, ...]:
    return tuple(rank for rank in range(NATURALS) if guards >> 8 * rank & 0x80)


def natural_ranks(hand: Hand) -> int:
    """牌点数: how many distinct ranks 3 to A the hand holds (BURN-2)."""
    return NATURALS - hand.to_bytes(WIDTH, "little").count(0, 0, NATURALS)


def jokers(hand: Hand) -> int:
    """花牌: how many jokers, small and big, the hand holds."""
    both = hand >> _JOKER_SHIFT
    return (both & 0xFF) + (both >> 8)


def has_power(hand: Hand) -> bool:
    """贡牌: whether the hand holds a two or a joker."""
    return hand >> POWER_SHIFT != 0


def pack(ranks: Iterable[Rank]) -> Hand:
    """手牌: the packed counts of some ranks."""
    return Hand(sum(map(UNIT.__getitem__, ranks)))


def pack_cards(cards: Iterable[Card]) -> Hand:
    """手牌: the packed counts of some cards."""
    return pack(map(attrgetter("rank"), cards))


def parse_hand(text: str) -> Hand:
    """手牌: read a hand without suits, ``"333KKK2wW"``, in any order.

    Raises:
        NotationError: a character is no rank.
    """
    return pack(parse_ranks(text))


@cache
def _run(rank: int, number: int) -> str:
    return RANK_LETTERS[rank] * number


def hand_text(hand: Hand) -> str:
    """手牌: write a hand, lowest rank first: ``"333KKK2wW"``."""
    return "".join(_run(rank, number) for rank, number in enumerate(counts(hand)))


def cards_left(dealt: Iterable[Card], hand: Hand) -> tuple[Card, ...]:
    """手牌花色: the cards still held, given those dealt and the counts left, lowest rank first."""
    return parted(dealt, hand)[0]


def parted(dealt: Iterable[Card], hand: Hand) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """手牌花色: the cards still held and those gone, each lowest rank first.

    Which suits leave a hand is the engine's choice: of each rank the first in suit order goes first, so
    that the counts alone tell which cards are left.
    """
    remaining = list(counts(hand))
    left: list[Card] = []
    gone: list[Card] = []
    for card in sorted(dealt, key=PLACE.__getitem__, reverse=True):
        rank = card.rank
        if remaining[rank]:
            remaining[rank] -= 1
            left.append(card)
        else:
            gone.append(card)
    return tuple(reversed(left)), tuple(reversed(gone))
