"""账: the ledger beside the table, where the screen is wide enough."""

from collections.abc import Iterator

from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.tui.ledger import LedgerModel, ledger_brief
from gouji.tui.text import say


class LedgerView(Widget):
    """账: as much of the ledger as there is room for, and a word if that is not all."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._model: LedgerModel | None = None
        self._language = Language.ZH
        self._rows: list[Content] = []

    def show(self, model: LedgerModel, language: Language) -> None:
        """Draw a ledger; a new layout is made only if it has become longer or shorter."""
        self._model, self._language = model, language
        width = self.content_size.width
        before, self._rows = self._rows, self._wrapped(width)
        self.set_class(bool(self._rows), "-told")
        if before != self._rows:
            # Without a width it is not on the screen, and will be laid out when it comes there.
            needs_room = bool(width) and self.styles.is_auto_height
            self.refresh(layout=needs_room and len(before) != len(self._rows))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 – Textual calls it so
        """Rows that all of it takes."""
        self._rows = self._wrapped(width)
        return len(self._rows)

    def render(self) -> Content:
        """The parts, one below the other."""
        width, height = self.content_size
        rows = self._wrapped(width)
        if len(rows) > height:
            rows = [*rows[: height - 1], Content(say("ledger_more", self._language))]
        return Content("\n").join(rows)

    def _wrapped(self, width: int) -> list[Content]:
        return [row for line in self._lines(width) for row in line.wrap(max(2, width))]

    def _lines(self, width: int) -> Iterator[Content]:
        if self._model is None:
            return
        for number, (title, lines) in enumerate(ledger_brief(self._model, self._language, width)):
            if number:
                yield Content()
            yield Content.styled(title, "bold")
            yield from map(Content, lines)
