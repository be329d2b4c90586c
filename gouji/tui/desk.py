"""桌面: the table on the screen, and the curtain between the humans who share it."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from gouji.engine.actions import NO, PASS, Action
from gouji.engine.events import Event, Events, RoundOpened
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.seats import SEATS, Seat, Seats, members
from gouji.tui.keys import WISHES, Command
from gouji.tui.narration import is_told
from gouji.tui.picture import dressed, unasked_picture, waiting_picture
from gouji.tui.results import Results
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.result import Next
from gouji.tui.screens.table import TableScreen
from gouji.tui.session import Session
from gouji.tui.story import Story, Whispers
from gouji.tui.text import say
from gouji.tui.viewmodel import TableModel, event_line, seat_table
from gouji.tui.waiting import Wait, Waiting

if TYPE_CHECKING:
    from gouji.engine.state import Trick
    from gouji.tui.app import GoujiApp

RECALLED: Final = 4
"""Lines of the log that a page hiding the table repeats."""


class TableDesk:
    """桌面: shows each state, asks each human, and lets no hand be seen by another."""

    def __init__(self, app: "GoujiApp", session: Session, results: Results) -> None:
        """Lay the table; its ``screen`` is to be pushed."""
        self._app = app
        self._session = session
        self._results = results
        self.screen = TableScreen(session.names, app.language)
        self.screen.set_settings(app.settings)
        if not session.humans:
            self.screen.wishes = frozenset({Command.PACE})
            self.screen.is_watched = True
        elif not session.is_shared:
            # Who sits alone sees his hand all the time.
            self.screen.wishes = WISHES - {Command.LOOK}
        self._story = Story(session.names)
        self._recent: deque[Event] = deque(maxlen=RECALLED)
        self._whispers = Whispers(session.names)
        self._bottom = next(iter(session.humans), SEATS[0])
        """Whose seat was at the bottom edge last."""
        self._viewer = None if session.is_shared or not session.humans else self._bottom
        """Who alone can be looking."""
        self._view: SeatView | None = None
        self._is_current = session.resumed is None
        """Whether the table is drawn as it is: what was decided since may tell what somebody holds."""
        session.table.subscribe(self._notice_change)
        self._declined: Trick | None = None
        """The trick in which the human asked last has declined to burn."""
        self._answer: asyncio.Future[Action | None] | None = None
        self.waiting = Waiting(session, self._restate_keys)
        """How the game is stopped, and goes on."""

    # What the driver needs

    def tell(self, events: Events) -> None:
        """记录: put what all may know of these events into the log, and what a lone human may."""
        shared, humans = self._session.is_shared, self._session.humans
        for event in events:
            if isinstance(event, RoundOpened):
                self._recent.clear()
            if shared:
                self._whispers.keep(event, humans)
            if event.audience is None and is_told(event):
                self._recent.append(event)
        self.screen.tell([*self._story.told(events, () if shared else humans)])
        self.screen.tell([one.text for one in self._session.news()])

    def show(self) -> None:
        """Draw the table as it stands now, nobody being asked."""
        self._view = None
        self._is_current = True
        self.redraw()

    def _notice_change(self, _: Events) -> None:
        self._is_current = False

    async def decide(self, view: SeatView) -> Action | None:
        """提问: put the view's question to the human at its seat.

        Returns:
            His act; ``None`` if who plays for a seat has changed meanwhile (托管).
        """
        if self._session.passes_unasked(view, self._app.settings):
            await self.pause(self._session.pace)
            return PASS
        await self._hand_over(view.seat)
        self.waiting.runs_on = False
        self._view = view
        self._whisper(view.seat)
        self._answer = asyncio.get_running_loop().create_future()
        self.redraw()
        self._app.bell()
        act = await self._answer
        if view.ask and view.ask.question is Question.BURN and act == NO:
            self._declined = view.trick
        self._cover()
        await self._app.stand_still()
        return act

    async def look(self, view: SeatView) -> None:
        """看牌: let the human at the view's seat look at his hand."""
        await self._hand_over(view.seat)
        self._whisper(view.seat)
        # What the view knows, not what has been decided since: others have not looked yet.
        self._draw(unasked_picture(self._session, self._app.settings, view))
        await self.waiting.look()
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
        self.screen.tell([lambda language: say(f"refused_{question}", language, name=name)])

    def refuse_consent(self) -> None:
        """Tell everybody that the game goes on; whoever was asked sits down anew."""
        self.screen.tell([lambda language: say("refused_dissolve", language)])
        self.change_hands(self._session.handed)

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
        self.waiting.runs_on = False
        wish = await self._results.show(taker)
        await self._app.stand_still()
        return wish is Next.TAKE_LAST

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` for Space."""
        if self._session.is_shared:
            # All may look meanwhile, so that even the same human sits down anew.
            self._viewer = None
        await self.waiting.pause(seconds)
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
        return self.waiting.is_hasty or (self.asking is None and self.waiting.steps)

    @property
    def can_end_look(self) -> bool:
        """Whether somebody looks at his hand."""
        return self.waiting.wait is Wait.LOOK

    @property
    def can_run_on(self) -> bool:
        """Whether bots are at play."""
        return self.asking is None and not self.can_end_look

    def change_hands(self, handed: Seats) -> None:
        """托管: let bots play for these seats of humans, whoever is asked now."""
        self._session.handed = handed
        if self._answer and not self._answer.done():
            self._view = None
            self._answer.set_result(None)
        self.waiting.hurry()
        self.redraw()

    @property
    def own(self) -> SeatView | None:
        """本座: what the human who sits here may know; ``None`` if nobody surely does."""
        if self._session.is_shared or not self._session.humans:
            return self.asking
        return self.asking or self._session.table.view(self._bottom)

    # How the table is drawn

    def redraw(self) -> None:
        """Draw the table again, in the language of now."""
        view, session, settings = self._view, self._session, self._app.settings
        if view is not None:
            self._draw(seat_table(view, session.names, settings.language), view)
        elif self._is_current:
            # Whom the engine asks tells what he holds, so nobody is asked until he sits here.
            self._draw(waiting_picture(session, settings, self._bottom, self._declined))
        self.restate()

    def _draw(self, model: TableModel, view: SeatView | None = None) -> None:
        counting = self.own if self._app.settings.counter else None
        self.screen.show(dressed(model, self._session, counting), view)

    def adjust(self) -> None:
        """随设置而变: live by other settings from now on."""
        self._session.speed = self._app.settings.speed
        self.waiting.hurry()
        if self.can_end_look:
            self.restate()
        else:
            self.redraw()

    def restate(self) -> None:
        """Say what the game waits for, in the language of now."""
        key = self.waiting.notice
        if key is None and self._session.handed and not self._session.is_shared:
            key = "notice_handed"
        if key is not None:
            self.screen.notice(say(key, self._app.language))

    def _restate_keys(self) -> None:
        self.restate()
        self.screen.refresh_bindings()

    def public(self, language: Language) -> list[str]:
        """公开: the last lines of the log that everybody has seen."""
        names = self._session.names
        lines = (event_line(event, names, language) for event in self._recent)
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
        if told := self._whispers.told(seat):
            self.screen.whisper(told)

    async def _hand_over(self, seat: Seat) -> None:
        await self._app.stand_still()
        if self._viewer == seat:
            return
        self.hide()
        name = self._session.names[seat - 1]
        if not self._app.settings.curtain:
            self.screen.whisper([lambda language: say("no_curtain", language, name=name)])
            self._viewer = self._bottom = seat
            return
        page = CurtainScreen(self._app.language, seat, name, self.public)
        await self._app.push_screen_wait(page)
        await self._app.stand_still()
        self._viewer = self._bottom = seat


def _is_allowed(view: SeatView, act: Action) -> bool:
    # The first lead itself answers that nothing is laid aside (HUI-1).
    is_hui = view.ask is not None and view.ask.question is Question.HUI
    return view.refusal(act) is None or (is_hui and view.leading.refusal(act) is None)
