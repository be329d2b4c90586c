"""Places and streaks."""

import pytest

from gouji.rules.scoring import Score, Streak, free_place, seat_at, sweeper
from gouji.rules.seats import Federation


@pytest.mark.parametrize(
    ("places", "highest", "lowest"),
    [((0, 0, 0, 0, 0, 0), 1, 6), ((1, 0, 2, 0, 0, 6), 3, 5), ((1, 2, 3, 0, 5, 6), 4, 4)],
)
def test_free_places(places: tuple[int, ...], highest: int, lowest: int) -> None:
    assert free_place(places) == highest
    assert free_place(places, lowest=True) == lowest


def test_the_seat_at_a_place() -> None:
    assert [seat_at((3, 1, 6, 2, 5, 4), place) for place in range(1, 7)] == [2, 4, 1, 6, 5, 3]


@pytest.mark.parametrize(
    ("places", "side"),
    [
        ((1, 4, 2, 5, 3, 6), Federation.ODD),
        ((4, 2, 5, 3, 6, 1), Federation.EVEN),
        ((1, 3, 2, 4, 5, 6), None),
    ],
)
def test_a_sweep(places: tuple[int, ...], side: Federation | None) -> None:
    assert sweeper(places) is side


def test_a_streak_grows_by_the_same_side_only() -> None:
    odd, even = Federation.ODD, Federation.EVEN
    streak = Streak().then(odd).then(odd)
    assert streak == Streak(odd, 2)
    assert streak.then(even) == Streak(even, 1)
    assert streak.then(None) == Streak()


def test_scores_add_up() -> None:
    assert Score(4, -4).plus(Score(-6, 6)) == Score(-2, 2)
