"""摊牌: sets in a row, of an open hand (TIAO-1) or of a split in the making; the chosen one in brackets."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.tui.cells import cut
from gouji.tui.deciding import Spread
from gouji.tui.narration import set_words


class SpreadView(Widget):
    """摊牌: as many rows of sets as there is room for."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with no sets."""
        super().__init__(id=id)
        self._chips: tuple[str, ...] = ()

    def show(self, title: str, spread: Spread, language: Language) -> None:
        """Draw these sets after a title."""
        chips = (title, *spread_words(spread, language))
        if chips != self._chips:
            self._chips = chips
            self.refresh()

    def render(self) -> Content:
        """The sets, never broken within one; the last row is cut if they do not fit."""
        width, height = self.content_size
        rows: list[str] = []
        for chip in self._chips:
            fits = rows and cell_len(rows[-1]) + cell_len(chip) <= width
            if fits or (rows and len(rows) == height):
                rows[-1] += chip
            else:
                rows.append(chip)
        return Content("\n".join(cut(row, width) for row in rows))


def spread_words(spread: Spread, language: Language) -> Iterator[str]:
    """摊牌: each set with what parts it from the next; of equal ones the first is the chosen one."""
    chosen = spread.chosen
    for laid in spread.sets:
        words = set_words(laid, language)
        if laid.cards == chosen:
            chosen = None
            yield f"[{words}] "
        else:
            yield f" {words}  "
