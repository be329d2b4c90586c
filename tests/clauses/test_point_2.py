"""POINT-2: when it is judged who has opened."""

import pytest

from gouji.rules.seats import EVERYBODY
from tests.positions import position


@pytest.mark.parametrize(
    ("deadline", "hands", "plays", "opened"),
    [
        pytest.param("split", "5 33 23 33 33 33", "2 pass, 3 play 2, 6 pass", [3], id="other"),
        pytest.param("first_out", "5 33 23 33 33 33", "2 pass, 3 play 2, 6 pass", [], id="all"),
        pytest.param("split", "5 33 33 23 33 33", "2 pass, 3 pass, 4 play 2", [], id="opposite"),
    ],
)
def test_once_head_is_out(deadline: str, hands: str, plays: str, opened: list[int]) -> None:
    game = position(hands, points=True, point_deadline=deadline).says("1 play 5")
    game.says(*plays.split(", "))
    assert game.asked.endswith("lead")
    assert game.opened == opened


@pytest.mark.parametrize("deadline", ["split", "first_out"])
def test_who_opened_before_has_opened(deadline: str) -> None:
    game = position("KK5 33 33 33 33 33", points=True, point_deadline=deadline)
    assert game.says("1 play KK", "4 pass", "1 play 5").opened == [1]


@pytest.mark.parametrize("deadline", ["split", "first_out"])
def test_the_play_that_sends_him_out_does_not_count(deadline: str) -> None:
    game = position("KK 33 33 33 33 33", points=True, point_deadline=deadline).says("1 play KK")
    assert game.declines() == "4 follow"
    assert game.opened == []


@pytest.mark.parametrize(("third", "opened"), [("63", [4]), ("6", [])])
def test_the_others_are_judged_when_second_goes_out(third: str, opened: list[int]) -> None:
    # 2 is head, and with a lone 6 seat 3 is second in the same trick, which 4 wins.
    game = position(f"33 5 {third} 23 33 33", 2, points=True)
    game.says("2 play 5", "3 play 6", "4 play 2").declines()
    assert game.asked == "4 lead"
    assert game.opened == opened


def test_whoever_is_left_is_judged_at_the_end_of_the_round() -> None:
    game = position("7 33 2334 33 - -", 3, (5, 6), points=True).says("3 play 4")
    assert game.says("4 pass", "1 play 7", "2 pass", "3 play 2").asked == "4 follow"
    # In scramble nobody opens, and the round's end judges all.
    game.says("4 pass", "2 pass", "3 play 33").declines()
    assert game.state.standing.ledger.judged == EVERYBODY
