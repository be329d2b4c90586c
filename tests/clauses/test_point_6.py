"""POINT-6: each seat may call on its own opposite, before the deal or before the first lead."""

import pytest

from gouji.engine.events import Called
from gouji.rules.opening import Call
from gouji.rules.seats import Seat
from tests.calling import CALLING, answers
from tests.positions import Game, Option, played, rules

NO_CALLS: list[dict[str, Option]] = [{"points": False}, {"calls": False}]


def test_in_advance_every_seat_is_asked_from_the_first_drawer_on() -> None:
    game = Game(rules(**CALLING)).opens(3)
    asked = []
    while game.asked:
        asked.append(game.asked)
        assert game.legal == ["advance_call", "no"]
        game.says(f"{game.asked[0]} no")
    assert asked == [f"{seat} advance_call" for seat in (3, 4, 5, 6, 1, 2)]


def test_later_only_who_has_not_called_in_advance() -> None:
    game = Game(rules(**CALLING)).opens(3)
    answers(game, "advance_call", ["4 advance_call", "1 advance_call"])
    game.dealt("2 2 2 2 2 2")
    asked = []
    while game.asked.endswith("call"):
        asked.append(game.asked)
        assert game.legal == ["call", "no"]
        game.says(f"{game.asked[0]} call")
    assert asked == ["3 call", "5 call", "6 call", "2 call"]
    assert game.asked == "3 lead"
    assert game.all(Called) == [
        *(Called(Seat(seat), Call.ADVANCE) for seat in (4, 1)),
        *(Called(Seat(seat), Call.CALLED) for seat in (3, 5, 6, 2)),
    ]


def test_after_the_tribute() -> None:
    game = played("1 2 3 4 5 6", **CALLING).opens()
    answers(game, "advance_call", [])
    game.dealt("2 2 2 2 2 3")
    while game.asked.endswith("tribute"):
        game.says(f"{game.asked[0]} refuse")
    assert game.asked == "6 call"


@pytest.mark.parametrize("off", NO_CALLS)
def test_nobody_is_asked_without_points_and_calls(off: dict[str, Option]) -> None:
    game = Game(rules(**CALLING | off)).dealt("2 2 2 2 2 2", drawer=3)
    assert game.asked == "3 lead"
