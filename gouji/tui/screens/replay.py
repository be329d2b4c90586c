"""回放: a recorded game, walked through on the table."""

from collections.abc import Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import SEATS, Seat
from gouji.tui.prompt import Saying
from gouji.tui.reel import Reel
from gouji.tui.screens.table import TableScreen
from gouji.tui.story import Story
from gouji.tui.text import say
from gouji.tui.viewmodel import Names, open_table, seat_table

PAGE = 10
"""Positions that PageUp and PageDown go at once."""

REPLAY_KEY_LINES = tuple(f"replay_keys_{number}" for number in range(1, 14))
"""The words of the page of keys, line by line."""


class ReplayScreen(TableScreen):
    """回放: any position of a game, with all hands open or as one seat could see it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "close", "key_close", key_display="q", priority=True),
        *(
            Binding(key, action, show=False, priority=True)
            for key, action in {
                "right": "move(1)",
                "left": "move(-1)",
                "pagedown": f"move({PAGE})",
                "pageup": f"move({-PAGE})",
                "full_stop": "trick(1)",
                "comma": "trick(-1)",
                "right_square_bracket": "round(1)",
                "left_square_bracket": "round(-1)",
                "home": "rewind",
                "end": "wind_on",
                "0": "look(0)",
                **{str(seat): f"look({seat})" for seat in SEATS},
            }.items()
        ),
    ]

    def __init__(
        self, reel: Reel, names: Names, language: Language, perspective: Seat | None = None
    ) -> None:
        """Show a reel.

        Args:
            reel: the game.
            names: of the players, by seat.
            language: of the screen.
            perspective: the seat through whose eyes to look; ``None`` with all hands open.
        """
        super().__init__(names, language, replay=True)
        self._reel = reel
        self._perspective = perspective

    def on_mount(self) -> None:
        """Show the first position."""
        self.redraw()

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        super().set_language(language)
        self.redraw()

    def redraw(self) -> None:
        """Draw the position looked at."""
        frame, names, language = self._reel.frame, self._names, self._language
        seat = self._perspective
        if seat is None:
            self.show(open_table(frame.state, names, language))
        else:
            view = view_of(frame.state, seat)._replace(ask=None)
            self.show(seat_table(view, names, language))
        self._log.retell([*Story(names).told(self._reel.so_far)])
        self._question.show(Saying(self._header()))
        self.notice(self._fault() or say("replay_keys", language))

    def _header(self) -> str:
        seat = self._perspective
        return say(
            "replay_header",
            self._language,
            round=self._reel.round,
            position=self._reel.in_round,
            last=self._reel.last_in_round,
            trick=self._reel.trick,
            perspective=say("replay_open", self._language)
            if seat is None
            else say("replay_seat", self._language, seat=seat, name=self._names[seat - 1]),
        )

    def _fault(self) -> str:
        at_end = self._reel.position == self._reel.last
        fault = self._reel.fault
        if fault is None or not at_end:
            return ""
        return say("replay_fault", self._language, line=fault.line, what=fault.what)

    def key_lines(self, language: Language) -> Iterable[str]:
        """按键: what the page of keys says of a replay, a line each."""
        return (say(key, language) for key in REPLAY_KEY_LINES)

    def action_move(self, steps: int) -> None:
        """Go some positions on, or back."""
        self._reel.move(steps)
        self.redraw()

    def action_trick(self, steps: int) -> None:
        """Go to the next trick, or the one before."""
        self._reel.move_trick(steps)
        self.redraw()

    def action_round(self, steps: int) -> None:
        """Go to the next round, or back to the beginning of one."""
        self._reel.move_round(steps)
        self.redraw()

    def action_rewind(self) -> None:
        """Go to the first position."""
        self._reel.rewind()
        self.redraw()

    def action_wind_on(self) -> None:
        """Go to the last position."""
        self._reel.wind_on()
        self.redraw()

    def action_look(self, seat: int) -> None:
        """Look through the eyes of a seat, or with 0 at all hands."""
        self._perspective = Seat(seat) if seat else None
        self.redraw()

    def action_close(self) -> None:
        """Leave the replay."""
        self.dismiss(None)
