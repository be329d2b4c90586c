"""片盘: the positions of a recorded game in order, and the one that is looked at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gouji.engine.events import Events, TrickOpened
from gouji.engine.state import State
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


class Reel:
    """片盘: where a replay stands. Moving past an end stays at the end."""

    def __init__(self, frames: Sequence[Frame], fault: RecordError | None = None) -> None:
        """Stand at the first frame.

        Args:
            frames: all positions, one at least.
            fault: why the record cannot be followed further.
        """
        self._frames = tuple(frames)
        self.fault = fault
        self.position = 0
        self._tricks = [
            index
            for index, frame in enumerate(frames)
            if any(isinstance(event, TrickOpened) for event in frame.events)
        ]

    @property
    def frame(self) -> Frame:
        """The position looked at."""
        return self._frames[self.position]

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self._frames) - 1

    @property
    def trick(self) -> int:
        """轮: the number of tricks begun so far."""
        return sum(index <= self.position for index in self._tricks)

    @property
    def so_far(self) -> Events:
        """The events of all positions up to this one."""
        frames = self._frames[: self.position + 1]
        return tuple(event for frame in frames for event in frame.events)

    def move(self, steps: int) -> None:
        """Go so many positions on, or back."""
        self.position = max(0, min(self.last, self.position + steps))

    def move_trick(self, steps: int) -> None:
        """Go to the next place where a trick begins, or with -1 back to the one before."""
        if steps > 0:
            self.position = next((i for i in self._tricks if i > self.position), self.last)
        else:
            self.position = next((i for i in reversed(self._tricks) if i < self.position), 0)

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
    if not frames:
        raise fault or record.error(record.next_line, "nothing is dealt yet")
    return Reel(frames, fault)


def _frames(record: Record) -> Iterator[Frame]:
    lines = dict(record.lines)
    for moment in Replay(record):
        if isinstance(lines[moment.line], DealLine | DecisionLine):
            yield Frame(moment.after, moment.events)
