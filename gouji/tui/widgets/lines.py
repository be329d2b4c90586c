"""正文: lines to read, which wrap where the screen is too narrow for them."""

from collections.abc import Iterable, Iterator

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from gouji.tui.prose import hung


class LinesView(Widget):
    """正文: as high as its lines are."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._lines: tuple[str, ...] = ()

    def show(self, lines: Iterable[str]) -> None:
        """Draw these lines."""
        self._lines = tuple(lines)
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 – Textual calls it so
        """Rows that all of it takes."""
        return sum(1 for _ in self._rows(width))

    def render(self) -> Content:
        """The lines, one below the other."""
        return Content("\n".join(self._rows(self.content_size.width)))

    def _rows(self, width: int) -> Iterator[str]:
        for line in self._lines:
            yield from hung(line, width)
