"""TRIB-2: what is owed for places, points, burns and for being stuck."""

import pytest

from tests.positions import Game, Option, played, rules

TRIBUTE: dict[str, Option] = {"tribute": True, "rounds": 2}


@pytest.mark.parametrize(
    ("places", "debts"),
    [
        ("1 2 3 4 5 6", ["last 6>1 2", "last 5>2 1"]),
        ("6 1 3 2 5 4", ["last 1>2 2", "last 5>4 1"]),
    ],
)
def test_last_owes_head_two_and_second_last_owes_second_one(places: str, debts: list[str]) -> None:
    assert played(places, **TRIBUTE).debts == debts


def test_a_burn_that_succeeds() -> None:
    game = (
        Game(rules(**TRIBUTE)).position("KK AA 5 33 6 333").says("1 play KK", "2 burn AA", "5 pass")
    )
    game.says("3 play 5", "4 pass", "5 play 6")
    assert game.result.places == (1, 2, 3, 5, 4, 6)
    assert game.debts == ["burn 1>2 1", "last 6>1 2"]


def test_being_stuck() -> None:
    game = (
        Game(rules(biesan=True, **TRIBUTE))
        .position("533 6 T 3333 7 33333")
        .says("1 play 5", "2 play 6")
    )
    game.says(
        "3 play T", "4 pass", "5 pass", "6 pass", "4 play 3333", "5 pass", "6 pass", "5 play 7"
    )
    assert game.result.places == (6, 1, 2, 3, 4, 5)
    assert game.debts == ["stuck 1>2 1", "last 1>2 2", "last 6>3 1"]
