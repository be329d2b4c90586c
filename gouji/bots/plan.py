"""打法: how many sets a hand still has to play, and whether it runs home on its jokers.

Only cards of one rank go together, and twos and jokers ride free: the least number of sets is the number
of ranks 3 to A.
"""

from functools import lru_cache
from typing import NamedTuple

from gouji.rules.cards import Rank
from gouji.rules.hand import Hand, counts


class Plan(NamedTuple):
    """打法: a hand, seen as the sets it must still play."""

    ranks: tuple[tuple[int, int], ...]
    """Natural ranks and their cards, lowest first; in ``biesan`` without the threes."""
    threes: int
    """Threes that must be kept for last (BIESAN-1); 0 unless ``biesan``."""
    twos: int
    small: int
    big: int
    sets: int
    """Sets that empty the hand at the least."""
    short: int
    """Jokers that are missing for a run: each set but the last takes one (BURN-4). 0 or less: it runs."""

    @property
    def jokers(self) -> int:
        """花牌: jokers, small and big."""
        return self.small + self.big

    @property
    def runs(self) -> bool:
        """跑得完: whether it can lead a joker with every set but the last."""
        return self.short <= 0


@lru_cache(maxsize=1 << 17)
def plan(hand: Hand, biesan: bool) -> Plan:  # noqa: FBT001 – positional for the cache's speed
    """打法: what a hand must still play.

    Args:
        hand: one card or more.
        biesan: whether the threes go last (BIESAN-1).
    """
    *naturals, twos, small, big = counts(hand)
    threes = naturals[Rank.THREE] if biesan else 0
    if threes:
        naturals[Rank.THREE] = 0
    ranks = tuple([(rank, number) for rank, number in enumerate(naturals) if number])
    jokers = small + big
    if threes:
        before = len(ranks) or int(twos > 0)
        sets = (len(ranks) or int(twos + jokers > 0)) + 1
        return Plan(ranks, threes, twos, small, big, sets, before - jokers)
    sets = len(ranks) or 1
    return Plan(ranks, threes, twos, small, big, sets, sets - 1 - jokers)
