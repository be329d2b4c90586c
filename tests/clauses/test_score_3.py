"""SCORE-3: with ``negative_scores=false`` a place worth less than zero counts 0."""

import pytest

from gouji.rules.scoring import Score
from tests.positions import position


@pytest.mark.parametrize(
    ("scoring", "negative", "score"),
    [
        ("outline", True, Score(-2, 2)),
        ("outline", False, Score(4, 2)),
        ("tournament", True, Score(-4, 6)),
        ("tournament", False, Score(6, 6)),
    ],
)
def test_each_place_counts_zero_at_least(scoring: str, negative: bool, score: Score) -> None:
    game = position("- 5 33 - 333 -", 2, (1, 4, 6), scoring=scoring, negative_scores=negative).says(
        "2 play 5"
    )
    assert game.result.places == (1, 4, 5, 2, 6, 3)
    assert game.result.score == score


def test_a_swept_side_scores_zero() -> None:
    game = position("5 33 - 33 - 33", 1, (3, 5), negative_scores=False).says("1 play 5")
    assert game.result.score == Score(12, 0)
