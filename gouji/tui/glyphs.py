"""字符: every sign on screen that is no letter, each one cell wide."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.rules.cards import Suit
from gouji.rules.seats import Federation

SUIT: Final[Mapping[Suit, str]] = MappingProxyType(
    {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
)
"""花色: the sign of each suit."""

JOKER: Final = "*"
"""花牌: in place of a suit."""

SIDE: Final[Mapping[Federation, str]] = MappingProxyType(
    {Federation.ODD: "●", Federation.EVEN: "○"}
)
"""联邦: the sign of each federation."""

TURN: Final = "▶"
"""轮到: before the name of the seat that is to speak."""

PICKED: Final = "▲"
"""已选: over a stack of which cards are picked."""

TIMES: Final = "×"
SINGLE: Final = "·"
"""单张: in place of a number over a stack of one."""

DOT: Final = "·"
"""间隔: between facts on one line."""
