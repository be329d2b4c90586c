"""Tell in which direction each weight of the regular bot gains.

``python -m tools.tuning --boards 8000 --seed 1 --against novice`` plays every board with each weight a part
of itself more or less, by chance. Every weight is more on half of the boards and less on the others, so
that half the difference between them is what it gains by being so much more, for all weights at once. That
is printed, in points a round, with a 95 % interval; boards of other seeds tell whether several changes pay.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import reload
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from gouji.arena.duel import Pairing, duel
from gouji.arena.series import NORMAL_95
from gouji.bots import weights, worth
from gouji.bots.base import Bot, Decision
from gouji.bots.pool import spread
from gouji.bots.registry import make_bot
from gouji.bots.regular import RegularBot
from gouji.engine.views import SeatView
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.seats import Seat

SHIFT: Final = 0.15
"""By this part of itself a weight is more or less."""

SHIFTED: Final = "shifted"
"""The name of a bot with other weights; the number of its board follows."""

CHUNK: Final = 20
"""Boards that a process is given at a time."""

Weights = Mapping[str, object]
Signs = Mapping[str, int]
"""By weight, 1 where it is more and -1 where it is less."""

USUAL: Final[Weights] = MappingProxyType(
    {name: value for name, value in vars(weights).items() if name.isupper()}
)


class Gain(NamedTuple):
    """What a weight gains by being more."""

    weight: str
    points: float
    margin: float
    """Half the width of the 95 % interval."""


def changed(value: object, name: str, change: Callable[[str, float], float]) -> object:
    """The value with each of its weights changed; what a pair begins with is none.

    Args:
        value: a weight, or a tuple of weights and pairs.
        name: of the weight; those of a tuple's items follow from it.
        change: told the name and the weight, gives another.
    """
    if not isinstance(value, tuple):
        return change(name, cast("float", value))
    return tuple(
        (*part[:-1], changed(part[-1], f"{name}[{index}]", change))
        if isinstance(part, tuple)
        else changed(part, f"{name}[{index}]", change)
        for index, part in enumerate(value)
    )


def shifted(signs: Signs) -> Weights:
    """All weights, each more or less."""

    def shift(name: str, weight: float) -> float:
        return weight * (1 + SHIFT * signs.get(name, 0))

    return {name: changed(value, name, shift) for name, value in USUAL.items()}


def _names() -> Iterator[str]:
    found: dict[str, float] = {}
    for name, value in USUAL.items():
        changed(value, name, found.setdefault)
    return (name for name, weight in found.items() if weight)


WEIGHTS: Final = tuple(_names())


def signs_of(board: int) -> Signs:
    """Which weights are more on a board, and which less."""
    rng = Random(f"weights of board {board}")
    return {name: rng.choice((-1, 1)) for name in WEIGHTS}


class Weighed:
    """熟手, with weights of its own."""

    def __init__(self, own: Weights) -> None:
        self._bot = RegularBot(Random(0))
        self._weights = own
        vars(weights).update(own)
        self._worth = dict(vars(reload(worth)))

    def choose(self, view: SeatView) -> Decision:
        """Choose by these weights: others may sit at the same table."""
        vars(weights).update(self._weights)
        vars(worth).update(self._worth)
        return self._bot.choose(view)


@cache
def usual() -> Weighed:
    """The regular bot as it is."""
    return Weighed(USUAL)


def make(name: str, seed: int, seat: Seat) -> Bot:
    """A bot by name, or the regular one with the weights of a board."""
    if name == "regular":
        return usual()
    if not name.startswith(SHIFTED):
        return make_bot(name, seed, seat)
    return Weighed(shifted(signs_of(int(name.removeprefix(SHIFTED)))))


def points(against: str, preset: Preset, seed: int, board: int) -> float:
    """What a board brings to the weights that it is played with."""
    pairing = Pairing(f"{SHIFTED} {board}", against, build(preset, {"rounds": 1}), make=make)
    return duel(pairing, seed, board).points


def gains(found: Sequence[float]) -> list[Gain]:
    """What each weight gains, the surest first.

    Args:
        found: the points of each board, from the first on.
    """
    mean, margin = fmean(found), NORMAL_95 * pstdev(found) / sqrt(len(found))
    boards = [(signs_of(board), one - mean) for board, one in enumerate(found)]
    every = (
        Gain(name, fmean(signs[name] * more for signs, more in boards), margin) for name in WEIGHTS
    )
    return sorted(every, key=lambda gain: -abs(gain.points))


def main() -> None:
    """Print a line for each weight."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--against", choices=("novice", "regular"), default="novice")
    parser.add_argument("--rules", type=Preset, default=Preset.CLASSIC)
    options = parser.parse_args()
    play = partial(points, options.against, options.rules, options.seed)
    found = [*spread(play, range(options.boards), options.jobs, CHUNK)]
    print(f"{fmean(found):+.2f} points a round, each weight {SHIFT:.0%} more or less")
    for weight, gained, margin in gains(found):
        print(f"{weight} {gained:+.3f} ± {margin:.3f}")


if __name__ == "__main__":
    main()
