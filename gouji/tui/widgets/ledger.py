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
        self._parts: dict[str, list[str]] = {}

    def show(self, model: LedgerModel, language: Language) -> None:
        """Draw a ledger."""
        if (model, language) != (self._model, self._language):
            self._model, self._language = model, language
            self._parts = dict(ledger_parts(model, language))
            self.set_class(bool(self._parts), "-told")
            self.refresh(layout=True)

    def render(self) -> Content:
        """The parts, one below the other."""
        parts = (
            Content("\n").join([Content.styled(title, "bold"), *map(Content, lines)])
            for title, lines in self._parts.items()
        )
        return Content("\n\n").join(parts)
