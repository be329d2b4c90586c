"""SCORE-2: a sweep doubles both sides' sums."""

import pytest

from gouji.rules.scoring import Score
from gouji.rules.seats import Federation
from tests.positions import position


@pytest.mark.parametrize(
    ("hands", "out", "play", "sweep", "odd", "even"),
    [
        ("5 33 - 33 - 33", (3, 5), "1 play 5", Federation.ODD, 12, -12),
        ("33 5 33 - 33 -", (4, 6), "2 play 5", Federation.EVEN, -12, 12),
    ],
)
def test_both_sides_are_doubled(
    hands: str, out: tuple[int, ...], play: str, sweep: Federation, odd: int, even: int
) -> None:
    game = position(hands, int(play[0]), out).says(play)
    assert game.result.sweep is sweep
    assert game.result.score == Score(odd, even)


def test_in_the_tournament() -> None:
    game = position("5 33 - 33 - 33", 1, (3, 5), scoring="tournament").says("1 play 5")
    assert game.result.score == Score(24, -20)


def test_no_sweep_is_not_doubled() -> None:
    game = position("- 5 33 - 333 -", 2, (1, 4, 6)).says("2 play 5")
    assert game.result.sweep is None
    assert game.result.score == Score(-2, 2)
