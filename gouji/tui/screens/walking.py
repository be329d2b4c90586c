"""走动: the ways through a replay: by keys, along the timeline, and by itself."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from textual import on

from gouji.engine.refusals import Language
from gouji.records.players import Player
from gouji.tui.reel import Reel
from gouji.tui.screens.review import ReviewScreen
from gouji.tui.text import say
from gouji.tui.widgets.timeline import TimelineView

if TYPE_CHECKING:
    from textual.timer import Timer

PACES: Final = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""Seconds for a step that a replay may take when it goes on by itself."""
USUAL: Final = PACES.index(1.0)


class WalkingScreen(ReviewScreen):
    """走动: a replay that goes where it is told to, or on by itself."""

    def __init__(self, reel: Reel, players: Sequence[Player], language: Language) -> None:
        """Stand where the reel does; see :class:`ReviewScreen`."""
        super().__init__(reel, players, language)
        self._pace = USUAL
        self._timer: Timer | None = None
        """Takes the next step, while the replay goes on by itself."""

    @abstractmethod
    def redraw(self) -> None:
        """Draw the position looked at."""

    @property
    def is_going(self) -> bool:
        """播放: whether it goes on by itself."""
        return self._timer is not None

    @property
    def seconds(self) -> float:
        """快慢: what each step takes then."""
        return PACES[self._pace]

    def halt(self) -> None:
        """停: go on by itself no longer."""
        if self._timer:
            self._timer.stop()
            self._timer = None
            self.refresh_bindings()

    # ------------------------------------------------------------------ where it is told to

    def _go(self, way: Callable[[], None]) -> None:
        self.halt()
        way()
        self.redraw()

    def action_move(self, steps: int) -> None:
        """Go some steps on, or back."""
        self._go(partial(self._reel.move, steps))

    def action_trick(self, steps: int) -> None:
        """Go to the next trick, or the one before."""
        self._go(partial(self._reel.move_trick, steps))

    def action_event(self, steps: int) -> None:
        """Go to the next thing worth noting, or the one before."""
        self._go(partial(self._reel.move_event, steps))

    def action_round(self, steps: int) -> None:
        """Go to the next round, or back to the beginning of one."""
        self._go(partial(self._reel.move_round, steps))

    def action_next_worse(self) -> None:
        """Go to the next decision that a review calls worse."""
        self._go(self._to_next_worse)

    def action_rewind(self) -> None:
        """Go to the first position."""
        self._go(self._reel.rewind)

    def action_wind_on(self) -> None:
        """Go to the last position."""
        self._go(self._reel.wind_on)

    @on(TimelineView.Pointed)
    def go_where_pointed(self, event: TimelineView.Pointed) -> None:
        """点线: go to the position that the mouse points to."""
        self._go(partial(self._reel.go_to_frame, event.position))

    # ------------------------------------------------------------------ by itself

    def action_autoplay(self) -> None:
        """Go on by itself; from the end, from the beginning."""
        if self._reel.position == self._reel.stops[-1]:
            self._reel.rewind()
        self._set_out()

    def _set_out(self) -> None:
        self._timer = self.set_interval(self.seconds, self._tick)
        self.refresh_bindings()
        self.redraw()

    def action_pause(self) -> None:
        """Go on by itself no longer."""
        self.halt()
        self.redraw()

    def action_pace(self, faster: int) -> None:
        """Go on by itself faster, or slower."""
        self._pace = max(0, min(len(PACES) - 1, self._pace + faster))
        if self._timer:
            self._timer.stop()
            self._set_out()
        else:
            self.notice(say("replay_plays", self._language, seconds=f"{self.seconds:g}"))

    def _tick(self) -> None:
        # A page to read may lie on the table.
        if self.app.screen is not self:
            return
        self._reel.move(1)
        if self._reel.position == self._reel.stops[-1]:
            self.halt()
        self.redraw()
