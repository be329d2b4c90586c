"""蛛丝马迹: what a seat's acts tell about the cards it still holds, rank by rank.

Whoever plays well lays a set when it is worth more than to pass and more than his other sets. So what a set
would have been worth to ``regular`` in his place tells whether he had it: hands are made up that hold so
many cards of every rank, and ``regular`` values their sets.
"""

from bisect import bisect
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from gouji.bots import follow, lead, weights
from gouji.bots.story import Moment, story
from gouji.bots.worth import TAKEN
from gouji.engine.actions import Wind
from gouji.engine.views import SeatView
from gouji.rules.cards import COPIES, NATURAL_RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import UNIT, Hand, counts
from gouji.rules.seats import Seat

STEPS: Final = (-0.1, 0.15, 0.7)
"""Worths, in leads, between which a set is a bad one, a fair one, a good one and a very good one."""

LATE: Final = 12
"""Cards from which on a hand is about to run, so that what it does not play tells less."""

LARGEST: Final = 5
"""Cards of a rank led; more are taken for as many."""


class Clue(IntEnum):
    """蛛丝马迹: what a seat did while it would have held a set; what the set was worth is the step."""

    PASSED = 0
    """It passed on an enemy's set which that set beats."""
    PASSED_LATE = 1
    """The same, with few cards."""
    PASSED_MATE = 2
    """The same on a mate's set."""
    KEPT_TWOS = 3
    """It passed on an enemy's set, and that set is of twos."""
    OTHER = 4
    """It answered with naturals alone of another rank, by how much the set is worth more."""
    FILLED_OTHER = 5
    """It answered with twos or jokers, by how much the set is worth more."""
    OWN = 6
    """It answered with just that set, and this is what it was worth."""
    LED_OTHER = 7
    """It led another set, by how much this one is worth more."""
    LED_ABOVE = 8
    """It led a higher set that is no gouji set."""
    LEFT = 9
    """It answered with naturals alone of that rank, and still holds some."""
    LEFT_LEADING = 10
    """It led that rank, or filled it up, and still holds some."""
    TWO = 11
    """Nothing: it is a two."""


class Hint(NamedTuple):
    """蛛丝马迹: a clue to a seat's holding of a rank."""

    seat: Seat
    rank: int
    held: int
    clue: Clue
    step: int


Found = Iterator[tuple[int, int, Clue, int]]


def hints(view: SeatView) -> Iterator[Hint]:
    """蛛丝马迹: all that is to be learnt of the seats whose cards are hidden, from what all have seen."""
    hidden = {seat for seat, left in enumerate(view.counts, start=1) if left} - {view.seat}
    unseen = counts(view.unseen)
    for seat in sorted(hidden):
        if unseen[Rank.TWO]:
            yield Hint(Seat(seat), Rank.TWO, 1, Clue.TWO, 0)
    for moment in story(view):
        if moment.seat in hidden and not moment.is_burner and not isinstance(moment.act, Wind):
            for found in _of(moment, unseen):
                yield Hint(moment.seat, *found)


def _of(moment: Moment, unseen: bytes) -> Found:
    laid = moment.laid
    best = moment.best
    if best is None:
        return _led(moment, laid, unseen) if laid is not None and laid.naturals else iter(())
    if best.jokers:
        return iter(())
    if laid is None:
        return _declined(moment, best, unseen)
    return _answered(moment, best, laid, unseen)


@cache
def _so_many(number: int, lowest: int, twos: int) -> Hand:
    # So many cards of each rank from one on, one of each lower, and twos.
    naturals = sum(UNIT[rank] * (number if rank >= lowest else 1) for rank in NATURAL_RANKS)
    return Hand(naturals + twos * UNIT[Rank.TWO])


def _worths(moment: Moment, best: Combo) -> dict[int, float]:
    # What each rank's answer is worth, but for what it takes from the cards of the rank.
    body = best.body
    hand = _so_many(body, best.rank + 1, body if best.rank < Rank.TWO else 0)
    found = {}
    for worth, laid in follow.options(moment.scene(hand)):
        if laid.naturals == body:
            found[int(laid.rank)] = worth - TAKEN[laid.rank][body][body]
        elif laid.twos == laid.size == body:
            found[int(Rank.TWO)] = worth - TAKEN[Rank.TWO][body][body]
    return found


def _holdings(moment: Moment, rank: int, least: int, unseen: bytes) -> range:
    # What the seat may hold of a rank now, if it held so many of it then.
    later = moment.later[rank]
    return range(max(0, least - later), min(unseen[rank], COPIES - later) + 1)


def _declined(moment: Moment, best: Combo, unseen: bytes) -> Found:
    clue = Clue.PASSED_LATE if moment.counts[moment.seat - 1] <= LATE else Clue.PASSED
    if not (moment.owner ^ moment.seat) & 1:
        clue = Clue.PASSED_MATE
    body = best.body
    for rank, base in _worths(moment, best).items():
        of_rank = Clue.KEPT_TWOS if rank == Rank.TWO else clue
        for held in _holdings(moment, rank, body, unseen):
            had = held + moment.later[rank]
            yield rank, held, of_rank, bisect(STEPS, base + TAKEN[rank][had][body])


def _answered(moment: Moment, best: Combo, laid: Combo, unseen: bytes) -> Found:
    body, own, power = best.body, int(laid.rank), laid.twos + laid.jokers
    worths = _worths(moment, best)
    if laid.naturals:
        for held in range(1, unseen[own] + 1):
            yield own, held, Clue.LEFT_LEADING if power else Clue.LEFT, 0
    if own not in worths:
        return
    chosen = worths[own] - weights.SMALL * laid.small - weights.BIG * laid.big
    chosen += TAKEN[Rank.TWO][laid.twos][laid.twos]
    if laid.naturals:
        chosen += TAKEN[own][laid.naturals][laid.naturals]
    for rank, base in worths.items():
        if rank == Rank.TWO or (rank == own and power):
            continue
        clue = Clue.OWN if rank == own else Clue.FILLED_OTHER if power else Clue.OTHER
        less = 0.0 if rank == own else chosen
        for held in _holdings(moment, rank, body, unseen):
            had = held + moment.later[rank]
            yield rank, held, clue, bisect(STEPS, base + TAKEN[rank][had][body] - less)


def _led(moment: Moment, laid: Combo, unseen: bytes) -> Found:
    own = int(laid.rank)
    for held in range(1, unseen[own] + 1):
        yield own, held, Clue.LEFT_LEADING, 0
    lowest = int(moment.rules.biesan)
    worths = {
        (int(one.rank), number): worth
        for number in range(1, LARGEST + 1)
        for worth, one in lead.options(moment.scene(_so_many(number, lowest, 0)))
        if one.naturals == number and one.size == number
    }
    if (own, 1) not in worths:
        return
    chosen = worths[own, min(laid.body, LARGEST)]
    chosen -= weights.SMALL * laid.small + weights.BIG * laid.big
    is_low = not is_gouji(laid)
    for rank in range(lowest, len(NATURAL_RANKS)):
        later = moment.later[rank]
        if rank == own:
            continue
        for held in range(0 if later else 1, unseen[rank] + 1):
            worth = worths[rank, min(held + later, LARGEST)]
            yield rank, held, Clue.LED_OTHER, bisect(STEPS, worth - chosen)
            if is_low and rank < own:
                yield rank, held, Clue.LED_ABOVE, 0
