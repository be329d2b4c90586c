"""出牌: who sits where, and what a hand may be played as, whatever lies on the table."""

from functools import cache, lru_cache
from typing import Final

from tests.oracle.cards import JOKERS, LOW, has_joker, sets, without

SEATS: Final = (1, 2, 3, 4, 5, 6)


def after(seat: int) -> list[int]:
    """The five others, in seat order after a seat."""
    return [(seat - 1 + step) % 6 + 1 for step in range(1, 6)]


def opposite(seat: int) -> int:
    return after(seat)[2]


def are_mates(one: int, other: int) -> bool:
    return one % 2 == other % 2


@lru_cache(maxsize=1 << 10)
def plays(hand: str, mixed: str, biesan: bool) -> tuple[str, ...]:
    """The sets that a seat may play (SET, BIESAN-1)."""
    if biesan and "3" in hand:
        if set(hand) == {"3"}:
            return (hand,)
        return tuple(s for s in sets(hand, mixed) if "3" not in s)
    return tuple(sets(hand, mixed))


@lru_cache(maxsize=1 << 10)
def burning_leads(hand: str, mixed: str, biesan: bool) -> tuple[str, ...]:
    """The sets that BURN-4 lets a burning seat lead."""
    found = plays(hand, mixed, biesan)
    return tuple(s for s in found if s == hand or has_joker(s))


def is_playable(hand: str, mixed: str, biesan: bool) -> bool:
    """Whether a hand can be played out under BURN-4 (BURN-2, BIESAN-6).

    Cards of a rank that is held already go with the first of it, so that one of each is enough to try.
    """
    ranks = [card for card in (*LOW, "2") if card in hand]
    jokers = [card for card in hand if card in JOKERS]
    return plays_out("".join([*ranks, *jokers]), mixed, biesan)


@cache
def plays_out(hand: str, mixed: str, biesan: bool) -> bool:
    """Whether some order of leads plays out a hand under BURN-4."""
    leads = burning_leads(hand, mixed, biesan)
    return not hand or any(plays_out(without(hand, lead), mixed, biesan) for lead in leads)
