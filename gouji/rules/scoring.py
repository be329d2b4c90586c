"""名次和计分: places, scores and sweeps (END-2, SCORE-1 to SCORE-4, SWEEP-1)."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.rules.seats import BIT, SEATS, Federation, Seat, Seats, federation


class Scoring(StrEnum):
    """计分: what the places are worth (SCORE-1)."""

    OUTLINE = "outline"
    TOURNAMENT = "tournament"


class AfterSweep(StrEnum):
    """串三户后: what a sweep does to the game (SWEEP-1)."""

    FRESH = "fresh"
    END_GAME = "end_game"


class OverReason(StrEnum):
    """终局原因: why a game is over (SWEEP-1, SCORE-4, VOID-1)."""

    ROUNDS = "rounds"
    SWEEP = "sweep"
    STREAK = "streak"
    DISSOLVED = "dissolved"


WORTH: Final[Mapping[Scoring, tuple[int, ...]]] = MappingProxyType(
    {Scoring.OUTLINE: (4, 2, 0, 0, -2, -4), Scoring.TOURNAMENT: (6, 4, 2, 0, -4, -6)}
)
"""The worth of the places 1 to 6 (SCORE-1)."""

SWEEP_FACTOR: Final = 2
"""A sweep doubles both sides' sums (SCORE-2)."""

SWEEP_PLACES: Final = frozenset({1, 2, 3})


class Score(NamedTuple):
    """得分: points of the two federations."""

    odd: int = 0
    even: int = 0

    def plus(self, other: "Score") -> "Score":
        """总分: the sum of two scores (SCORE-4)."""
        return Score(self.odd + other.odd, self.even + other.even)


def free_place(places: Sequence[int], *, kept: int = 0, lowest: bool = False) -> int:
    """名次: the highest free place (END-1), or the lowest (END-3).

    Args:
        places: the place of each seat, 0 while it has none.
        kept: a place kept for a revolter, 0 for none (REVOLT-3).
        lowest: whether the seat is forced out.
    """
    taken = {*places, kept}
    free = [place for place in range(1, len(SEATS) + 1) if place not in taken]
    return free[-1] if lowest else free[0]


def final_places(
    places: Sequence[int],
    in_play: Seats,
    sizes: Sequence[int],
    order: Sequence[Seat],
    *,
    kept: int = 0,
) -> tuple[int, ...]:
    """名次: the places when the round has ended, the seats left ranked by their cards (END-2).

    Args:
        places: the place of each seat, 0 while it has none.
        in_play: the seats left in play.
        sizes: cards left, by seat.
        order: the order that decides among equals.
        kept: a place kept for a revolter, 0 for none (REVOLT-3).
    """
    left = [seat for seat in order if in_play & BIT[seat]]
    final = list(places)
    for seat in sorted(left, key=lambda seat: sizes[seat - 1]):
        final[seat - 1] = free_place(final, kept=kept)
    return tuple(final)


def sweeper(places: Sequence[int]) -> Federation | None:
    """串三户: the federation that took places 1, 2 and 3, if one did."""
    heads = {federation(seat) for seat in SEATS if places[seat - 1] in SWEEP_PLACES}
    return heads.pop() if len(heads) == 1 else None


def worth(scoring: Scoring, *, negative: bool) -> tuple[int, ...]:
    """得分: what the places 1 to 6 are worth (SCORE-1, SCORE-3).

    Args:
        scoring: what the places are worth.
        negative: whether a place may be worth less than zero.
    """
    full = WORTH[scoring]
    return full if negative else tuple(max(0, points) for points in full)


def round_score(places: Sequence[int], scoring: Scoring, *, negative: bool) -> Score:
    """得分: both federations' points for a round (SCORE-1 to SCORE-3).

    Args:
        places: the place of each seat, 1 to 6.
        scoring: what the places are worth.
        negative: whether a place may be worth less than zero.
    """
    points = worth(scoring, negative=negative)
    factor = SWEEP_FACTOR if sweeper(places) else 1
    sums = {
        side: factor
        * sum(points[places[seat - 1] - 1] for seat in SEATS if federation(seat) is side)
        for side in Federation
    }
    return Score(sums[Federation.ODD], sums[Federation.EVEN])


def seat_at(places: Sequence[int], place: int) -> Seat:
    """名次: the seat that took a place."""
    return SEATS[list(places).index(place)]


class Streak(NamedTuple):
    """包饺子: how many rounds running one federation has swept the other (SWEEP-1)."""

    side: Federation | None = None
    rounds: int = 0

    def then(self, sweep: Federation | None) -> "Streak":
        """包饺子: the streak after one more round."""
        if sweep is None:
            return Streak()
        return Streak(sweep, self.rounds + 1 if sweep is self.side else 1)


def end_of_game(
    streak: Streak, after_sweep: AfterSweep, longest: int, *, is_last_round: bool
) -> OverReason | None:
    """终局: why the game ends after this round, the first reason that holds, or ``None`` (SWEEP-1).

    Args:
        streak: the streak with this round counted.
        after_sweep: what a sweep does.
        longest: ``sweep_streak``, the streak that ends the game; 0 for none.
        is_last_round: whether all rounds are played.
    """
    if streak.rounds and after_sweep is AfterSweep.END_GAME:
        return OverReason.SWEEP
    if longest and streak.rounds >= longest:
        return OverReason.STREAK
    return OverReason.ROUNDS if is_last_round else None
