"""时间线: a game in one line: its rounds, and what happened in the one that is looked at. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Final, NamedTuple

from gouji.tui.glyphs import HERE, LINE
from gouji.tui.highlights import best_sign
from gouji.tui.reel import Reel

TABS: Final = 3
"""The part of the width, as a divisor, that the numbers of the rounds may take."""


class Look(StrEnum):
    """样子: how a cell is drawn."""

    ROUND = "round"
    LINE = "line"
    MARK = "mark"
    HERE = "here"


class Cell(NamedTuple):
    """一格: one cell of the line."""

    sign: str
    look: Look
    target: int
    """The frame that it leads to."""


def timeline(reel: Reel, marks: Mapping[int, str], width: int) -> tuple[Cell, ...]:
    """时间线: the cells of the line, from left to right.

    Args:
        reel: the game, where it stands.
        marks: signs of a review, by frame, in place of those of the game.
        width: cells there are.
    """
    tabs = tuple(_tabs(reel, width // TABS))
    return (*tabs, *_line(reel, marks, width - len(tabs)))


def _tabs(reel: Reel, room: int) -> Iterator[Cell]:
    """局: the numbers of the rounds, or of those around the one that is looked at."""
    if len(reel.rounds) == 1:
        return
    labels = [
        (f"[{number}]" if start == reel.in_round.start else f" {number} ", start)
        for start in reel.rounds
        for number in [reel.number_of(start)]
    ]
    for label, start in _around(labels, reel.rounds.index(reel.in_round.start), room):
        yield from (Cell(sign, Look.ROUND, start) for sign in label)


def _around(labels: Sequence[tuple[str, int]], at: int, room: int) -> Sequence[tuple[str, int]]:
    first = last = at
    while True:
        wider = [(max(0, first - 1), last), (first, min(len(labels) - 1, last + 1))]
        fitting = [
            (one, other)
            for one, other in wider
            if (one, other) != (first, last)
            and sum(len(label) for label, _ in labels[one : other + 1]) <= room
        ]
        if not fitting:
            return labels[first : last + 1]
        # On the shorter side first, so that the round looked at stays in the middle.
        first, last = min(fitting, key=lambda ends: abs((at - ends[0]) - (ends[1] - at)))


def _line(reel: Reel, marks: Mapping[int, str], room: int) -> Iterator[Cell]:
    """局: the round that is looked at, a cell for each step, or for several where there are too many."""
    in_round = reel.in_round
    stops = [stop for stop in reel.stops if stop in in_round]
    end = len(stops) - 1
    cells = min(room, len(stops)) - 1
    places = ((place * cells // end if end else 0, stop) for place, stop in enumerate(stops))
    for _, group in groupby(places, key=lambda one: one[0]):
        held = {stop: _sign_at(reel, marks, stop) for _, stop in group}
        sign = best_sign(held.values())
        marked = next(stop for stop, own in held.items() if own == sign)
        if reel.position in held:
            yield Cell(HERE, Look.HERE, reel.position)
        else:
            yield Cell(sign or LINE, Look.MARK if sign else Look.LINE, marked)


def _sign_at(reel: Reel, marks: Mapping[int, str], stop: int) -> str:
    return best_sign(marks.get(index) or reel.signs[index] for index in reel.shown_at(stop))
