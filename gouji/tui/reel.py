"""片盘: the positions of a recorded game in order, and the one that is looked at. Pure."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

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
from gouji.engine.state import Over
from gouji.records.branch import is_in_play
from gouji.records.errors import RecordError
from gouji.records.reader import Record
from gouji.records.replay import Moment, Replay
from gouji.records.schema import DealLine, DecisionLine, LaterLine
from gouji.rules.seats import Seat
from gouji.tui.frames import Frame, shown_to
from gouji.tui.highlights import signs_of


class Reel:
    """片盘: where a replay stands, and whose eyes it is seen through.

    A seat sees steps only where it learns something: that another was asked in secret, and what, would tell
    of cards. Moving past an end stays at the end.
    """

    def __init__(self, frames: Sequence[Frame], fault: RecordError | None = None) -> None:
        """Stand at the first frame, with all hands open.

        Args:
            frames: all positions, one at least; a round begins with the first.
            fault: why the record cannot be followed further.
        """
        self.frames = tuple(frames)
        """All positions in order."""
        self.fault = fault
        self.position = 0
        """The number of the frame that is looked at; the first is 0."""
        self.signs = signs_of(frame.events for frame in self.frames)
        """大事: the sign of what is worth noting at each frame, empty where nothing is."""
        self.rounds = self._where(RoundOpened)
        """The frames with which rounds begin."""
        self._tricks = self._where(TrickOpened)
        self._notable = tuple(index for index, sign in enumerate(self.signs) if sign)
        self._viewer: Seat | None = None
        self._seen: dict[Seat | None, Mapping[int, Frame]] = {None: dict(enumerate(self.frames))}
        self._stops: dict[Seat | None, Sequence[int]] = {None: range(len(self.frames))}

    def _where(self, kind: type[Event]) -> Sequence[int]:
        return tuple(index for index, frame in enumerate(self.frames) if frame.has(kind))

    # ------------------------------------------------------------------ where one is

    @property
    def frame(self) -> Frame:
        """The position looked at, with all that led to it since the last one that can be looked at."""
        return self._seen[self._viewer][self.position]

    @property
    def is_in_play(self) -> bool:
        """未完: whether the cards of its last round are not played out."""
        return is_in_play(self.frames[-1].state)

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.frames) - 1

    @property
    def decision(self) -> int:
        """决定: the number of the decision that comes next, from 1 on over the whole record."""
        return self.frames[self.position].decisions + 1

    @property
    def step(self) -> int:
        """步: how far one is, from 1 on: the decision that comes next; to a seat, what it has seen."""
        if self._viewer is None:
            return min(self.decision, self.steps)
        return bisect_right(self.stops, self.position)

    @property
    def steps(self) -> int:
        """步: how many there are."""
        if self._viewer is None:
            end = self.frames[-1]
            return max(1, end.decisions + (not isinstance(end.state.phase, Over)))
        return len(self.stops)

    @property
    def round(self) -> int:
        """局: the number of the round; one that was void counts no more than once (REVOLT-2)."""
        return self.number_of(self._start)

    def number_of(self, start: int) -> int:
        """局: the number of the round that begins with a frame of :attr:`rounds`."""
        events = self.frames[start].events
        return next(event.number for event in events if isinstance(event, RoundOpened))

    @property
    def in_round(self) -> range:
        """局: the frames of the round that is looked at."""
        place = bisect_right(self.rounds, self.position)
        return range(self._start, (*self.rounds, len(self.frames))[place])

    @property
    def _start(self) -> int:
        return self.rounds[bisect_right(self.rounds, self.position) - 1]

    @property
    def trick(self) -> int:
        """轮: the number of tricks of the round begun so far."""
        return bisect_right(self._tricks, self.position) - bisect_right(
            self._tricks, self._start - 1
        )

    @property
    def so_far(self) -> Events:
        """The events of the round up to this position, after the results of the rounds before."""
        start = self._start
        before = (event for frame in self.frames[:start] for event in frame.events)
        results = [one for one in before if isinstance(one, RoundResult | TookLast | GameOver)]
        frames = self.frames[start : self.position + 1]
        return (*results, *(event for frame in frames for event in frame.events))

    # ------------------------------------------------------------------ whose eyes

    @property
    def viewer(self) -> Seat | None:
        """视角: the seat through whose eyes one looks; ``None`` with all hands open."""
        return self._viewer

    @viewer.setter
    def viewer(self, seat: Seat | None) -> None:
        self._viewer = seat
        if seat not in self._stops:
            self._stops[seat] = tuple(self._seen_by(seat))
        self.go(self.position)

    @property
    def stops(self) -> Sequence[int]:
        """站: the frames at which one can stand."""
        return self._stops[self._viewer]

    def seen_by(self, seat: Seat | None) -> Iterable[Frame]:
        """视角: the positions as a seat sees them, in order; ``None`` with all hands open."""
        return self._seen_by(seat).values()

    def _seen_by(self, seat: Seat | None) -> Mapping[int, Frame]:
        if seat is not None and seat not in self._seen:
            self._seen[seat] = dict(shown_to(self.frames, seat))
        return self._seen[seat]

    def shown_at(self, stop: int) -> range:
        """站: the frames of which whoever looks learns at a stop."""
        place = bisect_right(self.stops, stop - 1)
        return range(self.stops[place - 1] + 1 if place else 0, stop + 1)

    # ------------------------------------------------------------------ going somewhere

    def go(self, position: int) -> None:
        """Go to a frame, or to the last one before it at which one can stand."""
        self.position = self.stops[max(0, bisect_right(self.stops, position) - 1)]

    def go_to_frame(self, index: int) -> None:
        """Go to where a frame is shown: to itself, or to the first one after it at which one can stand."""
        self.position = self._stop_from(index)

    def _stop_from(self, index: int) -> int:
        return self.stops[min(bisect_left(self.stops, index), len(self.stops) - 1)]

    def go_to_decision(self, number: int) -> None:
        """决定: go to where a decision of the record comes next, by its number from 1 on."""
        numbers = [frame.decisions for frame in self.frames]
        self.go(bisect_right(numbers, number - 1) - 1)

    def go_to_step(self, number: int) -> None:
        """步: go to the step of a number, as :attr:`step` counts."""
        if self._viewer is None:
            self.go_to_decision(number)
        else:
            self.go(self.stops[max(1, min(number, self.steps)) - 1])

    def move(self, steps: int) -> None:
        """Go so many positions on, or back."""
        place = bisect_right(self.stops, self.position) - 1 + steps
        self.position = self.stops[max(0, min(len(self.stops) - 1, place))]

    def move_trick(self, steps: int) -> None:
        """Go to the next place where a trick begins, or with -1 back to the one before."""
        self._jump(self._tricks, steps)

    def move_event(self, steps: int) -> None:
        """大事: go to the next place where something is worth noting, or with -1 to the one before."""
        self._jump(self._notable, steps)

    def move_round(self, steps: int) -> None:
        """Go to the beginning of the next round, or with -1 of this one, or of the one before."""
        self._jump(self.rounds, steps)

    def _jump(self, places: Sequence[int], steps: int) -> None:
        # All of these are public, so that every seat sees them somewhere.
        stops = [*map(self._stop_from, places)]
        if steps > 0:
            self.position = next((i for i in stops if i > self.position), self.stops[-1])
        else:
            self.position = next((i for i in reversed(stops) if i < self.position), self.stops[0])

    def rewind(self) -> None:
        """Go to the first position."""
        self.position = self.stops[0]

    def wind_on(self) -> None:
        """Go to the last position."""
        self.position = self.stops[-1]


def wind(record: Record, tell: Callable[[float], None] = lambda _: None) -> Reel:
    """片盘: play a record through, as far as it is sound.

    Args:
        record: a record read whole.
        tell: called again and again with how much is done, up to 1.

    Raises:
        RecordError: it has no deal, or is at fault before the first one.
    """
    frames: list[Frame] = []
    fault = None
    try:
        frames.extend(_frames(record, tell))
    except RecordError as error:
        fault = error
    if not any(frame.has(Dealt) for frame in frames):
        raise fault or record.error(record.next_line, "nothing is dealt yet")
    return Reel(frames, fault)


def _frames(record: Record, tell: Callable[[float], None]) -> Iterator[Frame]:
    lines = dict(record.lines)
    opened: Events = ()
    replay = Replay(record)
    for number, moment in enumerate(replay, start=1):
        tell(number / len(lines))
        line = lines[moment.line]
        if isinstance(line, DealLine | DecisionLine):
            yield _frame(moment, line, opened, replay.decisions)
            opened = ()
        elif moment.after.phase.asks:
            # Seats are asked whether they call before there is a deal (POINT-6).
            yield Frame(moment.after, moment.events, replay.decisions)
        else:
            opened = moment.events


def _frame(moment: Moment, line: LaterLine, opened: Events, decisions: int) -> Frame:
    why = (line.model_extra or {}).get("_why")
    return Frame(moment.after, (*opened, *moment.events), decisions, moment.ask, moment.act, why)
