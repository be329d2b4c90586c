"""开点: who has opened, calls, and what is owed for them (POINT-1 to POINT-6)."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.rules.beating import JokerOptions, effective_jokers
from gouji.rules.combo import Combo
from gouji.rules.seats import BIT, EVERYBODY, NOBODY, OPPOSITE, SEATS, Seat, Seats, seat_set


class PointDeadline(StrEnum):
    """开点时限: when it is judged who has opened (POINT-2)."""

    SPLIT = "split"
    FIRST_OUT = "first_out"


class CallFail(StrEnum):
    """翻车: what a failed call owes (POINT-5)."""

    EQUAL = "equal"
    DOUBLE = "double"


class Call(StrEnum):
    """宣点: what a seat has bet on its opposite not opening (POINT-6)."""

    NONE = "none"
    CALLED = "called"
    ADVANCE = "advance"


STAKE: Final[Mapping[Call, int]] = MappingProxyType({Call.NONE: 1, Call.CALLED: 2, Call.ADVANCE: 4})
"""Cards owed to a caller by an opposite who has not opened (POINT-3, POINT-4)."""

FAIL_FACTOR: Final[Mapping[CallFail, int]] = MappingProxyType(
    {CallFail.EQUAL: 1, CallFail.DOUBLE: 2}
)
"""How many times its stake a failed call owes (POINT-5)."""

HEAD: Final = 1
SECOND: Final = 2


def _split(place: int, seat: Seat) -> Seats:
    if place == HEAD:
        return seat_set(seat, OPPOSITE[seat])
    return EVERYBODY if place == SECOND else NOBODY


def _first_out(place: int, _: Seat) -> Seats:
    return EVERYBODY if place == HEAD else NOBODY


JUDGED: Final[Mapping[PointDeadline, Callable[[int, Seat], Seats]]] = MappingProxyType(
    {PointDeadline.SPLIT: _split, PointDeadline.FIRST_OUT: _first_out}
)
"""Who is judged when a seat goes out with a place (POINT-2)."""


def may_open(won: Combo, jokers: JokerOptions) -> bool:
    """开点: whether a protected set that won the lead opens: without big jokers (POINT-1)."""
    return not effective_jokers(won, jokers.mixed)[1]


class PointDebt(NamedTuple):
    """点贡: what a seat owes its opposite for not opening, or for a failed call."""

    payer: Seat
    cards: int
    clause: str
    """The clause that it follows from: POINT-3, POINT-4 or POINT-5."""


def point_debts(
    opened: Seats, calls: Sequence[Call], fail: CallFail, *, fail_adds: bool
) -> tuple[PointDebt, ...]:
    """点贡: all that is owed, by payer's seat, POINT-3 before POINT-5.

    Args:
        opened: the seats that have opened.
        calls: what each seat has called.
        fail: what a failed call owes.
        fail_adds: whether a caller who failed and has not opened himself owes both.
    """
    debts: list[PointDebt] = []
    for seat in SEATS:
        other = OPPOSITE[seat]
        failed = calls[seat - 1] is not Call.NONE and bool(opened & BIT[other])
        if not opened & BIT[seat] and (fail_adds or not failed):
            call = calls[other - 1]
            clause = "POINT-3" if call is Call.NONE else "POINT-4"
            debts.append(PointDebt(seat, STAKE[call], clause))
        if failed:
            cards = STAKE[calls[seat - 1]] * FAIL_FACTOR[fail]
            debts.append(PointDebt(seat, cards, "POINT-5"))
    return tuple(debts)
