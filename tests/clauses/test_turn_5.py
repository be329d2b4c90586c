"""TURN-5: the opposite may yield, and is asked once more if nobody beats the set."""

import pytest

from gouji.engine.events import Yielded
from gouji.rules.seats import Seat
from tests.positions import Game, position

HANDS = "593 4 4 734 684 4"


def asked_opposite(*, binds: bool = True) -> Game:
    return position(HANDS, yield_binds=binds).says("1 play 5", "2 pass", "3 pass")


def test_the_opposite_asked_in_turn_may_yield() -> None:
    assert asked_opposite().legal == ["pass", "play 7", "yield"]


def test_nobody_else_may() -> None:
    assert position(HANDS).says("1 play 5").refused("2 yield") == "TURN-5"


def test_nor_the_leader() -> None:
    assert position(HANDS).refused("1 yield") == "TURN-5"


def test_not_on_a_protected_set() -> None:
    assert position("KK3 4 4 AA4 4 4").says("1 play KK").refused("4 yield") == "TURN-5"


def test_not_if_nobody_is_to_be_asked_after_him() -> None:
    game = position("73 4 4 483 4 4", 4).says("4 play 4", "5 pass", "6 pass", "1 play 7")
    assert game.declines(until="4 follow") == "2 follow, 3 follow"
    assert game.legal == ["pass", "play 8"]
    assert game.refused("4 yield") == "TURN-5"


def test_if_nobody_beats_it_he_is_asked_once_more_to_beat_or_to_pass() -> None:
    game = asked_opposite().says("4 yield", "5 pass", "6 pass")
    assert (game.asked, game.legal) == ("4 follow", ["pass", "play 7"])
    assert game.refused("4 yield") == "TURN-5"
    assert game.all(Yielded) == [Yielded(Seat(4))]


def test_passing_then_closes_the_trick() -> None:
    game = asked_opposite().says("4 yield", "5 pass", "6 pass", "4 pass")
    assert game.asked == "1 lead"


@pytest.mark.parametrize(
    ("binds", "asked"),
    [(True, "6 follow, 1 follow, 2 follow"), (False, "6 follow, 1 follow, 2 follow, 4 follow")],
)
def test_the_yield_counts_as_a_pass_if_it_binds(binds: bool, asked: str) -> None:
    game = asked_opposite(binds=binds).says("4 yield", "5 play 6")
    assert game.declines() == asked


@pytest.mark.parametrize("binds", [True, False])
def test_a_passed_opposite_may_yield_too_and_his_pass_stays_in_force(binds: bool) -> None:
    game = position("793 4 54 84 684 4", 3, yield_binds=binds)
    game.says("3 play 5", "4 pass", "5 play 6", "6 pass", "1 play 7", "2 pass", "3 pass")
    assert (game.asked, game.legal) == ("4 follow", ["pass", "play 8", "yield"])
    game.says("4 yield", "5 play 8")
    assert game.declines() == "1 follow, 2 follow"
