"""桌心: the lines in the middle of the table: the set to beat, a payment, or what is asked. Pure."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName
from gouji.rules.combo import Combo
from gouji.tui.cards import CARD_ROWS, drawn_cards
from gouji.tui.cells import cut, pad
from gouji.tui.glyphs import DONE, SUIT, TURN
from gouji.tui.narration import rank_name, set_words
from gouji.tui.text import say
from gouji.tui.viewmodel import CentreModel, Payment, Stage

FACT_ROWS: Final = 2
"""Owner and who may answer."""

Line = tuple[str, str]
"""一行: words and their style."""

BOLD: Final = "bold"
DIM: Final = "dim"

STAGE: Final[Mapping[Stage, Line]] = MappingProxyType(
    {Stage.DONE: (DONE, DIM), Stage.NOW: (TURN, BOLD), Stage.DUE: (" ", "")}
)
"""进度: the sign and the style of a payment."""


def middle_lines(model: CentreModel, language: Language, width: int, height: int) -> Sequence[Line]:
    """桌心: the lines, no more than there is room for."""
    if model.best:
        lines = _set_lines(model, model.best, language, width, height)
    elif model.payments:
        lines = _payment_lines(model.payments, language, width, height)
    else:
        lines = ((line, "") for line in _waiting_lines(model, language, height))
    return [*lines][:height]


def _set_lines(
    model: CentreModel, best: Combo, language: Language, width: int, height: int
) -> Iterator[Line]:
    cards = set_words(best, language)
    drawing = drawn_cards(best, language, width)
    is_drawn = height >= CARD_ROWS + FACT_ROWS and cell_len(drawing[0]) <= width
    if height > FACT_ROWS + (CARD_ROWS if is_drawn else 1):
        yield say("to_beat", language), ""
    if is_drawn:
        yield from ((line, BOLD) for line in drawing)
        # A long name gives way to the set.
        rest = width - cell_len(say("owner", language, name="", cards=cards))
        yield say("owner", language, name=cut(model.owner, rest), cards=cards), ""
    else:
        yield cards, BOLD
        yield model.owner, ""
    yield say(model.answering, language), ""


def _payment_lines(
    payments: Sequence[Payment], language: Language, width: int, height: int
) -> Iterator[Line]:
    now = next(number for number, one in enumerate(payments) if one.stage is Stage.NOW)
    yield say("centre_tribute", language, number=now + 1, last=len(payments)), BOLD
    room = height - 1
    # The one being made stays in sight, with one that is done before it.
    first = max(0, min(now - 1, len(payments) - room))
    lines = [_payment_line(one, language, width) for one in payments[first : first + room]]
    longest = max(cell_len(line) for line, _ in lines)
    yield from ((pad(line, longest), style) for line, style in lines)


def _payment_line(one: Payment, language: Language, width: int) -> Line:
    sign, style = STAGE[one.stage]
    rest = width - cell_len(f"{sign} {say('pays', language, payer='', payee='', number=one.cards)}")
    payer, payee = cut(one.payer, rest // 2), cut(one.payee, rest // 2)
    return f"{sign} {say('pays', language, payer=payer, payee=payee, number=one.cards)}", style


def _waiting_lines(model: CentreModel, language: Language, height: int) -> Iterator[str]:
    key = TITLES.get(model.phase) if model.phase else None
    if key is None:
        yield say("round_over" if model.over else "before_lead", language)
        yield from _shown_lines(model, language, height - 1)
        return
    yield say(key, language)
    if model.due:
        yield say(_asked(model), language, name=model.due)


TITLES: Final[Mapping[PhaseName, str]] = MappingProxyType(
    {
        PhaseName.ADVANCE: "centre_advance",
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
