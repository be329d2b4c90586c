"""END-1: who plays his last card takes the highest free place; when a round ends."""

import pytest

from gouji.engine.events import WentOut
from gouji.rules.seats import Seat
from tests.positions import position


def test_a_seat_without_cards_takes_the_highest_free_place() -> None:
    game = position("4 5 66 33 77 33").says("1 play 4", "2 play 5")
    assert game.all(WentOut) == [WentOut(Seat(1), 1), WentOut(Seat(2), 2)]
    assert game.state.standing.places == (1, 2, 0, 0, 0, 0)


def test_places_below_those_already_out() -> None:
    game = position("- 5 66 33 - 33", leader=2, out=(5, 1)).says("2 play 5")
    assert game.all(WentOut) == [WentOut(Seat(2), 3)]


@pytest.mark.parametrize(
    ("hands", "out", "leader"),
    [("5 3 - 3 - 3", (3, 5), 1), ("3 5 3 - 3 -", (6, 4), 2), ("3 5 - - - -", (3, 4, 5, 6), 2)],
)
def test_a_round_ends_when_one_federation_is_left(
    hands: str, out: tuple[int, ...], leader: int
) -> None:
    game = position(hands, leader, out).says(f"{leader} play 5")
    assert game.asked == ""
    assert sorted(game.result.places) == [1, 2, 3, 4, 5, 6]


def test_not_before() -> None:
    game = position("5 3 - 3 3 3", 1, (3,)).says("1 play 5")
    assert game.asked == "2 follow"
