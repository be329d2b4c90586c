"""滤镜: what every drawn line goes through, so that it has the signs and colours of the settings."""

from collections.abc import Sequence
from functools import cache

from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter, NoColor

from gouji.tui.glyphs import TABLES
from gouji.tui.printable import REPLACED, is_harmless
from gouji.tui.settings import Glyphs, Settings, Theme


class ControlFilter(LineFilter):
    """控制字符滤镜: takes out what would steer the terminal or turn a line round, also what is pasted."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002 – Textual's signature
        """Take it out of a line, cell for cell."""
        if all(text.isprintable() for text, _, _ in segments):
            return segments
        return [Segment(_harmless(text), style, control) for text, style, control in segments]


def _harmless(text: str) -> str:
    # Those of the few that have a cell must leave one.
    return "".join(char if is_harmless(char) else REPLACED * cell_len(char) for char in text)


class GlyphFilter(LineFilter):
    """字符滤镜: translates every sign that is drawn, those of Textual's own widgets too."""

    def __init__(self, glyphs: Glyphs) -> None:
        """Draw with a set of signs."""
        super().__init__()
        self._table = TABLES[glyphs]

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002 – Textual's signature
        """Translate a line, cell for cell."""
        table = self._table
        return [Segment(text.translate(table), style, control) for text, style, control in segments]


@cache
def _own(glyphs: Glyphs, *, is_mono: bool) -> tuple[LineFilter, ...]:
    # Strips remember what a filter made of them, so each filter is made once.
    translating = () if glyphs is Glyphs.FULL else (GlyphFilter(glyphs),)
    harmless = (ControlFilter(), *translating)
    return (*harmless, NoColor()) if is_mono else harmless


def line_filters(settings: Settings, others: Sequence[LineFilter]) -> Sequence[LineFilter]:
    """滤镜: those that settings ask for.

    Args:
        settings: of the user.
        others: Textual's own; without colours there is nothing for them to do.
    """
    is_mono = settings.theme is Theme.MONO
    own = _own(settings.glyphs, is_mono=is_mono)
    return own if is_mono else (*others, *own)
