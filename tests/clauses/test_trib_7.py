"""TRIB-7: what is owed after a sweep."""

import pytest

from gouji.engine.state import RoundDue
from tests.positions import Game, Option, played

OPTIONS: dict[str, Option] = {"tribute": True, "points": True}


def swept(places: str = "1 4 2 5 3 6", **options: Option) -> Game:
    return played(places, **OPTIONS | options)


@pytest.mark.parametrize("places", ["1 4 2 5 3 6", "4 1 5 2 6 3"])
def test_no_debts_at_all(places: str) -> None:
    game = swept(places)
    assert game.debts == []
    assert game.state.phase == RoundDue(None)
    assert game.dealt("2 2 2 2 2 2", drawer=5).asked == "1 lead"


@pytest.mark.parametrize(
    ("places", "debts"),
    [
        ("1 4 2 5 3 6", ["sweep 2>5 1", "sweep 4>1 1", "sweep 6>3 1"]),
        ("4 1 5 2 6 3", ["sweep 1>4 1", "sweep 3>6 1", "sweep 5>2 1"]),
    ],
)
def test_each_swept_seat_owes_its_own_opposite_one_card_and_nothing_else(
    places: str, debts: list[str]
) -> None:
    game = swept(places, sweep_tribute="opposite")
    assert game.debts == debts
    assert game.state.phase == RoundDue(None), "a fresh start all the same"


def test_they_are_paid_from_the_first_drawer_on_and_nothing_is_returned() -> None:
    game = swept(sweep_tribute="opposite", powerless_redeal=False).dealt("4 42 4 42 4 4w", drawer=3)
    asked = []
    for _ in range(3):
        asked.append(game.asked)
        game.says(f"{game.asked[0]} accept")
    assert asked == ["1 tribute", "3 tribute", "5 tribute"]
    assert game.hands == ["42", "4", "4w", "4", "42", "4"]
    assert game.asked == "1 lead"


def test_without_tribute_nothing() -> None:
    assert swept(sweep_tribute="opposite", tribute=False).debts == []
