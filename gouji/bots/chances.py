"""把握: how likely a set is to stand, from the cards not seen and how many each seat holds."""

from functools import cache
from math import comb
from typing import Final

from gouji.rules.beating import JokerOptions, demand
from gouji.rules.cards import COPIES
from gouji.rules.combo import Combo
from gouji.rules.hand import NATURALS

SHARES: Final = 64
"""Steps in which a seat's share of the unseen cards is measured, so that the table stays small."""


@cache
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


@cache
def _lacks(share: int, number: int) -> tuple[float, ...]:
    # By unseen cards of a rank: how likely a seat holds fewer of them than so many.
    return tuple([1.0 - at_least(cards, share, number) for cards in range(COPIES + 1)])


def beaten(laid: Combo, unseen: bytes, share: int, jokers: JokerOptions) -> float:
    """把握: how likely a seat can beat a set.

    It counts on its even share of twos and jokers to fill up a set.

    Args:
        laid: the set.
        unseen: the counts of the cards that may be in the seat's hand.
        share: the seat's part of them, of ``SHARES``.
        jokers: the options about jokers.
    """
    *_, twos, small, big = unseen
    kills = 1.0
    if laid.jokers:
        groups = demand(laid, jokers).groups
        ways = [at_least(small, share, s) * at_least(big, share, b) for s, b in groups]
        kills = max(ways, default=0.0)
    body = laid.body
    if not (kills and body):
        return kills
    power = small + big
    if laid.naturals:
        power += twos
    need = body - (power * share + SHARES // 2) // SHARES
    chances = _lacks(share, max(need, 1))
    lacks = 1.0
    for number in unseen[laid.rank + 1 : NATURALS]:
        lacks *= chances[number]
    return kills * (1.0 - lacks * (1.0 - at_least(power, share, body)))
