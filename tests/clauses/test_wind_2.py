"""WIND-2: on an unprotected last set the next seat in play may ask for the wind instead of passing."""

import pytest

from gouji.engine.events import AskedForWind
from gouji.rules.seats import Seat
from tests.positions import position


def test_the_next_seat_may_ask_for_it() -> None:
    assert position("5 73 3 3 3 3").says("1 play 5").legal == ["pass", "play 7", "wind"]


@pytest.mark.parametrize("seat", [3, 5, 6])
def test_nobody_else_may(seat: int) -> None:
    game = position("5 73 3 3 3 3").says("1 play 5")
    game.declines(until=f"{seat} follow")
    assert game.refused(f"{seat} wind") == "WIND-2"


def test_not_on_a_set_that_is_not_the_last() -> None:
    assert position("53 73 3 3 3 3").says("1 play 5").refused("2 wind") == "WIND-2"


def test_not_on_a_protected_last_set() -> None:
    # 2 is headless and so is asked about it all the same.
    game = position("KK 33 3 3 - 3", 1, (5,)).says("1 play KK")
    assert (game.asked, game.legal) == ("2 follow", ["pass"])


def test_nor_after_a_pass() -> None:
    # 4 is next in play after 1, and his opposite, but has passed.
    game = position("7 - 4 833 3 3", 3, (2,)).says("3 play 4", "4 pass", "5 pass", "6 pass")
    assert game.says("1 play 7").legal == ["pass", "play 8"]
    assert game.refused("4 wind") == "WIND-2"


def test_if_all_others_pass_he_leads() -> None:
    game = position("5 73 3 3 3 3").says("1 play 5", "2 wind")
    assert game.all(AskedForWind) == [AskedForWind(Seat(2))]
    assert game.declines() == "3 follow, 4 follow, 5 follow, 6 follow"
    assert game.asked == "2 lead"


@pytest.mark.parametrize(
    ("answer", "asked"),
    [("wind", "4 follow, 5 follow, 6 follow, 2 follow"), ("pass", "4 follow, 5 follow, 6 follow")],
)
def test_if_somebody_beats_it_he_has_not_passed(answer: str, asked: str) -> None:
    game = position("5 93 73 3 3 3").says("1 play 5", f"2 {answer}", "3 play 7")
    assert game.declines() == asked


def test_and_may_burn_later() -> None:
    game = position("5 W3 23 3 3 3").says("1 play 5", "2 wind", "3 play 2")
    assert game.asked == "2 burn"


def test_the_opposite_may_yield_beside_it() -> None:
    game = position("5 73 3 83 3 3").says("1 play 5", "2 wind", "3 pass", "4 yield")
    assert game.declines() == "5 follow, 6 follow, 4 follow"
    assert game.asked == "2 lead"
