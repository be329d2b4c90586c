"""POINT-3: a seat that has not opened owes its opposite one card."""

import pytest

from tests.positions import Game, Option, played, rules

OPTIONS: dict[str, Option] = {"points": True, "tribute": True, "rounds": 2}
FINISH = ("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")
"""How a round ends whose places are 1 2 3 5 4 6."""


def test_if_neither_of_a_pair_has_both_pay() -> None:
    game = Game(rules(**OPTIONS)).position("4 5 6 33 7 333").says(*FINISH)
    points = [debt for debt in game.debts if debt.startswith("point")]
    assert points == [
        *("point 1>4 1", "point 2>5 1", "point 3>6 1"),
        *("point 4>1 1", "point 5>2 1", "point 6>3 1"),
    ]


def test_who_has_opened_owes_nothing() -> None:
    game = Game(rules(**OPTIONS)).position("KK4 5 6 33 7 333").says("1 play KK", "4 pass", *FINISH)
    assert game.result.opened == 0b1
    assert [debt for debt in game.debts if debt.startswith("point")] == [
        *("point 2>5 1", "point 3>6 1"),
        *("point 4>1 1", "point 5>2 1", "point 6>3 1"),
    ]


@pytest.mark.parametrize("off", ["points", "tribute"])
def test_nothing_is_owed_without_points_or_tribute(off: str) -> None:
    game = played("1 2 3 5 4 6", **OPTIONS | {off: False})
    assert [debt for debt in game.debts if debt.startswith("point")] == []
