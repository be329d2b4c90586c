"""状态: the words that stand in brackets on a seat."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from gouji.engine.actions import Burn, Play
from gouji.engine.state import Standing, Trick
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.rules.opening import Call
from gouji.rules.seats import BIT, OPPOSITE, Seat


class Mark(StrEnum):
    """状态: a word in brackets on a seat; the value is its key among the words."""

    PASSED = "mark_passed"
    YIELDED = "mark_yielded"
    WIND = "mark_wind"
    BURNING = "mark_burning"
    HEADLESS = "mark_headless"
    REVOLTED = "mark_revolted"
    KEEPS = "mark_keeps"
    STUCK = "mark_stuck"
    CLAIMED = "mark_claimed"
    OPENED = "mark_opened"
    CALLED = "mark_called"
    ADVANCE = "mark_advance"
    OWES = "mark_owes"
    HANDED = "mark_handed"


def marks_of(view: SeatView, seat: Seat) -> Iterable[Mark]:
    """状态: how a seat stands in the play."""
    if view.trick:
        yield from _said(view.trick, seat)
    burning = view.standing.burning
    if burning and burning.seat == seat:
        yield Mark.BURNING
    if view.mode.headless & BIT[seat]:
        yield Mark.HEADLESS
    yield from _rarer_marks(view.standing, seat)


def _said(trick: Trick, seat: Seat) -> Iterable[Mark]:
    said = _last_word(trick, seat)
    if trick.passed & BIT[seat] or said is Kind.PASS:
        yield Mark.PASSED
    elif trick.yielder == seat:
        yield Mark.YIELDED
    elif said is Kind.WIND:
        yield Mark.WIND


def _rarer_marks(standing: Standing, seat: Seat) -> Iterable[Mark]:
    revolted, claimed = standing.revolted, standing.claimed
    if revolted and revolted.seat == seat:
        yield Mark.REVOLTED
    if revolted and OPPOSITE[revolted.seat] == seat and revolted.keeps:
        yield Mark.KEEPS
    if any(victim == seat for victim, _ in standing.ledger.stuck):
        yield Mark.STUCK
    if claimed and claimed.seat == seat:
        yield Mark.CLAIMED


CALL_MARK: Final[Mapping[Call, Mark]] = MappingProxyType(
    {Call.CALLED: Mark.CALLED, Call.ADVANCE: Mark.ADVANCE}
)
"""The word for each call."""


def account_of(view: SeatView, seat: Seat) -> Iterable[Mark]:
    """账: whether a seat has opened, what it called and whether it still owes."""
    ledger = view.standing.ledger
    if ledger.opened & BIT[seat]:
        yield Mark.OPENED
    call = CALL_MARK.get(ledger.calls[seat - 1])
    if call is not None:
        yield call
    if any(debt.payer == seat for debt in view.owed):
        yield Mark.OWES


def _last_word(trick: Trick, seat: Seat) -> Kind | None:
    # What was said before the set on the table was laid is over.
    for turn in reversed(trick.turns):
        if isinstance(turn.act, Play | Burn):
            return None
        if turn.seat == seat:
            return turn.act.kind
    return None
