"""帮手: what the human at the table may wish for besides his acts: a hint, advice, a bot in his place."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.seats import BIT, Seat, Seats, members
from gouji.tui.hints import hint_for
from gouji.tui.keys import Command
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen, Public
from gouji.tui.screens.peek import OwnHandPage, WhoseScreen
from gouji.tui.session import Session
from gouji.tui.settings import faster
from gouji.tui.text import say
from gouji.tui.viewmodel import seat_table

if TYPE_CHECKING:
    from gouji.tui.app import GoujiApp
    from gouji.tui.desk import TableDesk


class HandOverScreen(ClaimScreen):
    """托管: humans who share the screen hand seats to bots, and take them back."""

    HOLDS = True

    def __init__(
        self, language: Language, seats: Mapping[Seat, str], handed: Seats, public: Public
    ) -> None:
        """Begin with the seats for which bots play already; see :class:`ClaimScreen`."""
        super().__init__(language, "handed", seats, public)
        self.claimed = handed


class Aide:
    """帮手: grants the wishes of whoever sits at a desk."""

    def __init__(self, app: "GoujiApp", session: Session, desk: "TableDesk") -> None:
        """Stand by; :meth:`grant` helps."""
        self._app = app
        self._session = session
        self._desk = desk
        self._hinting: SeatView | None = None
        """The question about which a bot is thinking."""
        self._ways: Mapping[Command, Callable[[], None]] = {
            Command.HINT: self._hint,
            Command.ADVICE: self._advise,
            Command.COUNTER: self._count,
            Command.HAND_OVER: self._hand_over,
            Command.PACE: self._change_pace,
            Command.LOOK: self._look,
        }

    def grant(self, wish: Command) -> None:
        """要求: do what is wished for, one of ``WISHES``, or say why not."""
        self._ways[wish]()

    def _notice(self, key: str, **facts: object) -> None:
        self._desk.screen.notice(say(key, self._app.language, **facts))

    def _hint(self) -> None:
        if not self._app.settings.hints:
            self._notice("hint_off")
        elif self._desk.asking and self._desk.asking is not self._hinting:
            # A bot cannot be stopped while it thinks, so one question gets one at a time.
            self._hinting = self._desk.asking
            self._notice("hint_thinking")
            hinting = self._give_hint(self._hinting)
            self._app.run_worker(hinting, group="hint", exclusive=True)

    async def _give_hint(self, view: SeatView) -> None:
        decision = await hint_for(view)
        self._hinting = None
        if self._desk.asking is not view or not self._app.settings.hints:
            return
        if decision is None:
            self._notice("hint_late")
        else:
            self._desk.screen.give_hint(decision)

    def _advise(self) -> None:
        view = self._desk.own
        if view is None:
            self._notice("notice_not_yours")
        else:
            self._app.push_screen(AdvicePage(self._app.language, view, self._session.names))

    def _count(self) -> None:
        if self._app.settings.counter:
            self._desk.screen.open_panel("counter")
        else:
            self._notice("counter_off")

    def _hand_over(self) -> None:
        if self._session.is_shared:
            self._in_public(self._ask_whose)
            return
        for seat in self._session.humans:
            self._desk.change_hands(Seats(self._session.handed ^ BIT[seat]))
            if not self._session.handed:
                self._notice("notice_taken_back")

    @property
    def _is_covered(self) -> bool:
        """Whether another page lies on the table already: a key may be pressed twice at once."""
        return self._app.screen is not self._desk.screen

    async def _ask_whose(self) -> None:
        if self._is_covered:
            return
        names = {seat: self._session.names[seat - 1] for seat in self._session.humans}
        handed, public = self._session.handed, self._desk.public
        with self._app.held():
            self._desk.hide()
            page = HandOverScreen(self._app.language, names, handed, public)
            self._desk.change_hands(await self._app.push_screen_wait(page))

    def _look(self) -> None:
        self._in_public(self._show_hand)

    def _in_public(self, ask: Callable[[], Coroutine[None, None, None]]) -> None:
        """Ask all who share the screen; whoever looks at his hand just now finishes that first."""
        if self._desk.can_end_look:
            self._desk.restate()
        else:
            self._app.run_worker(ask())

    async def _show_hand(self) -> None:
        """看牌: let one of those who share the screen look at his hand, whoever is asked."""
        if self._is_covered:
            return
        desk, language, names = self._desk, self._app.language, self._session.names
        whose = {seat: names[seat - 1] for seat in self._session.humans}
        with self._app.held():
            desk.hide()
            page = WhoseScreen(language, "look", whose, desk.public)
            claimed = await self._app.push_screen_wait(page)
            for seat in members(claimed):
                if self._app.settings.curtain:
                    curtain = CurtainScreen(language, seat, whose[seat], desk.public)
                    await self._app.push_screen_wait(curtain)
                model = seat_table(self._session.table.view(seat), names, language)
                await self._app.push_screen_wait(OwnHandPage(language, whose[seat], model.stacks))
            # Whoever was asked sits down anew.
            desk.change_hands(self._session.handed)

    def _change_pace(self) -> None:
        speed = faster(self._app.settings.speed)
        self._app.adopt(replace(self._app.settings, speed=speed))
        self._notice("notice_pace", speed=say(f"speed_{speed}", self._app.language))
