"""BURN-3: the order in which candidates are asked; the first to burn does so."""

import pytest

from gouji.engine.events import Burned, Played
from gouji.rules.combo import parse_combo
from gouji.rules.seats import Seat
from tests.positions import Game, position


def led(leader: int, order: str, candidates: str = "123456") -> Game:
    hands = ["AA3" if str(seat) in candidates else "3" for seat in range(1, 7)]
    hands[leader - 1] = "KK3"
    return position(" ".join(hands), leader, burn_order=order).says(f"{leader} play KK")


@pytest.mark.parametrize(
    ("leader", "order", "seats"),
    [
        (1, "federation_first", "3526"),
        (2, "federation_first", "4631"),
        (5, "federation_first", "1364"),
        (1, "seat_order", "2356"),
        (5, "seat_order", "6134"),
    ],
)
def test_the_order(leader: int, order: str, seats: str) -> None:
    asked = led(leader, order).declines().split(", ")
    assert "".join(one[0] for one in asked if one.endswith("burn")) == seats


def test_the_first_to_burn_does_so() -> None:
    game = led(1, "federation_first", candidates="25").says("5 burn AA")
    assert game.all(Burned) == [Burned(Seat(5), parse_combo("AA"), Seat(1))]
    assert len(game.all(Played)) == 1


def test_if_none_burns_the_opposite_is_asked() -> None:
    assert led(1, "seat_order", candidates="2").says("2 no").asked == "4 follow"
