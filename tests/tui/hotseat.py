"""A game whose humans share the screen, turned page by page, and what stands on each page."""

import asyncio
from collections.abc import Callable
from time import monotonic

from textual.pilot import Pilot

from gouji.engine.actions import Action
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.seats import NOBODY, Seat, Seats, seat_set
from gouji.tui.desk import TableDesk
from gouji.tui.flows import PlayApp
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.table import TableScreen
from tests.tui.shell import PATIENCE, text_of

Choose = Callable[[SeatView], Action]
Claims = Callable[[Question, Seats], Seats]


class Hotseat:
    """Turns the pages of a game, for all of its humans."""

    def __init__(
        self,
        pilot: Pilot[None],
        app: PlayApp,
        choose: Choose,
        claims: Claims = lambda _, __: NOBODY,
    ) -> None:
        self._pilot = pilot
        self._app = app
        self._choose = choose
        self._claims = claims
        self._seated: Seat | None = None
        self._is_leaving = False

    @property
    def sitting(self) -> Seat | None:
        """Who may see his hand: who opened the curtain last, while he is asked or looks at his hand."""
        desk = self._app.desk
        is_up = self._is_leaving or (desk and (desk.asking or desk.can_end_look))
        return self._seated if is_up else None

    @property
    def desk(self) -> TableDesk:
        assert self._app.desk is not None
        return self._app.desk

    @property
    def page(self) -> str:
        """What the game waits for: ``curtain``, ``claim``, ``ask``, ``look`` or ``result``."""
        desk = self._app.desk
        match self._app.screen:
            case CurtainScreen():
                return "curtain"
            case ClaimScreen():
                return "claim"
            case ResultScreen():
                return "result"
            case TableScreen() if desk and desk.asking:
                return "ask"
            case TableScreen() if desk and desk.can_end_look:
                return "look"
            case _:
                return ""

    async def waits(self, unless: Callable[[], bool] = lambda: False) -> str:
        """Wait until the game waits, and tell for what; nothing where it is not to be waited for."""
        await until_so(lambda: unless() or bool(self.page))
        return "" if unless() else self.page

    async def shown(self) -> tuple[str, str]:
        """All that stands on the screen, and its picture, once it has come to rest."""
        before, now = None, ""
        while now != before:
            # A new footer comes a while after the keys that it names.
            await self._pilot.pause(0)
            await self._pilot.pause(0)
            before, now = now, self._app.export_screenshot()
        return text_of(self._app), now

    async def turn(self) -> None:
        """Do what the page is for, and wait until it is gone."""
        screen, view = self._app.screen, self.desk.asking
        match screen:
            case CurtainScreen():
                self._seated = screen._seat
                screen.action_ready()
            case ClaimScreen():
                screen.claimed = self._claims(Question(screen._what), seat_set(*screen._seats))
                screen.action_close()
            case _:
                await self._leave(view)
        await until_so(
            lambda: self._app.screen is not screen or not self.page or self.desk.asking is not view
        )

    async def _leave(self, view: SeatView | None) -> None:
        desk, self._is_leaving = self.desk, True
        if view is None:
            desk.waiting.go_on()
        else:
            desk.decided(self._choose(view))
        model = desk.screen._model
        await until_so(lambda: bool(self.page) or desk.screen._model is not model)
        self._is_leaving = False


async def until_so(condition: Callable[[], bool]) -> None:
    """Wait until something holds, but not until all is idle, which takes long on a busy machine."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "waited in vain"
        await asyncio.sleep(0.001)
