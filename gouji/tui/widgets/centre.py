"""桌心: the set to beat, whose it is and who may answer it."""

from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.tui.cells import cut
from gouji.tui.middle import middle_lines
from gouji.tui.viewmodel import CentreModel


class CentreView(Widget):
    """桌心: drawn as cards where there is room, else in words."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with an empty table."""
        super().__init__(id=id)
        self._model = CentreModel()
        self._language = Language.ZH

    def show(self, model: CentreModel, language: Language) -> None:
        """Draw the middle of the table."""
        if (model, language) != (self._model, self._language):
            self._model, self._language = model, language
            self.refresh()

    def render(self) -> Content:
        """As many of the lines as fit; the style sheet puts them in the middle."""
        width, height = self.content_size
        lines = middle_lines(self._model, self._language, width, height)
        return Content("\n").join(Content.styled(cut(line, width), style) for line, style in lines)
