"""提示行: one line of text, redrawn without a new layout."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from textual.content import Content
from textual.widget import Widget

from gouji.tui.cells import cut
from gouji.tui.prompt import Saying, Tone

STYLE_OF: Final[Mapping[Tone, str]] = MappingProxyType(
    {Tone.PLAIN: "", Tone.GOOD: "$success", Tone.BAD: "$warning"}
)
"""The style of each tone, which only repeats what the words say."""


class SayLine(Widget):
    """提示行: one message, cut to the width."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self.saying = Saying("")
        """What the line says."""

    def show(self, saying: Saying) -> None:
        """Draw a message."""
        if saying != self.saying:
            self.saying = saying
            self.refresh()

    def render(self) -> Content:
        """As much of the message as fits."""
        text = cut(self.saying.text, self.content_size.width)
        return Content.styled(text, STYLE_OF[self.saying.tone])
