"""SCORE-4: a game has ``rounds`` rounds; its score is the sum."""

import pytest

from gouji.engine.events import Event, GameOver, RoundResult
from gouji.engine.state import Over
from gouji.engine.table import Table
from gouji.rules.presets import PRESETS, Preset, build
from gouji.rules.scoring import OverReason, Score
from tests.positions import Game, rules
from tests.strategies import play_out


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


@pytest.mark.parametrize("preset", Preset)
def test_every_preset_has_five_rounds(preset: Preset) -> None:
    assert PRESETS[preset].rounds == 5


@pytest.mark.parametrize("seed", range(3))
def test_the_total_of_a_whole_game_is_the_sum_of_its_rounds(seed: int) -> None:
    events: list[Event] = []
    table = Table(build(Preset.TOURNAMENT, {"rounds": 3}), seed)
    table.subscribe(events.extend)
    for _ in play_out(table, "random", seed):
        pass
    results = [event for event in events if isinstance(event, RoundResult)]
    odd, even = (sum(scores) for scores in zip(*(one.score for one in results), strict=True))
    assert len(results) == 3
    assert [event for event in events if isinstance(event, GameOver)] == [
        GameOver(Score(odd, even), OverReason.ROUNDS)
    ]
