"""烧牌参谋: all there is to say to a seat about burning."""

from collections.abc import Iterable

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.tui.advice_lines import advice_lines
from gouji.tui.narration import Names
from gouji.tui.screens.reading import ReadingPage


class AdvicePage(ReadingPage):
    """烧牌参谋: all there is to say to a seat about burning."""

    def __init__(self, language: Language, view: SeatView, names: Names) -> None:
        """Advise the view's seat."""
        super().__init__(language, "advice_title", ())
        self._view = view
        self._names = names

    def _worded(self) -> Iterable[str]:
        return advice_lines(self._view, self._names, self.language)
