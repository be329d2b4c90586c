"""系列赛: many boards of one pairing, in one process or several, and what they say together."""

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gouji.arena.board import Mark
from gouji.arena.duel import Pairing, Side, duel
from gouji.bots.pool import spread

NORMAL_95: Final = 1.96
"""Standard errors on either side of a mean that hold it 95 times of 100."""

CHUNK: Final = 4
"""Boards that a process is given at a time."""


class Summary(NamedTuple):
    """总结: a pairing over all boards played."""

    pairing: Pairing
    points: list[float]
    """Of the first bot, by board."""
    one: Side
    other: Side

    @property
    def boards(self) -> int:
        """Boards played."""
        return len(self.points)

    @property
    def mean(self) -> float:
        """The first one's points a round."""
        return fmean(self.points)

    @property
    def margin(self) -> float:
        """Half the width of the mean's 95 % interval; needs two boards."""
        return NORMAL_95 * stdev(self.points) / sqrt(self.boards)


def quantile(times: list[float], share: float) -> float:
    """分位数: the least of the values that so large a share of them does not exceed."""
    return sorted(times)[ceil(share * len(times)) - 1]


def head_share(side: Side, other: Side) -> float:
    """头科率: the share of head places that one side took."""
    heads = side.marks[Mark.HEAD]
    return heads / (heads + other.marks[Mark.HEAD])


def games(side: Side, seats: int) -> float:
    """局数: rounds that a side played, so many seats in each."""
    return side.marks[Mark.ROUND] / seats


def run(
    pairing: Pairing,
    boards: int,
    seed: int,
    jobs: int = 1,
    done: Callable[[int], object] = lambda _: None,
) -> Summary:
    """系列赛: play the boards; Ctrl-C ends it with those that are done.

    Args:
        pairing: who meets.
        boards: how many boards.
        seed: of the boards; the same seed gives the same boards to every pairing.
        jobs: processes; the result is the same whatever their number.
        done: called after each board with the number of those done.

    Raises:
        UnknownBotError: there is no bot of a name.
    """
    summary = Summary(pairing, [], Side(Counter(), []), Side(Counter(), []))
    with suppress(KeyboardInterrupt):
        play = partial(duel, pairing, seed)
        for points, one, other in spread(play, range(boards), jobs, CHUNK):
            summary.points.append(points)
            summary.one.add(one)
            summary.other.add(other)
            done(summary.boards)
    return summary
