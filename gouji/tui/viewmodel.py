"""视图模型: what the table screen draws, as pure values made from what may be known."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from gouji.engine.actions import Burn, Play
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName, Standing, State, Trick
from gouji.engine.views import SeatView, view_of
from gouji.rules.cards import RANKS, Card, Rank, Suit
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import cards_left
from gouji.rules.leading import Shown
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
    after,
    federation,
)
from gouji.rules.turns import is_dead_gouji, is_protected
from gouji.tui.ledger import LedgerModel
from gouji.tui.marks import Mark, account_of, marks_of
from gouji.tui.narration import Names, event_line, shown_rank

__all__ = [
    "Answering",
    "CentreModel",
    "LaidModel",
    "Mark",
    "Names",
    "SeatModel",
    "TableModel",
    "event_line",
    "open_table",
    "seat_table",
]

Stacks = tuple[tuple[Suit | None, ...], ...]
"""手牌: the suits of the cards of each of the fifteen ranks, ``None`` for a joker."""


class Answering(StrEnum):
    """谁能压: who may answer the set on the table (TURN-2); the value is its key among the words."""

    OPPOSITE = "answer_opposite"
    OPPOSITE_AND_HEADLESS = "answer_headless"
    BURNERS = "answer_dead"
    ALL_OF_HEADLESS = "answer_lone_owner"
    ALL = "answer_all"
    SCRAMBLE = "answer_scramble"


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
class CentreModel:
    """桌心: the set to beat, or why there is none."""

    best: Combo | None = None
    owner: str = ""
    answering: Answering = Answering.ALL
    phase: PhaseName | None = None
    """The phase, as far as all know it."""
    due: str | None = None
    """Who is to speak, by name."""
    payment: tuple[str, str, int] | None = None
    """进贡: payer, payee and cards owed of the payment being made."""
    picks: bool = False
    """挑牌: whether who is to speak picks for another."""
    shown: tuple[tuple[str, Shown], ...] = ()
    shown_rank: Rank = Rank.THREE
    """亮三: the rank that is shown: fours in biesan."""
    over: bool = False


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
    """All six hands in the order of ``seats``, at an open table only."""
    saved: bool = True
    """Whether all of the game so far is saved."""


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
        ledger=LedgerModel(names, view.match, view.standing, view.owed),
        report_at=0 if rules.biesan else rules.report_at,
        scramble=view.mode.scramble,
        due=_name(names, due),
        seats=tuple(_seat(view, names, seat, due) for seat in (own, *after(own))),
        centre=_centre(view, names, view.due),
        stacks=_stacks(view.cards),
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
    return replace(model, due=_name(names, due), seats=seats, stacks=(), hands=hands)


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


def _centre(view: SeatView, names: Names, due: Seat | None) -> CentreModel:
    trick, standing = view.trick, view.standing
    if trick:
        answering = _answering(trick, standing)
        return CentreModel(trick.best, names[trick.owner - 1], answering)
    payment = None
    if view.phase is PhaseName.TRIBUTE:
        _, payer, payee, cards, _ = view.owed[0]
        payment = (names[payer - 1], names[payee - 1], cards)
    return CentreModel(
        phase=view.phase,
        due=_name(names, due),
        payment=payment,
        picks=standing.claimed is not None,
        shown=tuple((names[group.seat - 1], group) for group in standing.shown),
        shown_rank=shown_rank(view.match.rules),
        over=all(standing.places),
    )


def _answering(trick: Trick, standing: Standing) -> Answering:
    mode, owner = trick.mode, trick.owner
    if mode.scramble:
        return Answering.SCRAMBLE
    if is_protected(trick.best, owner, mode.headless, scramble=False):
        if is_dead_gouji(owner, standing.in_play):
            return Answering.BURNERS
        headless = mode.headless & standing.in_play & ~trick.passed
        return Answering.OPPOSITE_AND_HEADLESS if headless else Answering.OPPOSITE
    lone = mode.headless & BIT[owner] and is_gouji(trick.best)
    return Answering.ALL_OF_HEADLESS if lone else Answering.ALL
