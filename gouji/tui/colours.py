"""颜色: the four suits and the jokers, as variables that a theme may set otherwise."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

SUIT_COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "suit-spades": "auto 90%",
        "suit-hearts": "#e0485a",
        "suit-clubs": "#3fa04f",
        "suit-diamonds": "#4a90d9",
        "suit-joker": "#c99a2e",
    }
)
"""Defaults that can be told apart on dark and on light ground."""
