"""SCORE-4: a game has ``rounds`` rounds; its score is the sum."""

import pytest

from gouji.engine.events import GameOver
from gouji.engine.state import Over
from gouji.rules.scoring import OverReason, Score
from tests.positions import Game, rules


def round_of(game: Game) -> None:
    """A round of the places 1 4 5 2 6 3, which scores -2 and 2."""
    game.position("- 5 33 - 333 -", 2, (1, 4, 6)).says("2 play 5")


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_rounds_and_sum(rounds: int) -> None:
    game = Game(rules(rounds=rounds))
    for number in range(1, rounds + 1):
        assert not isinstance(game.state.phase, Over)
        round_of(game)
        assert game.result.total == Score(-2 * number, 2 * number)
    assert game.all(GameOver) == [GameOver(Score(-2 * rounds, 2 * rounds), OverReason.ROUNDS)]


def test_equal_sums_are_a_draw() -> None:
    game = Game(rules(rounds=2))
    round_of(game)
    game.position("5 - - 33 - 333", 1, (2, 3, 5), drawer=5).says("1 play 5")
    assert game.all(GameOver) == [GameOver(Score(0, 0), OverReason.ROUNDS)]
