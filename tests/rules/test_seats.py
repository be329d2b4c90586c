"""Seats, their order, federations and opposites."""

import pytest

from gouji.rules.seats import (
    EVERYBODY,
    MEMBERS,
    NOBODY,
    OPPOSITE,
    SEATS,
    Federation,
    Seat,
    after,
    federation,
    from_seat,
    members,
    seat_set,
)


@pytest.mark.parametrize("seat", SEATS)
def test_the_opposite_is_three_on_and_of_the_other_federation(seat: Seat) -> None:
    assert from_seat(seat)[3] == OPPOSITE[seat]
    assert OPPOSITE[OPPOSITE[seat]] == seat
    assert federation(seat) is not federation(OPPOSITE[seat])


@pytest.mark.parametrize(
    ("side", "seats"), [(Federation.ODD, (1, 3, 5)), (Federation.EVEN, (2, 4, 6))]
)
def test_the_federations(side: Federation, seats: tuple[int, ...]) -> None:
    assert members(MEMBERS[side]) == seats
    assert {federation(Seat(seat)) for seat in seats} == {side}


def test_order() -> None:
    assert from_seat(Seat(5)) == (5, 6, 1, 2, 3, 4)
    assert after(Seat(5)) == (6, 1, 2, 3, 4)
    assert after(Seat(5), seat_set(Seat(2), Seat(5), Seat(6))) == (6, 2)


def test_sets_of_seats() -> None:
    assert members(EVERYBODY) == SEATS
    assert members(NOBODY) == ()
    assert members(seat_set(Seat(6), Seat(2))) == (2, 6)
