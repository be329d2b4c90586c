"""手牌: the own hand, a column for each rank, drawn as lines rather than as cards."""

from collections.abc import Iterator
from itertools import chain
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.events import Click, MouseScrollDown
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS, SUITS, Rank, Suit
from gouji.rules.combo import combo_of
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import EMPTY, UNIT, Hand, counts
from gouji.tui.cells import pad
from gouji.tui.glyphs import JOKER, PICKED, SUIT, TIMES
from gouji.tui.narration import rank_name
from gouji.tui.text import say
from gouji.tui.viewmodel import Stacks

# Four packs hold four cards of a rank and suit, and a column is one cell wider than its signs; the
# ten's two figures, and a number of two, want one more.
WIDTHS: Final = tuple(6 if rank is Rank.TEN else 5 for rank in RANKS)
LEFTS: Final = tuple(sum(WIDTHS[:rank]) for rank in RANKS)
TOTAL: Final = sum(WIDTHS)
ROWS: Final = 2 + len(SUITS)
"""Picked, rank and number, and a row for each suit."""

STYLE_OF: Final = {None: "hand--joker"} | {suit: f"hand--{suit.name.lower()}" for suit in SUITS}

Column = list[list[Segment]]
"""一列: the cards of a rank, row by row."""


class HandView(Widget, can_focus=True):
    """手牌: all cards of one seat; what is picked stands out."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "hand--label",
        "hand--picked",
        "hand--gouji",
        "hand--cursor",
        *STYLE_OF.values(),
    }

    class Clicked(Message):
        """点牌: a stack was clicked, or the wheel turned over it."""

        def __init__(self, rank: Rank, *, less: bool = False, twice: bool = False) -> None:
            """Keep the rank, and whether one card less or a double click was meant."""
            super().__init__()
            self.rank = rank
            self.less = less
            self.twice = twice

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start with no card."""
        super().__init__(id=id)
        self._stacks: Stacks = ()
        self._language = Language.ZH
        self._picked = EMPTY
        self._cursor: Rank | None = None
        self._is_marked = True
        self._columns: dict[tuple[Rank, int, bool], Column] = {}
        """Each column drawn so far, by rank, cards picked and whether the cursor stands there."""
        self._strips: tuple[Strip, ...] = ()

    def show(
        self, stacks: Stacks, language: Language, picked: Hand = EMPTY, cursor: Rank | None = None
    ) -> None:
        """Draw these cards, some of them picked."""
        new = (stacks, language, picked, cursor)
        if new == (self._stacks, self._language, self._picked, self._cursor):
            return
        if new[:2] != (self._stacks, self._language):
            self._columns.clear()
        self._stacks, self._language, self._picked, self._cursor = new
        self._strips = ()
        self.refresh()

    def mark(self, *, gouji: bool) -> None:
        """够级: whether stacks that are gouji sets are marked."""
        if gouji != self._is_marked:
            self._is_marked = gouji
            self._forget()
            self.refresh()

    def notify_style_update(self) -> None:
        """Forget what was drawn in the colours of the old theme."""
        super().notify_style_update()
        self._forget()

    def _forget(self) -> None:
        self._columns.clear()
        self._strips = ()

    def render_line(self, y: int) -> Strip:
        """One row of the hand."""
        width = self.size.width
        if not self._strips or self._strips[0].cell_length != width:
            self._strips = tuple(self._rows(width))
        return self._strips[y] if y < ROWS else Strip.blank(width, self.rich_style)

    def _rows(self, width: int) -> Iterator[Strip]:
        plain, picked = self.rich_style, counts(self._picked)
        margin = Segment(" " * self._margin(width), plain)
        columns = [
            self._column(rank, stack, picked[rank], plain)
            for rank, stack in zip(RANKS, self._stacks, strict=False)
        ]
        for row in range(ROWS):
            segments = chain((margin,), *(column[row] for column in columns))
            yield Strip(segments).adjust_cell_length(width, plain).simplify()

    @staticmethod
    def _margin(width: int) -> int:
        return max(0, (width - TOTAL) // 2)

    def _column(
        self, rank: Rank, stack: tuple[Suit | None, ...], picked: int, plain: Style
    ) -> Column:
        key = rank, picked, rank == self._cursor
        if key not in self._columns:
            # A key changes one or two columns of fifteen.
            self._columns[key] = [
                self._cell(row, rank, stack, picked, plain) for row in range(ROWS)
            ]
        return self._columns[key]

    def _cell(
        self, row: int, rank: Rank, stack: tuple[Suit | None, ...], picked: int, plain: Style
    ) -> list[Segment]:
        width = WIDTHS[rank]
        if row == 0:
            if picked:
                return [Segment(pad(f"{PICKED}{picked}", width), self._style("hand--picked"))]
            is_gouji = self._is_marked and _is_gouji(rank, len(stack))
            mark = say("hand_gouji", self._language) if is_gouji else ""
            return [Segment(pad(mark, width), self._style("hand--gouji"))]
        if row == 1:
            label = _label(rank, len(stack), self._language)
            style = "hand--cursor" if rank == self._cursor else "hand--label"
            return [
                Segment(label, self._style(style)),
                Segment(pad("", width - Segment(label).cell_length), plain),
            ]
        # The engine parts with the cards of a rank in the order of suits, so those are the picked ones.
        suit = SUITS[row - 2]
        segments = [
            Segment(SUIT[card] if card else JOKER, self._card_style(card, picked=index < picked))
            for index, card in enumerate(stack)
            if card is suit or (card is None and row == 2)  # noqa: PLR2004 – the first suit row
        ]
        return [*segments, Segment(" " * (width - len(segments)), plain)]

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(name)

    def _card_style(self, suit: Suit | None, *, picked: bool) -> Style:
        style = self._style(STYLE_OF[suit])
        return style + Style(reverse=True, bold=True) if picked else style

    def _rank_at(self, x: int) -> Rank | None:
        x -= self._margin(self.size.width)
        return next(
            (
                rank
                for rank, stack in zip(RANKS, self._stacks, strict=False)
                if stack and LEFTS[rank] <= x < LEFTS[rank] + WIDTHS[rank]
            ),
            None,
        )

    def on_click(self, event: Click) -> None:
        """点牌: tell which stack; the right button means one card less."""
        rank = self._rank_at(event.x)
        if rank is not None:
            right = 3
            twice = event.chain == 2  # noqa: PLR2004 – a double click
            self.post_message(self.Clicked(rank, less=event.button == right, twice=twice))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """点牌: the wheel takes one card less."""
        rank = self._rank_at(event.x)
        if rank is not None:
            self.post_message(self.Clicked(rank, less=True))


def _is_gouji(rank: Rank, number: int) -> bool:
    # Any joker makes a set gouji, so that on its own stack the word would tell nothing.
    return number > 0 and rank < Rank.SMALL and is_gouji(combo_of(Hand(number * UNIT[rank])))


def _label(rank: Rank, number: int, language: Language) -> str:
    if not number:
        return ""
    return f"{number}{TIMES}{rank_name(rank, language)}"
