"""憋三: one's last set must be one's threes (BIESAN-1, BIESAN-2, BIESAN-5)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from gouji.rules.cards import POWER_RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import UNIT, Hand, count, has_power
from gouji.rules.seats import BIT, MEMBERS, OPPOSITE, Seat, Seats, after, federation


class Stuck(StrEnum):
    """闷: what becomes of a stuck seat (BIESAN-5)."""

    OUT = "out"
    STAY = "stay"


LEAST_TO_SELL: Final = 2
"""买三: threes a seller must hold (BIESAN-2)."""


def threes(hand: Hand) -> Hand:
    """三: the threes of a hand."""
    return Hand(count(hand, Rank.THREE) * UNIT[Rank.THREE])


def only_threes(hand: Hand) -> bool:
    """憋三: whether a hand is not empty and holds nothing but threes."""
    return hand != 0 and hand == threes(hand)


def keeps_threes(hand: Hand, laid: Combo) -> bool:
    """憋三: whether a set leaves the threes for last: without any, or all of them alone (BIESAN-1)."""
    return laid.cards == hand if only_threes(hand) else not count(laid.cards, Rank.THREE)


class Purchase(NamedTuple):
    """买三: a buyer gives ``price`` to the seller for one three (BIESAN-2)."""

    buyer: Seat
    seller: Seat
    price: Rank


def purchase(buyer: Seat, hands: Sequence[Hand]) -> Purchase | None:
    """买三: what a seat must buy, and of whom; ``None`` if it has a three, no price or no seller.

    Args:
        buyer: the seat.
        hands: the hands of all seats.
    """
    hand = hands[buyer - 1]
    if count(hand, Rank.THREE) or not has_power(hand):
        return None
    opposite = OPPOSITE[buyer]
    sellers = (
        opposite,
        *after(buyer, Seats(MEMBERS[federation(opposite)] & ~BIT[opposite])),
        *after(buyer, MEMBERS[federation(buyer)]),
    )
    seller = next(
        (seat for seat in sellers if count(hands[seat - 1], Rank.THREE) >= LEAST_TO_SELL), None
    )
    if seller is None:
        return None
    return Purchase(buyer, seller, next(rank for rank in POWER_RANKS if count(hand, rank)))
