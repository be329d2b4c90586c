"""把握: how likely a set is to stand, from the cards not seen and how many each seat holds."""

from functools import lru_cache
from math import comb
from typing import Final

from gouji.rules.beating import JokerOptions, demand
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import NATURALS, Hand, counts

SMALL_SHIFT: Final = 8 * Rank.SMALL
BIG_SHIFT: Final = 8 * Rank.BIG
TWO_SHIFT: Final = 8 * Rank.TWO

SHARES: Final = 64
"""Steps in which a seat's share of the unseen cards is measured, so that the table stays small."""


@lru_cache(maxsize=1 << 15)
def at_least(cards: int, share: int, number: int) -> float:
    """把握: how likely a seat holds so many of the unseen cards of one rank.

    Args:
        cards: unseen cards of the rank.
        share: the seat's part of all unseen cards, of ``SHARES``.
        number: how many it is to hold.
    """
    if number <= 0:
        return 1.0
    chance = share / SHARES
    fewer = (
        comb(cards, held) * chance**held * (1 - chance) ** (cards - held)
        for held in range(min(number, cards + 1))
    )
    return max(0.0, 1.0 - sum(fewer))


@lru_cache(maxsize=1 << 13)
def _lacks(unseen: Hand, share: int, number: int) -> tuple[float, ...]:
    # By rank: how likely a seat holds so many of no natural rank from that one on.
    chance, chances = 1.0, [1.0]
    for cards in reversed(counts(unseen)[:NATURALS]):
        if cards >= number:
            chance *= 1.0 - at_least(cards, share, number)
        chances.append(chance)
    return tuple(reversed(chances))


def beaten(laid: Combo, unseen: Hand, share: int, jokers: JokerOptions) -> float:
    """把握: how likely a seat can beat a set.

    It counts on its even share of twos and jokers to fill up a set.

    Args:
        laid: the set.
        unseen: the cards that may be in the seat's hand.
        share: the seat's part of them, of ``SHARES``.
        jokers: the options about jokers.
    """
    small, big = unseen >> SMALL_SHIFT & 0xFF, unseen >> BIG_SHIFT
    kills = 1.0
    if laid.jokers:
        groups = demand(laid, jokers).groups
        ways = [at_least(small, share, s) * at_least(big, share, b) for s, b in groups]
        kills = max(ways, default=0.0)
    body = laid.body
    if not (kills and body):
        return kills
    power = small + big
    if laid.rank < Rank.TWO:
        power += unseen >> TWO_SHIFT & 0xFF
    need = body - (power * share + SHARES // 2) // SHARES
    lacks = _lacks(unseen, share, max(need, 1))[min(laid.rank + 1, NATURALS)]
    return kills * (1.0 - lacks * (1.0 - at_least(power, share, body)))
