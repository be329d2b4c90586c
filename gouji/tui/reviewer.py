"""复盘: judges the decisions of a replay one after another and keeps what it has found. Pure."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from gouji.engine.actions import Action
from gouji.engine.state import State
from gouji.engine.views import view_of
from gouji.review.judging import judge
from gouji.review.verdicts import Taken, Verdict
from gouji.rules.asks import Kind
from gouji.rules.seats import Seat
from gouji.tui.reel import Reel
from gouji.tui.thinking import think


class Decided(NamedTuple):
    """决定: a decision of a replay, and where it was made."""

    number: int
    """Its place among all decisions of the record, from 1 on."""
    before: State
    seat: Seat
    act: Action

    @property
    def taken(self) -> Taken:
        """决定: the same with what the seat could know."""
        return Taken(self.number, view_of(self.before, self.seat), self.act)


class Reviewer:
    """复盘: what is known so far of the decisions of a replay."""

    def __init__(self, reel: Reel) -> None:
        """Begin with nothing judged."""
        self.verdicts: dict[int, Verdict] = {}
        """By the number of the decision."""
        self.seats: tuple[Seat, ...] = ()
        """Those that were asked about last."""
        self.is_running = False
        self._decided = tuple(_decided(reel))

    async def judge(self, seats: tuple[Seat, ...], tell: Callable[[], object]) -> None:
        """复盘: judge what is not judged yet; cancelled, it keeps what is.

        Args:
            seats: whose decisions.
            tell: called whenever there is something new.
        """
        self.seats, self.is_running = seats, True
        try:
            for decided in self.pending(seats):
                tell()
                taken = decided.taken
                judgement = await think(partial(judge, taken.view, taken.act))
                self.verdicts[taken.number] = Verdict(taken, judgement)
        finally:
            self.is_running = False
            tell()

    def pending(self, seats: Collection[Seat]) -> tuple[Decided, ...]:
        """未评: the decisions of some seats that are not judged yet."""
        return tuple(
            one for one in self._decided if one.seat in seats and one.number not in self.verdicts
        )

    def found(self, seats: Collection[Seat]) -> Iterator[Verdict]:
        """评判: the verdicts on some seats."""
        return (one for one in self.verdicts.values() if one.taken.view.seat in seats)


def _decided(reel: Reel) -> Iterator[Decided]:
    for before, after in pairwise(reel.frames):
        ask, act = after.ask, after.act
        if ask and act and act.kind is not Kind.DISSOLVE:
            yield Decided(after.decisions, before.state, ask.seat, act)
