"""桌面: a desk of lines: tells what happens, and asks humans by typed answers."""

import asyncio

from gouji.engine.actions import PASS, TAKE_LAST, Action
from gouji.engine.events import Dealt, Events, RoundOpened, RoundResult
from gouji.engine.views import SeatView
from gouji.plain.closing import result_lines
from gouji.plain.console import Console
from gouji.plain.talk import Talk
from gouji.plain.telling import dealt_line, hand_line
from gouji.rules.asks import Question
from gouji.rules.scoring import OverReason
from gouji.rules.seats import SEATS, Seat, Seats, federation
from gouji.tui.glyphs import SIDE
from gouji.tui.outcome import Outcome
from gouji.tui.session import Session
from gouji.tui.settings import Settings
from gouji.tui.standings import kind_words
from gouji.tui.story import Story, Whispers, log_lines
from gouji.tui.text import say

RECALLED = 4
"""Lines that are told once more to whoever sits down."""


class LineDesk(Talk):
    """桌面: tells each step in sentences; hands are told only to who sits in front of them."""

    def __init__(self, session: Session, console: Console, settings: Settings) -> None:
        """Sit down."""
        super().__init__(session, console, settings)
        self._story = Story(session.names)
        self._whispers = Whispers(session.names)

    # What the driver needs

    def tell(self, events: Events) -> None:
        """记录: tell the public ones of these events, and a lone human his own."""
        shared, humans = self._session.is_shared, self._session.humans
        for event in events:
            if isinstance(event, RoundOpened):
                self._log.clear()
            if shared:
                self._whispers.keep(event, humans)
            told = self._story.told([event], () if shared else humans)
            if isinstance(event, RoundResult):
                self._log += told
                self._put(*result_lines(self._outcome(event), self.language))
            else:
                self._tell_all(told)
        if not humans and any(isinstance(event, Dealt) for event in events):
            views = map(self._session.table.view, SEATS)
            self._put(*(dealt_line(view, self._session.names, self.language) for view in views))
        self._tell_all([one.text for one in self._session.news()])

    def show(self) -> None:
        """All is told already; keep the table for who wants to look at it."""
        self._shown = self._session.table.view(self._viewer or SEATS[0])

    async def decide(self, view: SeatView) -> Action | None:
        """提问: put the view's question to the human at its seat.

        Returns:
            His act; ``None`` if who plays for a seat has changed meanwhile (托管).
        """
        if self._session.passes_unasked(view, self._settings):
            return PASS
        await self._hand_over(view.seat)
        act = await self._decide(view)
        self._cover()
        return act

    async def look(self, view: SeatView) -> None:
        """看牌: let the human at the view's seat look at his hand."""
        await self._hand_over(view.seat)
        self._put(hand_line(view.hand, self.language))
        await self._wait("notice_look")
        self._cover()

    async def claim(self, question: Question, seats: Seats) -> Seats:
        """认领: ask in public which of these seats want what the question is about."""
        return await self._claim(f"claim_{question}", seats)

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        """Tell everybody that a seat that claimed cannot do so."""
        name = self._session.names[seat - 1]
        self._tell_all([lambda language: say(f"refused_{question}", language, name=name)])

    async def settle(self, taker: Seat | None) -> bool:
        """局终: tell the result of a round; wait until the game is to go on.

        Args:
            taker: the human who may take over the last place; ``None`` if nobody may (END-5).

        Returns:
            Whether he does.
        """
        if taker is not None:
            return await self._decide(self._session.table.view(taker)) == TAKE_LAST
        await self._wait("plain_go_on")
        return False

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` for Enter; where nobody types, not at all."""
        if self._session.is_shared:
            # All may read meanwhile, so that even the same human sits down anew.
            self._viewer = None
        if not self._console.is_watched:
            return
        if seconds is None:
            await self._wait("plain_step")
        else:
            self._console.flush()
            await asyncio.sleep(seconds)

    # The beginning and the end

    def greet(self) -> None:
        """Tell how to play, and who sits where."""
        language, session = self.language, self._session
        self._put(say("plain_hello", language), say("setup_sides", language))
        for seat, player in zip(SEATS, session.players, strict=True):
            kind = kind_words(player, language)
            facts = {"seat": seat, "sign": SIDE[federation(seat)], "name": player.name}
            self._put(say("plain_seat", language, kind=kind, **facts))

    async def close(self) -> None:
        """Tell how the game ended."""
        session = self._session
        is_dissolved = session.over is not None and session.over.reason is OverReason.DISSOLVED
        if is_dissolved or len(session.results) > 1:
            self._put("")
            await self._tell_score()

    def _outcome(self, result: RoundResult) -> Outcome:
        session, state = self._session, self._session.table.state
        return Outcome(session.names, state.match, state.standing, result, session.over)

    # The curtain

    async def _hand_over(self, seat: Seat) -> None:
        """交接: let nobody but the human at this seat read on."""
        if self._viewer != seat:
            name, side = self._session.names[seat - 1], SIDE[federation(seat)]
            facts: dict[str, object] = {"seat": seat, "name": name, "sign": side}
            if self._settings.curtain:
                self._put(say("curtain_whom", self.language, **facts))
                self._put(*log_lines(self._log[-RECALLED:], self.language))
                await self._wait("curtain_how", **facts)
            else:
                self._put(say("plain_no_curtain", self.language, **facts))
            self._viewer = seat
        self._put(*(one(self.language) for one in self._whispers.told(seat)))
