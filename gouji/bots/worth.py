"""估牌: what a hand is worth, in leads, and how that changes with a set.

A set that must be led costs a lead; one that can be shed by following costs the less, the higher it is; a
high one may win a lead. Twos and jokers win leads, and jokers carry a hand home.
"""

from math import pow  # noqa: A004 – the built-in one's result has no type
from typing import Final

from gouji.bots import weights
from gouji.bots.plan import Plan
from gouji.rules.cards import COPIES, NATURAL_RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import THRESHOLD
from gouji.rules.hand import Hand

Change = tuple[float, float, float]
"""得失: what a set does to the hand it leaves.

By how much the hand is worth more, mostly less than nothing; what it is worth besides to win the trick, the
hand being near a run; what is lost if the set is beaten, threes alone being stuck then (BIESAN-5).
"""


def _worth(rank: Rank, number: int) -> float:
    if not number:
        return 0.0
    if rank is Rank.TWO:
        return weights.TWO * pow(number, weights.TWO_POWER)
    shed = weights.SHED[min(number, len(weights.SHED) - 1)]
    value = shed * pow(rank / Rank.ACE, weights.SHED_POWER) - 1
    need = THRESHOLD.get(rank)
    if need is None:
        return value
    return value + (weights.GOUJI if number >= need else weights.PART_OF_GOUJI * number / need)


def _taken(rank: Rank, held: int, laid: int) -> float:
    value = _worth(rank, held - laid) - _worth(rank, held)
    if rank is Rank.TWO or not 0 < laid < held:
        return value
    return value - weights.SPLIT


TAKEN: Final = tuple(
    tuple(tuple(_taken(rank, held, laid) for laid in range(held + 1)) for held in range(COPIES + 1))
    for rank in (*NATURAL_RANKS, Rank.TWO)
)
"""拆牌: what it does to the cards of a rank to lay some of them: by rank, cards held, and cards laid."""


def _near(short: int, sets: int) -> float:
    running, ending = weights.RUNNING, weights.ENDING
    value = running[max(0, short)] if short < len(running) else 0.0
    return value + (ending[sets] if sets < len(ending) else 0.0)


LEAST: Final = -8
"""The least jokers that can be missing: all eight are held and none is needed."""
MOST_SETS: Final = len(NATURAL_RANKS) + 1

NEAR: Final = tuple(
    tuple(_near(short, sets) for sets in range(MOST_SETS + 1))
    for short in range(LEAST, MOST_SETS + 1)
)
"""快跑: the worth of being near a run and near the end, by jokers missing (from ``LEAST``) and sets."""

WIN: Final = tuple(
    weights.WIN_RUNNING[max(0, short)] if short < len(weights.WIN_RUNNING) else 0.0
    for short in range(LEAST, MOST_SETS + 1)
)
"""抢牌权: what the lead is worth besides, by jokers missing (from ``LEAST``)."""


def change(hand: Hand, held: Plan, laid: Combo) -> Change:
    """得失: what a set does to a hand that it does not empty.

    Args:
        hand: the hand.
        held: its plan.
        laid: the set.
    """
    value, ranks = 0.0, len(held.ranks)
    if laid.naturals:
        have = hand >> 8 * laid.rank & 0xFF
        value = TAKEN[laid.rank][have][laid.naturals]
        ranks -= have == laid.naturals
    jokers = held.small + held.big
    if laid.twos:
        value += TAKEN[Rank.TWO][held.twos][laid.twos]
    if laid.jokers:
        value -= weights.SMALL * laid.small + weights.BIG * laid.big
        jokers -= laid.jokers
    risk = 0.0
    if held.threes:
        twos = held.twos - laid.twos
        risk = 0.0 if ranks or twos or jokers else weights.STUCK
        short = (ranks or int(twos > 0)) - jokers
        sets = (ranks or int(twos + jokers > 0)) + 1
    else:
        sets = ranks or 1
        short = sets - 1 - jokers
    near = NEAR[short - LEAST][sets] - NEAR[held.short - LEAST][held.sets]
    return value + near, WIN[short - LEAST], risk
