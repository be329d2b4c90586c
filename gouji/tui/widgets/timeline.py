"""时间线: a game in one line; a click, or a mouse drawn along it, goes where it points."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Final

from textual.content import Content
from textual.events import MouseDown, MouseMove, MouseUp
from textual.message import Message
from textual.widget import Widget

from gouji.tui.timeline import Cell, Look

STYLE_OF: Final[Mapping[Look, str]] = MappingProxyType(
    {
        Look.ROUND: "",
        Look.LINE: "$text-muted",
        Look.MARK: "bold",
        Look.HERE: "bold reverse",
    }
)


class TimelineView(Widget):
    """时间线: draws the cells that it is given for its width."""

    ALLOW_SELECT = False

    class Pointed(Message):
        """点线: the user points to a position."""

        def __init__(self, position: int) -> None:
            """Say which."""
            super().__init__()
            self.position = position

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._lay: Callable[[int], Sequence[Cell]] = lambda _: ()
        self._cells: Sequence[Cell] = ()
        self._is_drawn = False
        """Whether the mouse is being drawn along the line."""

    def show(self, lay: Callable[[int], Sequence[Cell]]) -> None:
        """Draw what this makes of the width."""
        self._lay = lay
        self.refresh()

    def render(self) -> Content:
        """The cells, those that look alike together."""
        self._cells = self._lay(self.content_size.width)
        return Content("").join(
            Content.styled("".join(cell.sign for cell in cells), STYLE_OF[look])
            for look, cells in groupby(self._cells, key=lambda cell: cell.look)
        )

    def on_mouse_down(self, event: MouseDown) -> None:
        """点线: go where the mouse points, and along with it while its button is held."""
        self._is_drawn = True
        self.capture_mouse()
        self._point(event.x)

    def on_mouse_move(self, event: MouseMove) -> None:
        """拖线: go along with the mouse."""
        if self._is_drawn:
            self._point(event.x)

    def on_mouse_up(self, _: MouseUp) -> None:
        """拖线: let go."""
        self._is_drawn = False
        self.release_mouse()

    def _point(self, x: int) -> None:
        x -= self.gutter.left
        if 0 <= x < len(self._cells):
            self.post_message(self.Pointed(self._cells[x].target))
