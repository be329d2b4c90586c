"""桌面: the table on the screen, and the curtain between the humans who share it."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from enum import StrEnum
from time import monotonic
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gouji.engine.actions import Action
from gouji.engine.events import Event, Events, RoundOpened, TributeCards
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.hand import EMPTY
from gouji.rules.seats import SEATS, Seat, Seats, members
from gouji.tui.narration import cards_words
from gouji.tui.results import Results
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.result import Next
from gouji.tui.screens.table import TableScreen
from gouji.tui.session import Session, Speed
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel, event_line, open_table, seat_table

if TYPE_CHECKING:
    from gouji.tui.app import GoujiApp

RECALLED: Final = 4
"""Lines of the log that a page hiding the table repeats."""

TYPED_AHEAD: Final = 0.4
"""Seconds after a step in which Space does nothing, so that a hasty one does not pass."""


class Wait(StrEnum):
    """等待: what the game waits for between questions."""

    PACE = "pace"
    STEP = "step"
    LOOK = "look"


NOTICE: Final[Mapping[Wait | None, str]] = MappingProxyType(
    {Wait.STEP: "notice_step", Wait.LOOK: "notice_look"}
)
"""What the message line says meanwhile."""


class TableDesk:
    """桌面: shows each state, asks each human, and lets no hand be seen by another."""

    def __init__(self, app: "GoujiApp", session: Session, results: Results) -> None:
        """Lay the table; its ``screen`` is to be pushed."""
        self._app = app
        self._session = session
        self._results = results
        self.screen = TableScreen(session.names, app.language)
        self._recent: deque[Event] = deque(maxlen=RECALLED)
        self._untold: defaultdict[Seat, list[Event]] = defaultdict(list)
        """What each human who shares the screen alone may know, until he sits down."""
        self._bottom = next(iter(session.humans), SEATS[0])
        """Whose seat was at the bottom edge last."""
        self._viewer = None if session.is_shared or not session.humans else self._bottom
        """Who alone can be looking."""
        self._view: SeatView | None = None
        self._answer: asyncio.Future[Action] | None = None
        self._wait: Wait | None = None
        self._go_on = asyncio.Event()
        self._stepped = -TYPED_AHEAD
        self._runs_on = False
        self._has_told_fault = False

    # What the driver needs

    def tell(self, events: Events) -> None:
        """记录: put what all may know of these events into the log, and what a lone human may."""
        language = self._app.language
        told = [(event, self._line(event, language)) for event in events]
        for event, line in told:
            if isinstance(event, RoundOpened):
                self._recent.clear()
                self._untold.clear()
            if self._session.is_shared and event.audience in self._session.humans:
                self._untold[event.audience].append(event)
            if line and event.audience is None:
                self._recent.append(event)
        self.screen.tell([line for _, line in told if line])
        if self._session.fault and not self._has_told_fault:
            self._has_told_fault = True
            self.screen.tell([self._session.saved.text(language)])

    def _line(self, event: Event, language: Language) -> str | None:
        names = self._session.names
        if event.audience is None:
            return event_line(event, names, language)
        is_own = not self._session.is_shared and event.audience in self._session.humans
        return self._own_line(event, language) if is_own else None

    def _own_line(self, event: Event, language: Language) -> str | None:
        if isinstance(event, TributeCards):
            names = self._session.names
            key = "told_paid" if event.giver == event.audience else "told_got"
            other = event.taker if event.giver == event.audience else event.giver
            cards = cards_words(event.cards, language)
            return say(key, language, name=names[other - 1], cards=cards)
        return None

    def show(self) -> None:
        """Draw the table as it stands now, nobody being asked."""
        self._view = None
        self.redraw()

    async def decide(self, view: SeatView) -> Action:
        """提问: put the view's question to the human at its seat."""
        await self._hand_over(view.seat)
        self._runs_on = False
        self._view = view
        self._whisper(view.seat)
        self._answer = asyncio.get_running_loop().create_future()
        self.redraw()
        act = await self._answer
        self._cover()
        await self._app.stand_still()
        return act

    async def look(self, view: SeatView) -> None:
        """看牌: let the human at the view's seat look at his hand."""
        await self._hand_over(view.seat)
        self._whisper(view.seat)
        # What the view knows, not what has been decided since: others have not looked yet.
        self._draw(seat_table(_unasked(view), self._session.names, self._app.language))
        await self._wait_for(Wait.LOOK)
        self._cover()
        self.screen.refresh_bindings()

    async def claim(self, question: Question, seats: Seats) -> Seats:
        """认领: ask in public which of these seats want what the question is about."""
        await self._app.stand_still()
        self.hide()
        names = {seat: self._session.names[seat - 1] for seat in members(seats)}
        page = ClaimScreen(self._app.language, question, names, self.public)
        claimed = await self._app.push_screen_wait(page)
        await self._app.stand_still()
        return claimed

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        """Tell everybody that a seat that claimed cannot do so."""
        name = self._session.names[seat - 1]
        self.screen.tell([say(f"refused_{question}", self._app.language, name=name)])

    async def settle(self, taker: Seat | None) -> bool:
        """局终: show the result of a round until the game is to go on.

        Args:
            taker: the human who may take over the last place; ``None`` if nobody may (END-5).

        Returns:
            Whether he does.
        """
        await self._app.stand_still()
        if self._session.is_shared:
            self.hide()
        self._runs_on = False
        wish = await self._results.show(taker)
        await self._app.stand_still()
        return wish is Next.TAKE_LAST

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` for Space."""
        if self._session.is_shared:
            # All may look meanwhile, so that even the same human sits down anew.
            self._viewer = None
        if seconds is None and not self._runs_on:
            await self._wait_for(Wait.STEP)
        else:
            await self._wait_for(Wait.PACE, 0.0 if self._runs_on else seconds)
        await self._app.stand_still()

    # What the user does

    @property
    def asking(self) -> SeatView | None:
        """The view of the human who is asked, until he answers."""
        return self._view if self._answer and not self._answer.done() else None

    def decided(self, act: Action) -> None:
        """决定: the human who is asked has answered."""
        view, answer = self.asking, self._answer
        if view and answer and _is_allowed(view, act):
            answer.set_result(act)

    @property
    def can_step(self) -> bool:
        """Whether Space brings the next act, or comes too hastily after one to mean a pass."""
        is_hasty = monotonic() - self._stepped < TYPED_AHEAD
        return is_hasty or (self.asking is None and self._steps)

    @property
    def _steps(self) -> bool:
        return self._session.speed is Speed.STEP or not self._session.humans

    def step(self) -> None:
        """Let the next bot play at once."""
        if self._wait in (Wait.STEP, Wait.PACE) and self._steps:
            self._stepped = monotonic()
            self._go_on.set()

    @property
    def can_end_look(self) -> bool:
        """Whether somebody looks at his hand."""
        return self._wait is Wait.LOOK

    def end_look(self) -> None:
        """Go on after a look at one's hand."""
        self._go_on.set()

    @property
    def can_run_on(self) -> bool:
        """Whether bots are at play, and not yet in haste."""
        return self.asking is None and not self.can_end_look and not self._runs_on

    def run_on(self) -> None:
        """快进: let the bots play without a pause until a human is asked."""
        self._runs_on = True
        self._go_on.set()
        self.screen.refresh_bindings()

    # How the table is drawn

    def redraw(self) -> None:
        """Draw the table again, in the language of now."""
        names, language, table = self._session.names, self._app.language, self._session.table
        if not self._session.humans:
            self._draw(open_table(table.state, names, language))
        elif self._view is not None:
            self._draw(seat_table(self._view, names, language), self._view)
        else:
            # Whom the engine asks tells what he holds, so nobody is asked until he sits here.
            model = seat_table(_unasked(table.view(self._bottom)), names, language)
            self._draw(replace(model, stacks=()) if self._session.is_shared else model)
        self.restate()

    def _draw(self, model: TableModel, view: SeatView | None = None) -> None:
        self.screen.show(replace(model, saved=self._session.fault is None), view)

    def restate(self) -> None:
        """Say what the game waits for, in the language of now."""
        if self._wait in NOTICE:
            self.screen.notice(say(NOTICE[self._wait], self._app.language))

    def public(self, language: Language) -> list[str]:
        """公开: the last lines of the log that everybody has seen."""
        lines = (self._line(event, language) for event in self._recent)
        return [line for line in lines if line]

    def hide(self) -> None:
        """Take all cards off the screen; whoever is asked next sits down first."""
        self._viewer = None
        self._view = None
        self.screen.hide_hand()

    def _cover(self) -> None:
        """Take off the screen what others must not see as soon as its owner need not see it."""
        if self._session.is_shared:
            self._view = None
            self.screen.hide_hand()

    def _whisper(self, seat: Seat) -> None:
        """私记: tell the human who sits here what only he may know and has not been told yet."""
        lines = (self._own_line(event, self._app.language) for event in self._untold.pop(seat, ()))
        told = [line for line in lines if line]
        if told:
            self.screen.whisper(told)

    async def _hand_over(self, seat: Seat) -> None:
        await self._app.stand_still()
        if self._viewer == seat:
            return
        self.hide()
        name = self._session.names[seat - 1]
        page = CurtainScreen(self._app.language, seat, name, self.public)
        await self._app.push_screen_wait(page)
        await self._app.stand_still()
        self._viewer = self._bottom = seat

    async def _wait_for(self, wait: Wait, seconds: float | None = None) -> None:
        self._go_on.clear()
        self._wait = wait
        self.restate()
        if wait is Wait.LOOK:
            self.screen.refresh_bindings()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._go_on.wait(), seconds)
        self._wait = None


def _unasked(view: SeatView) -> SeatView:
    return view._replace(ask=None, options=(), paid=EMPTY)


def _is_allowed(view: SeatView, act: Action) -> bool:
    # The first lead itself answers that nothing is laid aside (HUI-1).
    is_hui = view.ask is not None and view.ask.question is Question.HUI
    return view.refusal(act) is None or (is_hui and view.leading.refusal(act) is None)
