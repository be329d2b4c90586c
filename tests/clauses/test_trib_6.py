"""TRIB-6: debts between mates."""

import pytest

from tests.positions import Game, Option, played, rules

TRIBUTE: dict[str, Option] = {"tribute": True, "rounds": 2}


@pytest.mark.parametrize(
    ("option", "debts"),
    [
        ("none", []),
        ("last", ["last 3>1 2", "last 4>2 1"]),
        ("all", ["last 3>1 2", "last 4>2 1"]),
    ],
)
def test_for_the_places(option: str, debts: list[str]) -> None:
    assert played("1 2 6 5 3 4", **TRIBUTE, mate_tribute=option).debts == debts


PLACES = ["last 1>3 2", "last 2>4 1"]


@pytest.mark.parametrize(("option", "paid"), [("none", False), ("last", False), ("all", True)])
def test_for_burns(option: str, paid: bool) -> None:
    game = Game(rules(**TRIBUTE, mate_tribute=option)).position("KK 5 AA 7 33 33")
    game.says("1 play KK", "3 burn AA", "6 pass", "4 play 7")
    game.declines()
    game.says("5 play 33").declines()
    assert game.result.places == (1, 5, 2, 3, 4, 6)
    assert game.debts == [*["burn 1>3 1"] * paid, "last 6>1 2", "last 2>3 1"]


@pytest.mark.parametrize(
    ("option", "debts"), [("none", []), ("last", PLACES), ("all", ["stuck 1>3 1", *PLACES])]
)
def test_for_being_stuck(option: str, debts: list[str]) -> None:
    game = Game(rules(biesan=True, **TRIBUTE, mate_tribute=option)).position("533 433 6 7 8333 33")
    game.says("1 play 5", "2 pass", "3 play 6", "4 play 7", "5 play 8", "6 pass", "2 pass")
    game.says("5 play 333").declines()
    assert game.result.places == (6, 5, 1, 2, 3, 4)
    assert game.debts == debts
