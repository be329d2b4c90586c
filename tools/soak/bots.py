"""Bots that mean to win, mixed: none may fail, and none burn what it cannot finish."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from gouji.arena.board import Board, Mark
from gouji.rules.presets import Preset, build
from gouji.rules.seats import SEATS

SHARES: Final = {"novice": 24, "regular": 24, "expert": 1}
"""How often each is seated; the expert thinks a thousand times as long."""
TOLD: Final = (Mark.FALLBACK, Mark.BURN, Mark.BURN_MADE, Mark.BURNT_OUT)
WRONG: Final = (Mark.FALLBACK, Mark.BURNT_OUT)


def soak(rounds: int, seed: int) -> Iterator[tuple[str, bool]]:
    """久战: play games of all presets until there are so many rounds.

    Args:
        rounds: how many at least.
        seed: of the deals, the seats and the bots.

    Yields:
        After each game the figures so far, and whether all is well.
    """
    played, marks, seated = 0, Counter[Mark](), Counter[str]()
    for number in count():
        rng = Random(f"soak {seed} {number}")
        preset = [*Preset][number % len(Preset)]
        names = rng.choices([*SHARES], [*SHARES.values()], k=len(SEATS))
        result = Board(build(preset), seed, number).play(names)
        rounds_here = result.marks[0][Mark.ROUND]
        played += rounds_here
        for name, of_seat in zip(names, result.marks, strict=True):
            seated[name] += rounds_here
            marks.update(of_seat)
        told = " ".join(f"{mark}={marks[mark]}" for mark in TOLD)
        seats = " ".join(f"{name}={seated[name]}" for name in SHARES)
        yield f"rounds={played} {told} seats: {seats}", not any(marks[mark] for mark in WRONG)
        if played >= rounds:
            return
