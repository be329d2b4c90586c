"""按键: what a typed character means on the table.

Ranks win: no command uses a character that is a rank. Full-width and capital characters mean the same, so
that a Chinese input method in its full-width mode does no harm.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final
from unicodedata import east_asian_width, normalize

from gouji.rules.cards import RANKS, Rank


class Command(StrEnum):
    """命令: what a key does that is no rank."""

    NEXT = "next"
    PREVIOUS = "previous"
    ACCEPT = "accept"
    DECLINE = "decline"
    YIELD = "yield"
    BURN = "burn"
    WIND = "wind"
    HUI = "hui"
    CLAIM = "claim"
    CLEAR = "clear"
    LEFT = "left"
    RIGHT = "right"
    MORE = "more"
    LESS = "less"
    LEDGER = "ledger"
    LOG = "log"
    KEYS = "keys"


RANK_KEYS: Final[Mapping[str, Rank]] = MappingProxyType(
    {rank.letter.lower(): rank for rank in RANKS[: Rank.SMALL]}
    | {"0": Rank.TEN, "1": Rank.ACE}
    | {"s": Rank.SMALL, "x": Rank.SMALL, "b": Rank.BIG, "d": Rank.BIG}
)
"""The rank that each character picks; ``x`` and ``d`` are 小 (xiao) and 大 (da)."""


COMMAND_KEYS: Final[Mapping[str, Command]] = MappingProxyType(
    {
        "y": Command.YIELD,
        "f": Command.BURN,
        "w": Command.WIND,
        "u": Command.HUI,
        "g": Command.CLAIM,
        "v": Command.LEDGER,
        "l": Command.LOG,
        "?": Command.KEYS,
        " ": Command.DECLINE,
    }
)
"""The command of each other character."""


def fold(character: str) -> str:
    """归一: the plain lower-case form of a character."""
    return normalize("NFKC", character).lower()


def is_input_method(character: str) -> bool:
    """输入法: whether the character can only come from a Chinese input method."""
    return any(east_asian_width(letter) in "WF" for letter in fold(character))
