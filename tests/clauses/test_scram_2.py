"""SCRAM-2: no protection, no burn, no yield, no binding pass."""

import pytest

from tests.positions import position


@pytest.mark.parametrize("led", ["5", "KK", "2", "5w"])
def test_all_others_are_asked_in_seat_order(led: str) -> None:
    game = position(f"{led}3 3 3 3 - -", 1, (5, 6)).says(f"1 play {led}")
    assert game.declines() == "2 follow, 3 follow, 4 follow"


def test_a_big_joker_closes_the_trick_here_too() -> None:
    game = position("5W3 3 3 3 - -", 1, (5, 6)).says("1 play 5W")
    assert game.asked == "1 lead"


def test_no_burn() -> None:
    game = position("KK3 AA3 3 3 - -", 1, (5, 6)).says("1 play KK")
    assert game.legal == ["pass", "play AA"]
    assert game.refused("2 burn AA") == "BURN-1"


def test_no_yield() -> None:
    game = position("53 - 3 73 - 3", 1, (2, 5)).says("1 play 5", "3 pass")
    assert game.legal == ["pass", "play 7"]
    assert game.refused("4 yield") == "TURN-5"


@pytest.mark.parametrize(
    ("binds", "asked"), [(False, "4 follow, 1 follow, 2 follow"), (True, "4 follow, 1 follow")]
)
def test_who_passed_may_come_in_again_unless_it_binds(binds: bool, asked: str) -> None:
    game = position("53 93 73 3 - -", 1, (5, 6), scramble_pass_binds=binds)
    assert game.says("1 play 5", "2 pass", "3 play 7").declines() == asked


def test_a_binding_pass_ends_with_the_trick() -> None:
    game = position("553 93 73 3 - -", 1, (5, 6), scramble_pass_binds=True).says("1 play 5")
    game.declines()
    assert game.says("1 play 5").declines() == "2 follow, 3 follow, 4 follow"


def test_a_binding_pass_holds_against_the_own_opposite_too() -> None:
    game = position("53 - 73 93 - 83", 1, (2, 5), scramble_pass_binds=True)
    game.says("1 play 5", "3 pass", "4 pass", "6 play 8")
    assert game.declines() == "1 follow"
