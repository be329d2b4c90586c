"""够级: sets strong enough that only the opposite may answer them (GOUJI-1 to GOUJI-4)."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from gouji.rules.cards import Rank
from gouji.rules.combo import Combo

THRESHOLD: Final[Mapping[Rank, int]] = MappingProxyType(
    {Rank.TEN: 5, Rank.JACK: 4, Rank.QUEEN: 3, Rank.KING: 2, Rank.ACE: 2, Rank.TWO: 1}
)
"""够级张数: the size from which a set without jokers is gouji; lower ranks never are (GOUJI-2)."""


@cache
def is_gouji(laid: Combo) -> bool:
    """够级牌: whether a set is gouji; attached twos count (GOUJI-1), a joker suffices (GOUJI-3)."""
    if laid.small or laid.big:
        return True
    least = THRESHOLD.get(laid.rank)
    return least is not None and laid.body >= least
