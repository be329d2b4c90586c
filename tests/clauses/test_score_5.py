"""SCORE-5: points for point, burn and stuck debts, in place of tribute."""

import pytest

from gouji.rules.scoring import Score
from tests.positions import Game, Option, played, rules

SIDE: dict[str, Option] = {"side_points": 4, "tribute": True, "rounds": 2}


@pytest.mark.parametrize(("worth", "side"), [(0, 0), (1, 1), (4, 4), (10, 10)])
def test_a_burn_is_worth_so_many_points(worth: int, side: int) -> None:
    game = Game(rules(**SIDE | {"side_points": worth})).position("KK AA 5 33 6 333")
    game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6")
    # The places 1 2 3 5 4 6 score 4 and -4; 1 owes 2.
    assert game.result.score == Score(4 - side, -4 + side)


def test_a_burn_and_being_stuck_by_it_both_count() -> None:
    game = Game(rules(biesan=True, **SIDE)).position("KK33 AA 5 333 6 3333")
    game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6")
    # The places 6 1 2 4 3 5 score -2 and 2.
    assert game.result.score == Score(-2 - 8, 2 + 8)


def test_points_once_each() -> None:
    game = Game(rules(points=True, **SIDE)).position("KK4 5 6 33 7 333").says("1 play KK", "4 pass")
    game.says("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")
    # 1 alone has opened: 3 and 5 owe an even seat, 2, 4 and 6 an odd one.
    assert game.result.score == Score(4 + 12 - 8, -4 - 12 + 8)


def test_nothing_between_mates() -> None:
    game = (
        Game(rules(**SIDE))
        .position("KK 5 AA 7 33 33")
        .says("1 play KK", "3 burn AA", "6 pass", "4 play 7")
    )
    game.declines()
    game.says("5 play 33").declines()
    # The places 1 5 2 3 4 6.
    assert game.result.burns == ((3, 1),)
    assert game.result.score == Score(6, -6)


def test_after_a_sweep_too_and_it_does_not_double_them() -> None:
    # 1 burns 2's kings and goes out, 3 and 5 follow.
    game = (
        Game(rules(**SIDE))
        .position("AA KK33 5 33 6 333", 2)
        .says("2 play KK", "1 burn AA", "4 pass")
    )
    game.says("2 play 3", "3 play 5", "4 pass", "5 play 6")
    assert game.result.score == Score(12 + 4, -12 - 4)


def test_a_place_may_be_worth_nothing_but_they_still_count() -> None:
    game = Game(rules(**SIDE, negative_scores=False)).position("KK AA 5 33 6 333")
    game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6")
    assert game.result.score == Score(4 - 4, 2 + 4)


@pytest.mark.parametrize(("worth", "debts"), [(0, ["last 6>1 2", "last 5>2 1"]), (4, [])])
def test_tribute_is_off(worth: int, debts: list[str]) -> None:
    assert played("1 2 3 4 5 6", **SIDE | {"side_points": worth}).debts == debts
