"""POINT-1: who opens the point."""

import pytest

from gouji.engine.events import Opened
from gouji.rules.seats import Seat
from tests.positions import position

PLAYS = [
    pytest.param("KK3 3 3 3 3 3", "1 play KK, 4 pass", [1], id="a gouji set that wins the lead"),
    pytest.param("5w3 3 3 3 3 3", "1 play 5w, 4 pass", [1], id="with a small joker"),
    pytest.param("K3 3 3 3 3 3", "1 play K", [], id="not before it has won"),
    pytest.param("93 3 3 3 3 3", "1 play 9", [], id="no gouji set"),
    pytest.param("KKW3 3 3 3 3 3", "1 play KKW", [], id="with a big joker"),
    pytest.param("KKwW3 3 3 3 3 3", "1 play KKwW", [], id="with a big and a small joker"),
    pytest.param("KK3 3 3 AA3 3 3", "1 play KK, 4 play AA", [4], id="one that was beaten"),
    pytest.param("KK3 AA3 3 3 3 3", "1 play KK, 2 burn AA", [2], id="one that was burned"),
    pytest.param("KK3 Aw56 3 3 3 3", "1 play KK, 2 burn Aw", [2], id="burnt out on the lead"),
    pytest.param("KK 33 33 33 33 33", "1 play KK", [], id="its owner's last set"),
    pytest.param("53 3 3 3 2 3", "1 play 5, 2 pass, 3 pass, 4 pass, 5 play 2", [], id="last set"),
]


@pytest.mark.parametrize(("hands", "plays", "opened"), PLAYS)
def test_by_winning_the_lead_with_a_protected_set(
    hands: str, plays: str, opened: list[int]
) -> None:
    game = position(hands, points=True).says(*plays.split(", "))
    game.declines()
    assert game.opened == opened
    assert game.all(Opened) == [Opened(Seat(seat)) for seat in opened]


def test_demoted_big_jokers_count_as_small_ones() -> None:
    game = position("KKwW3 3 3 3 3 3", points=True, mixed_jokers="demote").says("1 play KKwW")
    game.declines()
    assert game.opened == [1]


def test_not_a_headless_seat() -> None:
    game = position("3 3 KK3 3 3 -", 3, (6,), points=True).says("3 play KK")
    game.declines()
    assert game.asked == "3 lead"
    assert game.opened == []


def test_not_in_scramble_mode() -> None:
    game = position("KK3 3 3 3 - -", 1, (5, 6), points=True).says("1 play KK")
    game.declines()
    assert game.asked == "1 lead"
    assert game.opened == []


def test_once_and_without_points_never() -> None:
    game = position("2KK3 3 3 3 3 3", points=True).says("1 play KK", "4 pass", "1 play 2", "4 pass")
    assert game.all(Opened) == [Opened(Seat(1))]
    game = position("KK3 3 3 3 3 3").says("1 play KK", "4 pass")
    assert game.all(Opened) == []
