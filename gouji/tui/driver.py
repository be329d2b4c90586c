"""主持: walks a game from question to question; bots answer by themselves, humans at a desk."""

import asyncio
from time import monotonic
from typing import Protocol

from gouji.engine.actions import NO, REDEAL, Action, Burn, Play
from gouji.engine.events import Dealt, Event, Events, RoundResult, TrickClosed
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.hand import has_power
from gouji.rules.seats import BIT, NOBODY, Seat, Seats, from_seat, seat_set
from gouji.tui.claims import may_claim_burn
from gouji.tui.session import Session


class Desk(Protocol):
    """桌面: where the table is shown and humans are asked."""

    def tell(self, events: Events) -> None:
        """记录: tell everybody the public ones of these events."""

    def show(self) -> None:
        """Draw the table as it stands now, nobody being asked."""

    async def decide(self, view: SeatView) -> Action:
        """提问: put the view's question to the human at its seat."""

    async def look(self, view: SeatView) -> None:
        """看牌: let the human at the view's seat look at his hand."""

    async def claim(self, seats: Seats) -> Seats:
        """认领: ask in public which of these seats want to burn."""

    def refuse_claim(self, seat: Seat) -> None:
        """Tell everybody that a seat that claimed cannot burn."""

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` until told to go on."""


class Driver:
    """主持: one game of a session, played to its end at a desk."""

    def __init__(self, session: Session, desk: Desk) -> None:
        """Sit down; :meth:`run` plays."""
        self._session = session
        self._table = session.table
        self._desk = desk
        self._claimants = NOBODY
        self._redealers = NOBODY
        self._seen = monotonic()

    async def run(self) -> None:
        """主持: deal, and ask until the game is over."""
        events = self._table.start()
        while True:
            if self._session.is_shared and any(isinstance(one, Dealt) for one in events):
                events += await self._look_round()
            self._desk.tell(events)
            self._desk.show()
            self._seen = monotonic()
            ask = self._table.ask
            if ask is None:
                break
            events = await self._answer(ask)
        await self._pause()

    async def _answer(self, ask: Ask) -> Events:
        seat = ask.seat
        view = self._table.view(seat)
        if not self._session.is_human(seat):
            act = await asyncio.to_thread(self._session.choose, view)
            if act.kind is not Kind.NO:
                # Nobody may see how long it took to decline what others must not know was asked.
                await self._pause()
        elif self._session.is_shared and ask.question is Question.REDEAL:
            act = REDEAL if self._redealers & BIT[seat] else NO
        elif self._session.is_shared and ask.question is Question.BURN:
            act = await self._desk.decide(view) if self._claimants & BIT[seat] else NO
        else:
            act = await self._desk.decide(view)
        return await self._submit(seat, act)

    async def _pause(self) -> None:
        seconds = self._session.pace
        if seconds is not None:
            seconds = max(0.0, self._seen + seconds - monotonic())
        await self._desk.pause(seconds)

    async def _submit(self, seat: Seat, act: Action) -> Events:
        before = self._table.state
        events = self._table.submit(seat, act)
        if not self._session.is_shared or not isinstance(act, Play | Burn):
            return events
        humans = seat_set(*self._session.humans)
        asked = Seats(may_claim_burn(before, seat, act) & humans)
        if not asked or any(isinstance(one, RoundResult) for one in events):
            return events
        # A trick that closed at once would tell that nobody can burn: that waits for the claims.
        told, rest = _until_closed(events)
        self._desk.tell(told)
        self._claimants = await self._desk.claim(asked)
        self._refuse_claims()
        return rest

    def _refuse_claims(self) -> None:
        asks = self._table.state.phase.asks
        can = seat_set(*(ask.seat for ask in asks if ask.question is Question.BURN))
        for seat in self._session.humans:
            if self._claimants & BIT[seat] & ~can:
                self._desk.refuse_claim(seat)

    async def _look_round(self) -> Events:
        """看牌: all humans look at their hands in turn, so that no question tells what one holds."""
        dealt = self._table.state
        self._redealers = NOBODY
        events: tuple[Event, ...] = ()
        for seat in from_seat(dealt.deal.drawer):
            ask = self._table.ask
            is_due = ask is not None and ask.seat == seat and ask.question is Question.SHOW
            if ask is not None and is_due:
                events += await self._answer(ask)
            if self._session.is_human(seat):
                await self._ask_redeal(view_of(dealt, seat), has_looked=is_due)
        return events

    async def _ask_redeal(self, view: SeatView, *, has_looked: bool) -> None:
        rules = self._session.rules
        if rules.powerless_redeal and view.match.last is None and not has_power(view.hand):
            ask = Ask(view.seat, Question.REDEAL, frozenset({Kind.REDEAL, Kind.NO}))
            act = await self._desk.decide(view._replace(ask=ask))
            if act.kind is Kind.REDEAL:
                self._redealers = Seats(self._redealers | BIT[view.seat])
        elif not has_looked:
            await self._desk.look(view._replace(ask=None))


def _until_closed(events: Events) -> tuple[Events, Events]:
    closed = next((i for i, one in enumerate(events) if isinstance(one, TrickClosed)), len(events))
    return events[:closed], events[closed:]
