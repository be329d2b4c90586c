"""明牌: six open hands, one line each, for the replay and for watching."""

from rich.cells import cell_len
from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS
from gouji.tui.cells import cut, pad
from gouji.tui.glyphs import SIDE, TIMES
from gouji.tui.narration import rank_name
from gouji.tui.viewmodel import SeatModel, Stacks

NAME_WIDTH = 10


class OpenHandsView(Widget):
    """明牌: a line for each seat: rank and number, in columns."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with no hands."""
        super().__init__(id=id)
        self._lines: tuple[str, ...] = ()

    def show(
        self, seats: tuple[SeatModel, ...], hands: tuple[Stacks, ...], language: Language
    ) -> None:
        """Draw these hands."""
        lines = open_lines(seats, hands, language)
        if lines != self._lines:
            self._lines = lines
            self.refresh()

    def render(self) -> Content:
        """The six lines, cut to the width."""
        width = self.content_size.width
        return Content("\n".join(cut(line, width) for line in self._lines))


def open_lines(
    seats: tuple[SeatModel, ...], hands: tuple[Stacks, ...], language: Language
) -> tuple[str, ...]:
    """明牌: a line for each open hand; columns stand under one another and never touch."""
    opened = [(seat, hand) for seat, hand in zip(seats, hands, strict=False) if hand]
    rows = [
        [_label(stack, rank, language) for rank, stack in enumerate(hand)] for _, hand in opened
    ]
    widths = [max(map(cell_len, column)) + 1 for column in zip(*rows, strict=True)]
    return tuple(
        f"{seat.seat} {SIDE[seat.side]} {pad(seat.name, NAME_WIDTH)} "
        + "".join(pad(label, width) for label, width in zip(row, widths, strict=True)).rstrip()
        for (seat, _), row in zip(opened, rows, strict=True)
    )


def _label(stack: tuple[object, ...], rank: int, language: Language) -> str:
    return f"{len(stack)}{TIMES}{rank_name(RANKS[rank], language)}" if stack else ""
