"""SCORE-1: a federation scores the sum of its three places."""

from itertools import permutations

import pytest

from gouji.rules.scoring import Score, Scoring, round_score
from tests.positions import position

WORTH = {Scoring.OUTLINE: (4, 2, 0, 0, -2, -4), Scoring.TOURNAMENT: (6, 4, 2, 0, -4, -6)}
SWEEPS = ({1, 2, 3}, {4, 5, 6})


@pytest.mark.parametrize(
    ("scoring", "score"), [("outline", Score(-2, 2)), ("tournament", Score(-4, 6))]
)
def test_of_a_round_that_was_played(scoring: str, score: Score) -> None:
    game = position("- 5 33 - 333 -", 2, (1, 4, 6), scoring=scoring).says("2 play 5")
    assert game.result.places == (1, 4, 5, 2, 6, 3)
    assert (game.result.score, game.result.total) == (score, score)


@pytest.mark.parametrize("scoring", Scoring)
def test_of_every_order_without_a_sweep(scoring: Scoring) -> None:
    worth = WORTH[scoring]
    for places in permutations(range(1, 7)):
        odd, even = places[::2], places[1::2]
        if set(odd) not in SWEEPS:
            expected = (sum(worth[p - 1] for p in odd), sum(worth[p - 1] for p in even))
            assert round_score(places, scoring, negative=True) == expected
