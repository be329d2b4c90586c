"""视图模型: what the table screen draws, as pure values made from what may be known."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Self

from gouji.engine.actions import Burn, Play
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.state import State, Trick
from gouji.engine.views import SeatView, view_of
from gouji.rules.cards import RANKS, Card, Suit
from gouji.rules.combo import Combo
from gouji.rules.hand import cards_left
from gouji.rules.preset_values import ROUNDS
from gouji.rules.presets import PRESETS
from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import (
    BIT,
    OPPOSITE,
    SEATS,
    Federation,
    Seat,
    Seats,
    after,
    federation,
)
from gouji.tui.centremodel import Answering, CentreModel, Payment, Stage, centre_of
from gouji.tui.counter import Counter
from gouji.tui.ledger import LedgerModel
from gouji.tui.marks import Mark, account_of, marks_of
from gouji.tui.narration import Names, event_line
from gouji.tui.rights import Rights, rights_of

__all__ = [
    "Answering",
    "CentreModel",
    "LaidModel",
    "Mark",
    "Names",
    "Payment",
    "SeatModel",
    "Stage",
    "TableModel",
    "event_line",
    "open_table",
    "seat_table",
]

Stacks = tuple[tuple[Suit | None, ...], ...]
"""手牌: the suits of the cards of each of the fifteen ranks, ``None`` for a joker."""


@dataclass(frozen=True, slots=True)
class LaidModel:
    """一手: a set that a seat laid in this trick."""

    combo: Combo
    burn: bool
    standing: bool
    """Whether it is the set on the table, not yet beaten."""


@dataclass(frozen=True, slots=True)
class SeatModel:
    """座位: what the table knows of one seat."""

    seat: Seat
    name: str
    side: Federation
    own: bool
    """Whether whoever looks sits there; nobody does at an open table."""
    mate: bool | None
    """Whether it is of the own federation; ``None`` for the own seat and at an open table."""
    opposite: bool
    due: bool
    marks: tuple[Mark, ...]
    """How it stands in the play."""
    account: tuple[Mark, ...]
    """What it has to its account: whether it has opened, what it called, what it owes."""
    place: int
    """名次: 0 while it has none."""
    has_cards: bool
    """Whether it holds cards, however many."""
    left: int | None
    """Cards left as the table knows it, ``None`` while hidden (COUNT-1)."""
    laid: tuple[LaidModel, ...]
    """Its sets in this trick, oldest first."""
    dead: int = 0
    """够死级: dead gouji laid as a revolter's opposite (REVOLT-4)."""
    owed: int = 0
    """欠贡: cards it has still to pay in this round (TRIB-1)."""


@dataclass(frozen=True, slots=True)
class TableModel:
    """牌桌: everything the table screen draws."""

    language: Language
    preset: str
    """The key of the rules' name among the words."""
    ledger: LedgerModel
    report_at: int
    """From how many cards on a count is shown; 0 for never (COUNT-1, BIESAN-4)."""
    scramble: bool
    due: str | None
    """Who is to speak, by name."""
    seats: tuple[SeatModel, ...]
    """The seat at the bottom edge, then the others in the order of play."""
    centre: CentreModel
    stacks: Stacks = ()
    """The own hand; nothing at an open table."""
    hands: tuple[Stacks, ...] = ()
    """The hands that lie open, in the order of ``seats``; nothing for one that does not."""
    counter: Counter = ()
    """记牌: what the seat at the bottom edge has not seen yet, where it is to be told."""
    rights: Rights = field(default_factory=Rights)
    """谁能压: who may act, and why the seat at the bottom edge may not."""
    saved: bool = True
    """Whether all of the game so far is saved."""

    @property
    def covered(self) -> Self:
        """遮牌: the same without what only some may see, for when anybody may look."""
        return replace(self, stacks=(), hands=(), counter=(), rights=self.rights.public)


@cache
def preset_key(rules: RuleSet) -> str:
    """预设: the key of the name of the preset that these rules are, however many rounds are played."""
    changed = {"rounds": ROUNDS}
    named = (name for name in PRESETS if rules.model_copy(update=changed) == PRESETS[name])
    return f"preset_{next(named, 'custom')}"


def seat_table(view: SeatView, names: Names, language: Language) -> TableModel:
    """座位所见: the table as one seat may know it, its own hand at the bottom edge."""
    own = view.seat
    due = view.ask.seat if view.ask else view.due
    rules = view.match.rules
    return TableModel(
        language=language,
        preset=preset_key(rules),
        ledger=LedgerModel(names, view.match, view.standing, view.owed, is_dealt(view)),
        report_at=view.report_at,
        scramble=view.mode.scramble,
        due=_name(names, due),
        seats=tuple(_seat(view, names, seat, due) for seat in (own, *after(own))),
        centre=centre_of(view, names),
        stacks=_stacks(view.cards),
        rights=rights_of(view),
    )


def open_table(
    state: State, names: Names, language: Language, bottom: Seat = SEATS[0]
) -> TableModel:
    """明牌: the table with all six hands open, for the replay and for watching."""
    ask = ask_of(state)
    due = ask.seat if ask else None
    model = seat_table(view_of(state, bottom), names, language)
    seats = tuple(
        replace(
            seat,
            own=False,
            mate=None,
            due=seat.seat == due,
            left=state.sizes[seat.seat - 1],
        )
        for seat in model.seats
    )
    hands = tuple(
        _stacks(cards_left(state.deal.cards[seat.seat - 1], state.hands[seat.seat - 1]))
        for seat in seats
    )
    return replace(model.covered, due=_name(names, due), seats=seats, hands=hands)


def with_mates(model: TableModel, state: State) -> TableModel:
    """联邦明牌: the table with the hands of both mates open, for who is out and decides nothing more."""
    hands = tuple(
        _stacks(cards_left(state.deal.cards[one.seat - 1], state.hands[one.seat - 1]))
        if one.mate
        else ()
        for one in model.seats
    )
    return replace(model, stacks=(), hands=hands)


def with_bots(model: TableModel, handed: Seats) -> TableModel:
    """托管: the table with a word on each seat for whose human a bot plays."""
    seats = tuple(
        replace(one, marks=(*one.marks, Mark.HANDED)) if handed & BIT[one.seat] else one
        for one in model.seats
    )
    return replace(model, seats=seats)


def _name(names: Names, seat: Seat | None) -> str | None:
    return names[seat - 1] if seat else None


def _stacks(cards: Iterable[Card]) -> Stacks:
    held = tuple(cards)
    return tuple(tuple(card.suit for card in held if card.rank == rank) for rank in RANKS)


def _seat(view: SeatView, names: Names, seat: Seat, due: Seat | None) -> SeatModel:
    side, own, standing = federation(seat), view.seat, view.standing
    revolted = standing.revolted
    return SeatModel(
        seat=seat,
        name=names[seat - 1],
        side=side,
        own=seat == own,
        mate=None if seat == own else side is federation(own),
        opposite=seat == OPPOSITE[own],
        due=seat == due,
        marks=tuple(marks_of(view, seat)),
        account=tuple(account_of(view, seat)),
        place=standing.places[seat - 1],
        has_cards=is_dealt(view) and bool(standing.in_play & BIT[seat]),
        left=standing.reported[seat - 1],
        laid=_laid(view.trick, seat),
        dead=min(revolted.laid, DEAD_GOUJI) if revolted else 0,
        owed=sum(debt.cards for debt in view.owed if debt.payer == seat),
    )


def is_dealt(view: SeatView) -> bool:
    """发牌: whether the round has its cards yet."""
    return bool(view.hand or view.unseen or view.standing.played)


def _laid(trick: Trick | None, seat: Seat) -> tuple[LaidModel, ...]:
    if trick is None:
        return ()
    sets = [(turn.seat, turn.act) for turn in trick.turns if isinstance(turn.act, Play | Burn)]
    last = len(sets) - 1
    return tuple(
        LaidModel(act.combo, isinstance(act, Burn), index == last)
        for index, (owner, act) in enumerate(sets)
        if owner == seat
    )
