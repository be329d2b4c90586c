"""桌心: the set to beat, whose it is and who may answer it."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName
from gouji.rules.cards import RANKS
from gouji.rules.combo import Combo
from gouji.rules.hand import counts
from gouji.tui.cells import cut, pad
from gouji.tui.glyphs import SUIT
from gouji.tui.narration import rank_name, set_words
from gouji.tui.text import say
from gouji.tui.viewmodel import CentreModel

CARD_WIDTH = 2
"""Cells inside a card: the widest rank name."""

CARD_ROWS = 3
FACT_ROWS = 2
"""Owner and who may answer."""


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
        lines = centre_lines(self._model, self._language, width, height)
        return Content("\n").join(
            Content.styled(cut(line, width), "bold" if is_set else "") for line, is_set in lines
        )


def centre_lines(
    model: CentreModel, language: Language, width: int, height: int
) -> Iterable[tuple[str, bool]]:
    """桌心: the lines, each with whether it is of the set itself."""
    if model.best is None:
        yield from ((line, False) for line in _waiting_lines(model, language, height))
        return
    cards = set_words(model.best, language)
    row = card_row(model.best, language)
    drawn = height >= CARD_ROWS + FACT_ROWS and Content(row[0]).cell_length <= width
    if height > FACT_ROWS + (CARD_ROWS if drawn else 1):
        yield say("to_beat", language), False
    if drawn:
        yield from ((line, True) for line in row)
        yield _owner(model, cards, language, width), False
    else:
        yield cards, True
        yield cut(model.owner, width), False
    yield say(model.answering, language), False


def _owner(model: CentreModel, cards: str, language: Language, width: int) -> str:
    # A long name gives way to the set.
    rest = width - Content(say("owner", language, name="", cards=cards)).cell_length
    return say("owner", language, name=cut(model.owner, rest), cards=cards)


def _waiting_lines(model: CentreModel, language: Language, height: int) -> Iterable[str]:
    key = TITLES.get(model.phase) if model.phase else None
    if key is None:
        yield say("round_over" if model.over else "before_lead", language)
        yield from _shown_lines(model, language, height - 1)
        return
    yield say(key, language)
    if model.payment:
        payer, payee, number = model.payment
        yield say("pays", language, payer=payer, payee=payee, number=number)
    elif model.due:
        yield say(_asked(model), language, name=model.due)


TITLES: Final[Mapping[PhaseName, str]] = MappingProxyType(
    {
        PhaseName.ADVANCE: "centre_advance",
        PhaseName.TRIBUTE: "centre_tribute",
        PhaseName.CALLS: "centre_calls",
        PhaseName.REVOLTS: "centre_revolts",
        PhaseName.HUI: "new_trick",
        PhaseName.PLAY: "new_trick",
        PhaseName.LAST: "centre_last",
    }
)
"""What the middle says in each phase that asks in public; of 烩 nothing, it only delays a lead."""


def _asked(model: CentreModel) -> str:
    if model.phase in {PhaseName.HUI, PhaseName.PLAY}:
        return "picks" if model.picks else "leads"
    return "asked"


def _shown_lines(model: CentreModel, language: Language, height: int) -> Iterable[str]:
    rank = rank_name(model.shown_rank, language)
    for name, group in model.shown[: max(0, height)]:
        suit = SUIT[group.suit]
        yield say("shown", language, name=name, number=group.number, suit=suit, rank=rank)


def card_row(laid: Combo, language: Language) -> tuple[str, str, str]:
    """一手牌: the cards of a set in a row, each half under the next."""
    numbers = zip(RANKS, counts(laid.cards), strict=True)
    faces = [
        pad(rank_name(rank, language), CARD_WIDTH)
        for rank, number in numbers
        for _ in range(number)
    ]
    edge = "─" * CARD_WIDTH
    return (
        "".join(f"╭{edge}" for _ in faces) + "╮",
        "".join(f"│{face}" for face in faces) + "│",
        "".join(f"╰{edge}" for _ in faces) + "╯",
    )
