"""VOID-1: a game may be dissolved; rounds played count."""

import pytest

from gouji.engine.events import GameOver
from gouji.rules.scoring import OverReason, Score
from tests.positions import Game, dealt, position, rules


@pytest.mark.parametrize("seat", [1, 2, 5])
def test_in_place_of_any_decision_proposed_by_any_seat(seat: int) -> None:
    game = position("53 3 3 3 3 3").says(f"{seat} dissolve")
    assert game.asked == ""
    assert game.all(GameOver) == [GameOver(Score(), OverReason.DISSOLVED)]


def test_before_play_too() -> None:
    game = dealt("33333 4 4 4 4 4").says("1 dissolve")
    assert game.all(GameOver) == [GameOver(Score(), OverReason.DISSOLVED)]


def test_rounds_played_count() -> None:
    game = Game(rules(rounds=2)).position("5 33 - 33 - 33", 1, (3, 5)).says("1 play 5")
    game.position("53 3 3 3 3 3").says("2 dissolve")
    assert game.all(GameOver) == [GameOver(Score(12, -12), OverReason.DISSOLVED)]


def test_not_between_rounds_and_never_listed() -> None:
    assert Game(rules()).refused("1 dissolve") == "PHASE-1"
    assert "dissolve" not in position("53 3 3 3 3 3").legal
