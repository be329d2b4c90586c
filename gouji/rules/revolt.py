"""革命: laying down a hand without power cards (REVOLT-1 to REVOLT-5, BIESAN-3)."""

from enum import StrEnum
from typing import Final

from gouji.rules.cards import Rank
from gouji.rules.hand import Hand, count, has_power


class RevoltRight(StrEnum):
    """革命权: whose hand without power cards may revolt (REVOLT-1)."""

    DEALT = "dealt"
    HELD = "held"


class RevoltOpens(StrEnum):
    """革命开点: when the revolter's opposite has opened (REVOLT-5)."""

    AUTOMATIC = "automatic"
    THREE = "three"


class ThreelessRevolt(StrEnum):
    """无三革命: what a seat without threes and power cards does in ``biesan`` (BIESAN-3)."""

    MAY = "may"
    FORCED = "forced"


REVOLTER_PLACE: Final = 4
"""革命: the place kept for the revolter (REVOLT-3)."""

SWEEPING_REVOLTER_PLACE: Final = 3
"""革命: his place when both his mates take first and second (REVOLT-3)."""

DEAD_GOUJI: Final = 3
"""要头: gouji sets of the opposite that are dead, and that must win for him to open (REVOLT-4)."""


def may_revolt(hand: Hand, right: RevoltRight, *, dealt_power: bool) -> bool:
    """革命权: whether a seat may revolt (REVOLT-1)."""
    return not has_power(hand) and not (right is RevoltRight.DEALT and dealt_power)


def is_threeless(hand: Hand) -> bool:
    """无三无贡牌: a hand that revolts in ``biesan`` (BIESAN-3)."""
    return not has_power(hand) and not count(hand, Rank.THREE)
