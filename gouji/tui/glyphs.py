"""字符: every sign on screen that is no letter, each one cell wide, and what stands for it in ASCII.

Code and words use the full signs; they are translated where the screen is drawn or text is printed.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.rules.cards import Suit
from gouji.rules.seats import Federation
from gouji.tui.settings import Glyphs

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
THEN: Final = "→"
"""然后: between sets that are laid one after another."""

DONE: Final = "✓"
"""已付: before what has been paid."""

DOT: Final = "·"
"""间隔: between facts on one line."""

LINE: Final = "─"
HERE: Final = "▼"
GOUJI: Final = "•"
POINT: Final = "▲"
SCRAMBLE: Final = "■"
BURN: Final = "×"
REVOLT: Final = "!"
NEAR: Final = "~"
WORSE: Final = "?"
"""时间线: the line, where one is on it, what happened there, and what a review says of it."""

SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict(zip("♠♥♣♦●○", "SHCD@o", strict=True)),
        **dict(zip("▶▲▼×·•…", ">^vx-*~", strict=True)),
        **dict(zip("←↑→↓⏎⌫", "<^>v<<", strict=True)),
        **dict(zip("–—−‘’“”", "---''\"\"", strict=True)),
        **dict(zip("■□✓±�", "#_v~?", strict=True)),
    }
)
"""Signs that some font lacks or draws two cells wide, and what stands for each in ASCII."""

LINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys("─━╌╍┄┅╴╶╸╺", "-"),
        **dict.fromkeys("│┃╎╏┆┇╵╷╹╻║", "|"),
        **dict.fromkeys("┌┐└┘┏┓┗┛╔╗╚╝╭╮╯╰├┤┬┴┼┣┫┳┻╋", "+"),
        **dict.fromkeys("▁▂▖▗▔▀▘▝", " "),
        **dict.fromkeys("▏▎▍▕", "|"),
        **dict.fromkeys("▃▄▅▆▇█▊▋▌▐▉▙▛▜▟", "#"),
        "═": "=",
    }
)
"""What boxes and bars are drawn with, which every terminal's font has, and the ASCII for each."""

TABLES: Final[Mapping[Glyphs, Mapping[int, str]]] = MappingProxyType(
    {
        Glyphs.FULL: MappingProxyType({}),
        Glyphs.SAFE: MappingProxyType(str.maketrans(dict(SIGNS))),
        Glyphs.ASCII: MappingProxyType(str.maketrans({**SIGNS, **LINES})),
    }
)
"""For :meth:`str.translate`, sign by sign and cell for cell."""


def drawn(text: str, glyphs: Glyphs) -> str:
    """字符: a text in a set of signs."""
    return text.translate(TABLES[glyphs])
