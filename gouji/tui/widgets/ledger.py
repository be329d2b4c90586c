"""账: the ledger beside the table, where the screen is wide enough."""

from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.tui.ledger import LedgerModel, ledger_parts


class LedgerView(Widget):
    """账: as much of the ledger as there is room for."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._model: LedgerModel | None = None
        self._language = Language.ZH

    def show(self, model: LedgerModel, language: Language) -> None:
        """Draw a ledger."""
        if (model, language) != (self._model, self._language):
            self._model, self._language = model, language
            self.refresh()

    def render(self) -> Content:
        """The parts, wrapped."""
        if self._model is None:
            return Content()
        width, height = self.content_size
        rows: list[Content] = []
        for title, lines in ledger_parts(self._model, self._language):
            rows += [Content()] if rows else []
            rows.append(Content.styled(title, "bold"))
            for line in lines:
                rows += Content(line).wrap(max(2, width))
        return Content("\n").join(rows[:height])
