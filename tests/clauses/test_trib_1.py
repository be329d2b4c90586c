"""TRIB-1: debts of a round are paid in the next, after its deal; in which order."""

import pytest

from gouji.rules.seats import Seat
from gouji.rules.tribute import (
    Debt,
    DebtKind,
    MateTribute,
    TributeOrder,
    in_payment_order,
    listed,
)
from tests.calling import called
from tests.positions import Game, Option, played, rules

POINTS = [f"point {debt} 1" for debt in ("1>4", "2>5", "3>6", "4>1", "5>2", "6>3")]
TRIBUTE: dict[str, Option] = {"tribute": True, "points": True, "rounds": 2}


def refusals(game: Game) -> list[int]:
    """Who is asked for tribute, all refusing."""
    payees = []
    while game.asked.endswith("tribute"):
        payees.append(int(game.asked[0]))
        game.says(f"{game.asked[0]} refuse")
    return payees


@pytest.mark.parametrize(
    ("order", "kinds"),
    [
        ("s1", [*POINTS, "burn 1>2 1", "stuck 1>2 1"]),
        ("s2", ["stuck 1>2 1", *POINTS, "burn 1>2 1"]),
    ],
)
def test_the_order_of_the_kinds(order: str, kinds: list[str]) -> None:
    # 2 burns 1's kings with its last set, and so sticks 1.
    game = Game(rules(biesan=True, tribute_order=order, **TRIBUTE)).position("KK33 AA 5 333 6 3333")
    game.says("1 play KK", "2 burn AA", "5 pass", "3 play 5", "4 pass", "5 play 6")
    assert game.result.places == (6, 1, 2, 4, 3, 5)
    assert game.debts == [*kinds, "last 1>2 2", "last 6>3 1"]


def test_within_a_kind_by_payers_seat_from_the_first_drawer_and_last_before_second_last() -> None:
    game = played("1 2 3 4 5 6", **TRIBUTE).dealt("2 2 2 2 2 2")
    # 6 draws first, so the payers of the points are 6, 1, 2, 3, 4, 5; then 6 to 1 and 5 to 2.
    assert refusals(game) == [3, 4, 5, 6, 1, 2, 1, 2]
    assert game.asked == "6 lead"


def test_last_pays_before_second_last_wherever_they_sit() -> None:
    game = played("1 3 5 2 4 6", tribute=True, next_lead="rotate").dealt("2 2 2 2 2 2", drawer=2)
    assert game.debts == ["last 6>1 2", "last 3>4 1"]
    assert refusals(game) == [1, 4]


def test_for_one_payer_his_own_point_before_a_failed_call() -> None:
    assert called("4 call", opens=[1]) == ["4>1 1", "4>1 2"]


def test_of_one_kind_for_one_payer_as_they_arose() -> None:
    first, second = (Debt(DebtKind.BURN, Seat(4), Seat(seat), 1, "BURN-7") for seat in (3, 1))
    for order in TributeOrder:
        debts = listed([first, second], order, MateTribute.NONE)
        assert in_payment_order(debts, Seat(2)) == (first, second)


def test_none_in_the_first_round_or_after_a_fresh_start() -> None:
    assert Game(played("1 2 3 4 5 6", **TRIBUTE).state.match.rules).opens(1).debts == []
    game = played("1 4 2 5 3 6", **TRIBUTE)
    assert game.debts == []
    assert game.dealt("2 2 2 2 2 2", drawer=1).asked == "1 lead"


@pytest.mark.parametrize(
    "decisions",
    ["3 redeal", "3 no, 4 no, 5 accept, 3 refuse, 3 revolt, 4 revolt"],
    ids=["redeal", "void"],
)
def test_a_round_dealt_again_owes_the_same_debts(decisions: str) -> None:
    game = played("1 4 2 5 3 6", tribute=True, sweep_tribute="opposite", revolt=True)
    game.dealt("2 2 3 3 2 2", drawer=1).says(*decisions.split(", "))
    assert game.asked == ""
    assert refusals(game.dealt("2 2 2 2 2 2")) == [5, 1, 3]


def test_no_tribute_without_the_option() -> None:
    assert played("1 2 3 4 5 6", points=True).debts == []
