"""WIND-1: if X is out and nobody beats his last set, the next seat in play after X leads."""

import pytest

from gouji.engine.events import TrickClosed
from gouji.rules.seats import Seat
from tests.positions import position


@pytest.mark.parametrize("last_set", ["5", "KK"])
def test_the_next_seat_leads(last_set: str) -> None:
    game = position(f"{last_set} 33 33 33 33 33").says(f"1 play {last_set}")
    game.declines()
    assert game.asked == "2 lead"
    assert game.all(TrickClosed) == [TrickClosed(Seat(1), Seat(2))]


def test_the_next_in_play() -> None:
    game = position("5 - 33 33 33 33", 1, (2,)).says("1 play 5")
    game.declines()
    assert game.asked == "3 lead"


def test_who_beats_the_last_set_leads_himself() -> None:
    game = position("5 33 73 33 33 33").says("1 play 5", "2 pass", "3 play 7")
    game.declines()
    assert game.asked == "3 lead"
