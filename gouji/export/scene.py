"""场面: a position in words, as a page or a picture shows it: the six seats, and what lies between them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji.engine.refusals import Language
from gouji.engine.state import State
from gouji.engine.views import view_of
from gouji.rules.cards import RANKS
from gouji.rules.seats import Federation, Seat
from gouji.tui.glyphs import SIDE
from gouji.tui.middle import BOLD, middle_lines
from gouji.tui.narration import Names, rank_name
from gouji.tui.seatwords import laid_words, state_chips
from gouji.tui.status import status_words
from gouji.tui.text import say
from gouji.tui.viewmodel import SeatModel, Stacks, TableModel, open_table, seat_table

CENTRE_CELLS: Final = 40
CENTRE_LINES: Final = 4
"""What the set to beat needs in words: its title, its cards, its owner, and who may answer."""


class Pile(NamedTuple):
    """一叠: the cards of one rank in a hand."""

    rank: str
    number: int


class Laid(NamedTuple):
    """一手: a set that was laid in this trick."""

    words: str
    standing: bool
    """Whether it is the set on the table, not yet beaten."""


class Line(NamedTuple):
    """一行: a line in the middle of the table."""

    words: str
    strong: bool
    """Whether it is what matters most: the set to beat, or the payment being made."""


class SeatScene(NamedTuple):
    """座位: what is shown of one seat."""

    label: str
    """Number and sign of the federation, and how it stands to whoever looks."""
    name: str
    side: Federation
    due: bool
    state: tuple[str, ...]
    laid: tuple[Laid, ...]
    hand: tuple[Pile, ...]
    """Lowest rank first; nothing of a hand that is not open."""


class Scene(NamedTuple):
    """场面: what is shown of one position."""

    status: str
    centre: tuple[Line, ...]
    seats: tuple[SeatScene, ...]
    """The seat at the bottom edge, then the others in the order of play."""


def scene_of(state: State, names: Names, language: Language, seat: Seat | None) -> Scene:
    """场面: a position, as a seat may know it or with all hands open.

    Args:
        state: the position.
        names: of the players, by seat.
        language: of the words.
        seat: who looks; ``None`` with all hands open.
    """
    if seat is None:
        model = open_table(state, names, language)
        hands = model.hands
    else:
        model = seat_table(view_of(state, seat), names, language)
        hands = (model.stacks, *((),) * (len(model.seats) - 1))
    centre = middle_lines(model.centre, language, CENTRE_CELLS, CENTRE_LINES)
    return Scene(
        status_words(model),
        tuple(Line(words, style == BOLD) for words, style in centre),
        tuple(_seat(one, hand, model) for one, hand in zip(model.seats, hands, strict=True)),
    )


def _seat(model: SeatModel, hand: Stacks, table: TableModel) -> SeatScene:
    language = table.language
    return SeatScene(
        label=f"{model.seat} {SIDE[model.side]}{_relation(model, language)}",
        name=model.name,
        side=model.side,
        due=model.due,
        state=tuple(chip.text for chip in state_chips(model, language, table.report_at)),
        laid=tuple(Laid(laid_words(one, language), one.standing) for one in model.laid),
        hand=tuple(_piles(hand, language)),
    )


def _relation(model: SeatModel, language: Language) -> str:
    if model.own:
        return say("own", language)
    if model.mate is None:
        return ""
    return say("mate" if model.mate else "foe", language)


def _piles(hand: Stacks, language: Language) -> Iterator[Pile]:
    for rank, stack in zip(RANKS, hand, strict=False):
        if stack:
            yield Pile(rank_name(rank, language), len(stack))
