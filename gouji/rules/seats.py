"""座位: the six seats, their order, federations and opposites (RULES 1).

A set of seats is an ``int`` with one bit a seat, so that it is small, ordered and a cheap key for the
tables of questions in :mod:`gouji.rules.turns`.
"""

from enum import StrEnum
from functools import cache
from typing import Final, NewType

Seat = NewType("Seat", int)
"""座位: 1 to 6; play goes 1, 2, …, 6, 1."""

Seats = NewType("Seats", int)
"""座位集: a set of seats, bit ``seat - 1`` for each."""

SEATS: Final = tuple(Seat(number) for number in range(1, 7))
"""All six seats in order."""

NOBODY: Final = Seats(0)
EVERYBODY: Final = Seats(0b111111)

BIT: Final = (NOBODY, *(Seats(1 << index) for index in range(6)))
"""The set that holds one seat alone, indexed by the seat."""

OPPOSITE: Final = (Seat(0), *(Seat((index + 3) % 6 + 1) for index in range(6)))
"""对头: the seat three places on, indexed by the seat (index 0 is no seat)."""


class Federation(StrEnum):
    """联邦: the odd seats or the even seats, three each."""

    ODD = "odd"
    EVEN = "even"


MEMBERS: Final = {Federation.ODD: Seats(0b010101), Federation.EVEN: Seats(0b101010)}
"""The seats of each federation."""


def federation(seat: Seat) -> Federation:
    """联邦: the federation of a seat."""
    return Federation.ODD if seat % 2 else Federation.EVEN


@cache
def members(seats: Seats) -> tuple[Seat, ...]:
    """座位: the seats of a set, in seat order from 1."""
    return tuple(seat for seat in SEATS if seats & BIT[seat])


@cache
def from_seat(first: Seat, seats: Seats = EVERYBODY) -> tuple[Seat, ...]:
    """轮次: the seats of a set in seat order, beginning with ``first`` itself."""
    order = (*SEATS[first - 1 :], *SEATS[: first - 1])
    return tuple(seat for seat in order if seats & BIT[seat])


@cache
def after(seat: Seat, seats: Seats = EVERYBODY) -> tuple[Seat, ...]:
    """下家: the seats of a set in seat order after ``seat``, which is left out."""
    return from_seat(seat, Seats(seats & ~BIT[seat]))


@cache
def seat_set(*seats: Seat) -> Seats:
    """座位集: the set of the given seats."""
    joined = NOBODY
    for seat in seats:
        joined = Seats(joined | BIT[seat])
    return joined
