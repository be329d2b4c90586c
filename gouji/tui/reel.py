"""片盘: the positions of a recorded game in order, and the one that is looked at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gouji.engine.events import (
    Dealt,
    Event,
    Events,
    GameOver,
    RoundOpened,
    RoundResult,
    TookLast,
    TrickOpened,
)
from gouji.engine.state import AskingLast, Over, RoundDue, State
from gouji.records.errors import RecordError
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.records.schema import DealLine, DecisionLine


@dataclass(frozen=True, slots=True)
class Frame:
    """一格: the position after a deal or a decision; states are frozen, so keeping all costs little."""

    state: State
    events: Events
    """What led to it."""

    def has(self, kind: type[Event]) -> bool:
        """Whether an event of a kind led to it."""
        return any(isinstance(event, kind) for event in self.events)


class Reel:
    """片盘: where a replay stands. Moving past an end stays at the end."""

    def __init__(self, frames: Sequence[Frame], fault: RecordError | None = None) -> None:
        """Stand at the first frame.

        Args:
            frames: all positions, one at least; a round begins with the first.
            fault: why the record cannot be followed further.
        """
        self._frames = tuple(frames)
        self.fault = fault
        self.position = 0
        self._rounds = [index for index, frame in enumerate(frames) if frame.has(RoundOpened)]
        self._tricks = [index for index, frame in enumerate(frames) if frame.has(TrickOpened)]

    @property
    def frame(self) -> Frame:
        """The position looked at."""
        return self._frames[self.position]

    @property
    def is_in_play(self) -> bool:
        """未完: whether the cards of its last round are not played out."""
        return not isinstance(self._frames[-1].state.phase, Over | RoundDue | AskingLast)

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self._frames) - 1

    @property
    def round(self) -> int:
        """局: the number of the round; one that was void counts no more than once (REVOLT-2)."""
        return next(
            event.number
            for event in self._frames[self._start].events
            if isinstance(event, RoundOpened)
        )

    @property
    def _start(self) -> int:
        return max(index for index in self._rounds if index <= self.position)

    @property
    def in_round(self) -> int:
        """手: the number of the position in its round; the first is 0."""
        return self.position - self._start

    @property
    def last_in_round(self) -> int:
        """手: the number of the last position of the round."""
        end = next((index for index in self._rounds if index > self.position), len(self._frames))
        return end - 1 - self._start

    @property
    def trick(self) -> int:
        """轮: the number of tricks of the round begun so far."""
        return sum(self._start <= index <= self.position for index in self._tricks)

    @property
    def so_far(self) -> Events:
        """The events of the round up to this position, after the results of the rounds before."""
        start = self._start
        before = (event for frame in self._frames[:start] for event in frame.events)
        results = [one for one in before if isinstance(one, RoundResult | TookLast | GameOver)]
        frames = self._frames[start : self.position + 1]
        return (*results, *(event for frame in frames for event in frame.events))

    def move(self, steps: int) -> None:
        """Go so many positions on, or back."""
        self.position = max(0, min(self.last, self.position + steps))

    def move_trick(self, steps: int) -> None:
        """Go to the next place where a trick begins, or with -1 back to the one before."""
        self._jump(self._tricks, steps)

    def move_round(self, steps: int) -> None:
        """Go to the beginning of the next round, or with -1 of this one, or of the one before."""
        self._jump(self._rounds, steps)

    def _jump(self, places: Sequence[int], steps: int) -> None:
        if steps > 0:
            self.position = next((i for i in places if i > self.position), self.last)
        else:
            self.position = next((i for i in reversed(places) if i < self.position), 0)

    def rewind(self) -> None:
        """Go to the first position."""
        self.position = 0

    def wind_on(self) -> None:
        """Go to the last position."""
        self.position = self.last


def wind(record: Record) -> Reel:
    """片盘: play a record through, as far as it is sound.

    Raises:
        RecordError: it has no deal, or is at fault before the first one.
    """
    frames: list[Frame] = []
    fault = None
    try:
        frames.extend(_frames(record))
    except RecordError as error:
        fault = error
    if not any(frame.has(Dealt) for frame in frames):
        raise fault or record.error(record.next_line, "nothing is dealt yet")
    return Reel(frames, fault)


def _frames(record: Record) -> Iterator[Frame]:
    lines = dict(record.lines)
    opened: Events = ()
    for moment in Replay(record):
        if isinstance(lines[moment.line], DealLine | DecisionLine):
            yield Frame(moment.after, (*opened, *moment.events))
            opened = ()
        elif moment.after.phase.asks:
            # Seats are asked whether they call before there is a deal (POINT-6).
            yield Frame(moment.after, moment.events)
        else:
            opened = moment.events
