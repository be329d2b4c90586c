"""复盘: the decisions of a record's seats, each with its judgement, and what they come to."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from gouji.bots.pool import spread
from gouji.bots.registry import HUMAN
from gouji.engine.actions import Action
from gouji.engine.views import SeatView, view_of
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.review.judging import Grade, Judgement, judge
from gouji.rules.asks import Kind
from gouji.rules.seats import SEATS, Seat

COSTLIEST: Final = 3
"""Decisions that a summary names."""


class Taken(NamedTuple):
    """决定: what a seat did, and what it could know when it did it."""

    number: int
    """Its place among all decisions of the record, from 1 on."""
    view: SeatView
    act: Action

    @property
    def round(self) -> int:
        """局: the number of the round."""
        return self.view.match.number


class Verdict(NamedTuple):
    """评判: a decision with its judgement."""

    taken: Taken
    judgement: Judgement

    @property
    def points(self) -> float:
        """得失: points a round that it gives away; 0 where nothing is measured."""
        estimate = self.judgement.estimate
        return estimate.points if estimate else 0.0


class Tally(NamedTuple):
    """小结: the decisions of one seat together."""

    seat: Seat
    decisions: int
    grades: Counter[Grade]
    """How many decisions got each grade."""
    points: float
    """Given away in all, the sum of the estimates: below 0 if the bot's acts were the worse ones."""
    error: float
    """The standard error of the sum."""
    costliest: tuple[Verdict, ...]
    """The worst of those that are worse, three at most."""

    @property
    def choices(self) -> int:
        """选择: decisions at which there was more than one legal act."""
        return self.decisions - self.grades[Grade.FORCED]


def seats_of(players: Iterable[str]) -> tuple[Seat, ...]:
    """座位: whose decisions a review is about: the humans', or everybody's where there is none.

    Args:
        players: ``human`` or a bot's name, by seat.
    """
    seats = zip(SEATS, players, strict=True)
    return tuple(seat for seat, player in seats if player == HUMAN) or SEATS


def decisions(record: Record, seats: Collection[Seat]) -> Iterator[Taken]:
    """决定: those of some seats, in order; to end the game (VOID-1) is none.

    Raises:
        RecordError: a line cannot stand where it stands; those before it have been told.
    """
    replay = Replay(record)
    for _, before, _, _, ask, act in replay:
        if ask is None or act is None or act.kind is Kind.DISSOLVE or ask.seat not in seats:
            continue
        yield Taken(replay.decisions, view_of(before, ask.seat), act)


def verdicts(decisions: Sequence[Taken], jobs: int = 1) -> Iterator[Verdict]:
    """复盘: judge decisions, in order.

    Args:
        decisions: what was decided.
        jobs: processes; the result is the same whatever their number.
    """
    for taken, judgement in zip(decisions, spread(_judged, decisions, jobs), strict=True):
        yield Verdict(taken, judgement)


def _judged(taken: Taken) -> Judgement:
    return judge(taken.view, taken.act)


def tally(seat: Seat, verdicts: Iterable[Verdict]) -> Tally:
    """小结: what the verdicts on one seat come to.

    Args:
        seat: whose decisions are counted.
        verdicts: on any seats.
    """
    own = [verdict for verdict in verdicts if verdict.taken.view.seat == seat]
    estimates = [found for one in own if (found := one.judgement.estimate) is not None]
    worse = (one for one in own if one.judgement.grade is Grade.WORSE)
    return Tally(
        seat,
        len(own),
        Counter(one.judgement.grade for one in own),
        sum(estimate.points for estimate in estimates),
        hypot(*(estimate.error for estimate in estimates)),
        tuple(sorted(worse, key=lambda one: -one.points)[:COSTLIEST]),
    )
