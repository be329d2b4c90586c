"""VOID-1: a game may be dissolved; rounds played count."""

from collections.abc import Callable

import pytest

from gouji.engine.events import GameOver
from gouji.rules.scoring import OverReason, Score
from tests.positions import Game, dealt, played, position, rules


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


@pytest.mark.parametrize(
    "asked",
    [
        pytest.param(lambda: Game(rules(points=True, calls=True)).opens(1), id="advance_call"),
        pytest.param(lambda: dealt("3s3s 2s 2s 2s 2s 2h"), id="show"),
        pytest.param(lambda: dealt("3 2 2 2 2 2"), id="redeal"),
        pytest.param(
            lambda: played("1 2 3 4 5 6", tribute=True).dealt("3 3 3 3 3 2"), id="tribute"
        ),
        pytest.param(lambda: dealt("2 2 2 2 2 2", points=True, hui=True), id="hui"),
        pytest.param(lambda: played("1 2 3 5 4 6", last_by_agreement=True), id="last"),
    ],
)
def test_in_place_of_every_kind_of_question(
    asked: Callable[[], Game], request: pytest.FixtureRequest
) -> None:
    game = asked()
    assert game.asked.split()[1] in request.node.name
    total = game.state.match.total
    assert game.says("3 dissolve").all(GameOver) == [GameOver(total, OverReason.DISSOLVED)]
