"""桌心模型: what lies in the middle of the table, as pure values made from what may be known."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from gouji.engine.state import PhaseName, Trick
from gouji.engine.tricks import is_protected_trick
from gouji.engine.views import SeatView
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.leading import Shown, shown_rank
from gouji.rules.seats import BIT
from gouji.rules.tribute import in_payment_order
from gouji.rules.turns import is_dead_gouji
from gouji.tui.narration import Names
from gouji.tui.rights import is_burning_over


class Answering(StrEnum):
    """谁能压: who may answer the set on the table (TURN-2); the value is its key among the words."""

    OPPOSITE = "answer_opposite"
    OPPOSITE_ALONE = "answer_opposite_alone"
    OPPOSITE_AND_HEADLESS = "answer_headless"
    NO_BURNERS = "answer_no_burners"
    BURNERS = "answer_dead"
    ALL_OF_HEADLESS = "answer_lone_owner"
    ALL = "answer_all"
    SCRAMBLE = "answer_scramble"


class Stage(StrEnum):
    """进度: how far a payment is."""

    DONE = "done"
    NOW = "now"
    DUE = "due"


@dataclass(frozen=True, slots=True)
class Payment:
    """一笔贡: who pays whom how many cards, and how far it is (TRIB-1)."""

    payer: str
    payee: str
    cards: int
    stage: Stage


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
    payments: tuple[Payment, ...] = ()
    """进贡: all payments of the round in their order, while they are made."""
    picks: bool = False
    """挑牌: whether who is to speak picks for another."""
    shown: tuple[tuple[str, Shown], ...] = ()
    shown_rank: Rank = Rank.THREE
    """亮三: the rank that is shown: fours in biesan."""
    over: bool = False


def centre_of(view: SeatView, names: Names) -> CentreModel:
    """桌心: what lies in the middle, or is asked there, as far as the view's seat may know."""
    trick, standing = view.trick, view.standing
    if trick:
        answering = _answering(view, trick)
        return CentreModel(trick.best, names[trick.owner - 1], answering)
    return CentreModel(
        phase=view.phase,
        due=names[view.due - 1] if view.due else None,
        payments=tuple(_payments(view, names)) if view.phase is PhaseName.TRIBUTE else (),
        picks=standing.claimed is not None,
        shown=tuple((names[group.seat - 1], group) for group in standing.shown),
        shown_rank=shown_rank(biesan=view.match.rules.biesan),
        over=all(standing.places),
    )


def _payments(view: SeatView, names: Names) -> Iterable[Payment]:
    debts = in_payment_order(view.match.debts, view.drawer)
    now = len(debts) - len(view.owed)
    for number, debt in enumerate(debts):
        stage = Stage.DONE if number < now else Stage.DUE if number > now else Stage.NOW
        yield Payment(names[debt.payer - 1], names[debt.payee - 1], debt.cards, stage)


def _answering(view: SeatView, trick: Trick) -> Answering:
    mode, owner, in_play = trick.mode, trick.owner, view.standing.in_play
    if mode.scramble:
        return Answering.SCRAMBLE
    if is_protected_trick(trick):
        if is_dead_gouji(owner, in_play):
            return Answering.BURNERS
        is_over = is_burning_over(view, trick)
        if mode.headless & in_play & ~trick.passed:
            return Answering.NO_BURNERS if is_over else Answering.OPPOSITE_AND_HEADLESS
        return Answering.OPPOSITE_ALONE if is_over else Answering.OPPOSITE
    lone = mode.headless & BIT[owner] and is_gouji(trick.best)
    return Answering.ALL_OF_HEADLESS if lone else Answering.ALL
