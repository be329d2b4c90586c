"""颜色: the suits and the jokers in each theme, as the variables of the style sheet."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.tui.settings import Settings, Theme

SUIT_COLOURS: Final[Mapping[Theme, tuple[str, str, str, str, str]]] = MappingProxyType(
    {
        Theme.DARK: ("#e6e6e6", "#ff6b78", "#5fd068", "#6cb6ff", "#f2c14e"),
        Theme.LIGHT: ("#000000", "#930019", "#0a4f1c", "#003a9e", "#6b3c00"),
        Theme.MONO: ("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#ffffff"),
    }
)
"""Of spades, hearts, clubs and diamonds, each another, and of jokers."""


def suit_colours(settings: Settings) -> dict[str, str]:
    """花色: the variables of the style sheet; with two colours clubs are as spades, diamonds as hearts."""
    spades, hearts, clubs, diamonds, joker = SUIT_COLOURS[settings.theme]
    return {
        "suit-spades": spades,
        "suit-hearts": hearts,
        "suit-clubs": clubs if settings.four_colours else spades,
        "suit-diamonds": diamonds if settings.four_colours else hearts,
        "suit-joker": joker,
    }
