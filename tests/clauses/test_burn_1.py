"""BURN-1: who is a burn candidate for a protected set of X."""

import pytest

from tests.positions import position


def test_a_seat_that_holds_a_set_that_beats_it() -> None:
    game = position("KK3 AAw3 3 3 3 3").says("1 play KK")
    assert (game.asked, game.legal) == ("2 burn", ["burn AA", "burn Aw", "no"])


def test_not_one_that_holds_none() -> None:
    assert position("KK3 QQQ A3 3 3 3").says("1 play KK").declines() == "4 follow"


def test_both_federations_may_burn() -> None:
    game = position("KK3 AA3 AA3 3 AA3 AA3").says("1 play KK")
    assert game.declines() == "3 burn, 5 burn, 2 burn, 6 burn, 4 follow"


def test_neither_x_nor_his_opposite() -> None:
    game = position("KKAA3 3 3 AA3 3 3").says("1 play KK")
    assert (game.asked, game.legal) == ("4 follow", ["pass", "play AA"])


def test_not_an_unprotected_set() -> None:
    game = position("K3 A3 3 3 3 3").says("1 play K")
    assert (game.asked, game.legal) == ("2 follow", ["pass", "play A"])
    assert game.refused("2 burn A") == "BURN-1"


def test_no_headless_seat() -> None:
    game = position("KK3 AA3 3 3 - 3", 1, (5,)).says("1 play KK")
    assert game.declines() == "2 follow, 4 follow"


def test_no_seat_that_is_out() -> None:
    assert position("KK3 - 3 3 3 3", 1, (2,)).says("1 play KK").declines() == "4 follow, 5 follow"


@pytest.mark.parametrize(
    ("answer", "asked"), [("pass", "6 follow"), ("play 6", "2 burn, 6 follow")]
)
def test_no_seat_that_has_passed(answer: str, asked: str) -> None:
    game = position("53 6W3 23 3 3 3").says("1 play 5", f"2 {answer}", "3 play 2")
    assert game.declines() == asked


def test_asking_for_the_wind_is_no_pass() -> None:
    game = position("5 W3 23 3 3 3").says("1 play 5", "2 wind", "3 play 2")
    assert game.declines() == "2 burn, 6 follow"


@pytest.mark.parametrize(("binds", "asked"), [(True, "2 follow"), (False, "4 burn, 2 follow")])
def test_a_yield_that_does_not_bind_is_no_pass(binds: bool, asked: str) -> None:
    game = position("53 3 3 W3 23 3", yield_binds=binds)
    game.says("1 play 5", "2 pass", "3 pass", "4 yield", "5 play 2")
    assert game.declines() == asked


def test_only_in_normal_mode() -> None:
    game = position("KK3 AA3 3 33 - -", 1, (5, 6)).says("1 play KK")
    assert game.asked == "2 follow"
    assert game.refused("2 burn AA") == "BURN-1"


def test_a_candidate_answers_with_a_burn_or_no() -> None:
    game = position("KK3 AA3 3 3 3 3").says("1 play KK")
    assert game.refused("2 play AA") == game.refused("2 pass") == "BURN-3"
    assert game.refused("2 burn 33") == "SET-1"
    assert game.refused("2 burn A") == "BEAT-1"
