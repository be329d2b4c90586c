"""窗口太小: stands in for everything while the window is too small to play in."""

from typing import Final

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.tui.text import say

LEAST: Final = Size(80, 24)
"""The smallest window in which every screen fits."""


def is_too_small(size: Size) -> bool:
    """Whether a window is smaller than the least."""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmallScreen(Screen[None]):
    """窗口太小: says so in both languages at once, for it has room for nothing else."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="size", markup=False)

    def on_resize(self) -> None:
        """Say how large the window is now."""
        # While it is pulled, older sizes may still be on their way here.
        size = self.app.size
        text = "\n".join(
            say("too_small", language, least=LEAST, size=size) for language in Language
        )
        self.query_one("#size", Static).update(text)
