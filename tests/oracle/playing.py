"""出牌: who sits where, and what a hand may be played as, whatever lies on the table."""

from functools import cache
from typing import Final

from tests.oracle.cards import JOKERS, is_set, parts, without

SEATS: Final = (1, 2, 3, 4, 5, 6)


def after(seat: int) -> list[int]:
    """The five others, in seat order after a seat."""
    return [(seat - 1 + step) % 6 + 1 for step in range(1, 6)]


def opposite(seat: int) -> int:
    return after(seat)[2]


def are_mates(one: int, other: int) -> bool:
    return one % 2 == other % 2


@cache
def plays(hand: str, mixed: str, biesan: bool) -> tuple[str, ...]:
    """The sets that a seat may play (SET, BIESAN-1)."""
    sets = [cards for cards in parts(hand) if is_set(cards, mixed)]
    if biesan and "3" in hand:
        return (hand,) if set(hand) == {"3"} else tuple(s for s in sets if "3" not in s)
    return tuple(sets)


@cache
def burning_leads(hand: str, mixed: str, biesan: bool) -> tuple[str, ...]:
    """The sets that BURN-4 lets a burning seat lead."""
    sets = plays(hand, mixed, biesan)
    return tuple(s for s in sets if s == hand or any(card in JOKERS for card in s))


@cache
def is_playable(hand: str, mixed: str, biesan: bool) -> bool:
    """Whether a hand can be played out under BURN-4 (BURN-2, BIESAN-6)."""
    leads = burning_leads(hand, mixed, biesan)
    return not hand or any(is_playable(without(hand, lead), mixed, biesan) for lead in leads)
