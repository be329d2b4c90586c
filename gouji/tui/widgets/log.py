"""记录: what happened, newest last: a few lines, or a column where the screen is wide."""

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget


class LogView(Widget):
    """记录: as many of the last lines as there is room for."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._lines: list[str] = []
        self._private: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """记录: all that everybody has been told."""
        return tuple(self._lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Add lines."""
        if lines:
            self._lines.extend(lines)
            self.refresh()

    def whisper(self, lines: Sequence[str]) -> None:
        """私记: show these below the others, in place of those shown so before."""
        if self._private or lines:
            self._private = tuple(lines)
            self.refresh()

    def retell(self, lines: Sequence[str]) -> None:
        """Hold other lines in place of its own."""
        self._lines[:] = lines
        self.refresh()

    def render(self) -> Content:
        """The last lines, wrapped."""
        width, height = self.content_size
        rows: list[Content] = []
        for line in (*reversed(self._private), *reversed(self._lines)):
            if len(rows) >= height:
                break
            rows = [*Content(line).wrap(max(2, width)), *rows]
        return Content("\n").join(rows[-height:] if height else ())
