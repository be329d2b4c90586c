"""配色: the themes of the screen, for Textual."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from textual.theme import Theme as Colours

from gouji.tui.settings import Theme

THEMES: Final[Mapping[Theme, Colours]] = MappingProxyType(
    {
        Theme.DARK: Colours(
            name="gouji-dark",
            primary="#4a90d9",
            secondary="#2f5d8c",
            accent="#ffb454",
            warning="#ffb454",
            error="#ff6b78",
            success="#5fd068",
            foreground="#e6e6e6",
            background="#121212",
            surface="#1c1c1c",
            panel="#262b33",
        ),
        Theme.LIGHT: Colours(
            name="gouji-light",
            dark=False,
            primary="#0043b0",
            secondary="#33415c",
            accent="#7a3300",
            warning="#7a3300",
            error="#930019",
            success="#0b6121",
            foreground="#000000",
            background="#ffffff",
            surface="#f4f4f4",
            panel="#e2e6ec",
            variables={
                "text-muted": "#404040",
                "foreground-muted": "#505050",
                "footer-key-foreground": "#0043b0",
            },
        ),
        # What a colour would tell is told by bold, reverse and underline; the colours are filtered out.
        Theme.MONO: Colours(
            name="gouji-mono",
            primary="#ffffff",
            foreground="#ffffff",
            background="#000000",
            surface="#000000",
            panel="#000000",
            variables={
                "block-cursor-text-style": "bold reverse",
                "button-focus-text-style": "bold reverse",
                "input-cursor-text-style": "reverse",
                "link-style": "underline",
            },
        ),
    }
)
"""Each theme; the light one has high contrast."""
