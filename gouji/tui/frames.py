"""一格: the positions of a recorded game, and what of them one seat may see. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile

from gouji.engine.actions import NO, Action
from gouji.engine.events import Event, Events, visible
from gouji.engine.kernel import ask_of
from gouji.engine.state import State
from gouji.engine.views import SECRET, SeatView, view_of
from gouji.rules.asks import Ask
from gouji.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Frame:
    """一格: the position after a deal or a decision; states are frozen, so keeping all costs little."""

    state: State
    events: Events
    """What led to it."""
    decisions: int = 0
    """Decisions of the record up to it."""
    ask: Ask | None = None
    """The question that was answered last; ``None`` after a deal."""
    act: Action | None = None
    """The answer."""
    why: object = None
    """What the record says of the reason."""

    def has(self, kind: type[Event]) -> bool:
        """Whether an event of a kind led to it."""
        return any(isinstance(event, kind) for event in self.events)


def seen(state: State, seat: Seat) -> SeatView:
    """视角: what a seat could know, but whether it is asked: that it is not yet tells who is before it."""
    return view_of(state, seat)._replace(ask=None, options=())


def shown_to(frames: Sequence[Frame], seat: Seat) -> Iterator[tuple[int, Frame]]:
    """视角: the frames at which a seat learns something, each with all that led to it since the last one.

    What others are asked in secret and decline is no step: what they declined is seen together with what
    follows, as where nobody is asked.

    Returns:
        Their numbers, and what the seat may see.
    """
    before: SeatView | None = None
    since: list[Frame] = []
    for index, frame in enumerate(frames):
        since.append(frame)
        if _is_declined(frames, index, seat):
            continue
        after = seen(frame.state, seat)
        is_own = any(one.ask is not None and one.ask.seat == seat for one in since)
        events = tuple(event for one in since for event in one.events)
        if is_own or after != before or visible(events, seat):
            told = [one for one in since if one.act != NO or not _is_secret(one.ask, seat)]
            yield index, replace(told[-1] if told else frame, state=frame.state, events=events)
        before = after
        since.clear()


def _is_declined(frames: Sequence[Frame], index: int, seat: Seat) -> bool:
    """暗问: whether others are asked at a frame what this seat must not know, and all say no."""
    if not _is_secret(ask_of(frames[index].state), seat):
        return False
    answers = takewhile(lambda one: one.act == NO, islice(frames, index + 1, None))
    return any(not _is_secret(ask_of(one.state), seat) for one in answers)


def _is_secret(ask: Ask | None, seat: Seat) -> bool:
    return ask is not None and ask.seat != seat and ask.question in SECRET
