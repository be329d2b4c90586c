"""TURN-4: a pass binds for the trick, except against the seat's own opposite's set."""

import pytest

from tests.positions import position


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    game = position("5 8T 79 3 33 3").says("1 play 5", "2 pass", "3 play 7")
    assert game.declines() == "4 follow, 5 follow, 6 follow"


def test_except_about_its_own_opposites_set() -> None:
    game = position("53 8 3 3 73 3").says("1 play 5", "2 pass", "3 pass", "4 pass", "5 play 7")
    assert game.declines(until="2 follow") == "6 follow, 1 follow"
    assert game.legal == ["pass", "play 8"]


def test_declining_a_burn_is_no_pass() -> None:
    game = position("KK3 AAww3 3 223 3 3").says("1 play KK", "2 no", "4 play 22")
    assert (game.asked, game.legal) == ("2 burn", ["burn ww", "no"])


@pytest.mark.parametrize("answer", ["6", "8"])
def test_a_seat_not_asked_has_not_passed(answer: str) -> None:
    game = position("53 683 3 3 3 3").says("1 play 5", f"2 play {answer}")
    assert game.declines() == "3 follow, 4 follow, 5 follow, 6 follow, 1 follow"


def test_the_pass_ends_with_the_trick() -> None:
    game = position("557 66 3 3 3 3").says("1 play 5")
    game.declines()
    assert game.says("1 play 5").legal == ["pass", "play 6"]
