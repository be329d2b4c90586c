"""BURN-5: the burning set is protected like any other."""

from gouji.engine.events import Burned, BurnLifted
from gouji.rules.seats import Seat
from tests.positions import position


def test_other_candidates_may_burn_it_in_turn() -> None:
    game = position("KK223 AA3 3 3 3 3").says("1 play KK", "2 burn AA")
    assert (game.asked, game.legal) == ("1 burn", ["burn 22", "no"])
    game.says("1 burn 22")
    assert [event.seat for event in game.all(Burned)] == [2, 1]
    assert game.all(BurnLifted) == [BurnLifted(Seat(2))]


def test_then_the_burners_opposite_may_beat_it() -> None:
    game = position("KK3 AA3 3 3 223 3").says("1 play KK", "5 no", "2 burn AA")
    assert game.declines() == "5 follow"


def test_and_headless_seats() -> None:
    game = position("KK3 AA3 223 3 3 -", 1, (6,)).says("1 play KK", "2 burn AA")
    assert game.declines() == "3 follow, 5 follow"


def test_nobody_else() -> None:
    game = position("KK3 AA3 3 3 3 3").says("1 play KK", "2 burn AA")
    assert game.declines() == "5 follow"
