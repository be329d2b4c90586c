"""主持: walks a game from question to question; bots answer by themselves, humans at a desk."""

import asyncio
from collections.abc import Mapping
from time import monotonic
from types import MappingProxyType
from typing import Final, Protocol

from gouji.engine.actions import (
    ADVANCE_CALL,
    CALL,
    DISSOLVE,
    NO,
    REDEAL,
    REVOLT,
    TAKE_LAST,
    Action,
    Hui,
)
from gouji.engine.events import Dealt, Event, Events, FirstLeader, RoundResult, TrickClosed
from gouji.engine.state import State
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.seats import BIT, NOBODY, Seat, Seats, from_seat, seat_set
from gouji.tui.claims import is_revolt_due, laid_by, may_claim_burn, may_revolt
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

    async def claim(self, question: Question, seats: Seats) -> Seats:
        """认领: ask in public which of these seats want what the question is about."""

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        """Tell everybody that a seat that claimed cannot do so."""

    async def settle(self, taker: Seat | None) -> bool:
        """局终: show the result of a round until the game is to go on.

        Args:
            taker: the human who may take over the last place; ``None`` if nobody may (END-5).

        Returns:
            Whether he does.
        """

    async def pause(self, seconds: float | None) -> None:
        """Wait so long, or with ``None`` until told to go on."""


CLAIMED: Final[Mapping[Question, Action]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: ADVANCE_CALL,
        Question.CALL: CALL,
        Question.REVOLT: REVOLT,
        Question.REDEAL: REDEAL,
    }
)
"""What humans who share a screen say together, and what the table then answers for each who did."""

ASKED_OF_ALL: Final = frozenset({Question.ADVANCE_CALL, Question.CALL})
"""Questions that the engine puts to everybody, whatever he holds (POINT-6)."""


class Driver:
    """主持: one game of a session, played to its end at a desk."""

    def __init__(self, session: Session, desk: Desk) -> None:
        """Sit down; :meth:`run` plays."""
        self._session = session
        self._table = session.table
        self._desk = desk
        self._said: dict[Question, Seats] = {}
        """Who of several humans has said yes to a question that was put to all of them."""
        self._revolts_due = False
        self._seen = monotonic()

    async def run(self) -> None:
        """主持: play round after round until the game is over."""
        while not self._table.is_over:
            await self._play_round()

    def dissolve(self) -> None:
        """散局: end the game where it stands; all humans want it (VOID-1)."""
        if self._table.ask is None:
            # Only a question can be answered so, and between two rounds there is none.
            self._table.start()
        ask = self._table.ask
        if ask is not None:
            self._desk.tell(self._table.submit(ask.seat, DISSOLVE))

    async def _play_round(self) -> None:
        played = len(self._session.results)
        self._said.clear()
        events = self._table.start()
        while True:
            if self._session.is_shared:
                events = await self._ask_together(events)
            self._desk.tell(events)
            self._desk.show()
            self._seen = monotonic()
            ask = self._table.ask
            if ask is None or ask.question is Question.LAST:
                break
            events = await self._answer(ask)
        await self._pause()
        if not self._table.is_over and len(self._session.results) > played:
            await self._settle()

    async def _settle(self) -> None:
        ask = self._table.ask
        if ask and not self._session.is_human(ask.seat):
            self._desk.tell(await self._answer(ask))
            ask = None
        while await self._desk.settle(ask.seat if ask else None):
            if ask:
                self._desk.tell(self._table.submit(ask.seat, TAKE_LAST))
                ask = None
        if ask:
            self._table.submit(ask.seat, NO)

    async def _answer(self, ask: Ask) -> Events:
        seat = ask.seat
        view = self._table.view(seat)
        if not self._session.is_human(seat):
            act = await asyncio.to_thread(self._session.choose, view)
            if is_seen(act):
                # Nobody may see how long it took to decline what others must not know was asked.
                await self._pause()
        elif self._session.is_shared:
            act = await self._decide_among_several(ask, view)
        else:
            act = await self._desk.decide(view)
        if ask.question is Question.HUI and not isinstance(act, Hui):
            self._desk.tell(self._table.submit(seat, Hui(())))
            if self._table.view(seat).refusal(act) is not None:
                return ()
        return await self._submit(seat, act)

    async def _decide_among_several(self, ask: Ask, view: SeatView) -> Action:
        question = ask.question
        if question in ASKED_OF_ALL and question not in self._said:
            asked = (one.seat for one in self._table.state.phase.asks)
            await self._open_window(question, seat_set(*filter(self._session.is_human, asked)))
        said = bool(self._said.get(question, NOBODY) & BIT[ask.seat])
        if question in CLAIMED:
            return CLAIMED[question] if said else NO
        if question is Question.BURN and not said:
            return NO
        return await self._desk.decide(view)

    async def _open_window(self, question: Question, seats: Seats) -> None:
        self._said[question] = claimed = await self._desk.claim(question, seats)
        asks = self._table.state.phase.asks
        can = seat_set(*(ask.seat for ask in asks if ask.question is question))
        for seat in self._session.humans:
            if claimed & BIT[seat] & ~can:
                self._desk.refuse_claim(question, seat)

    async def _pause(self) -> None:
        seconds = self._session.pace
        if seconds is not None:
            seconds = max(0.0, self._seen + seconds - monotonic())
        await self._desk.pause(seconds)

    async def _submit(self, seat: Seat, act: Action) -> Events:
        before = self._table.state
        events = self._table.submit(seat, act)
        laid = laid_by(before, seat, act)
        if not self._session.is_shared or laid is None:
            return events
        humans = seat_set(*self._session.humans)
        asked = Seats(may_claim_burn(before, self._table.state, *laid) & humans)
        if not asked or any(isinstance(one, RoundResult) for one in events):
            return events
        # A trick that closed at once would tell that nobody can burn: that waits for the claims.
        told, rest = _until(TrickClosed, events)
        self._desk.tell(told)
        await self._open_window(Question.BURN, asked)
        return rest

    # Where several humans share the screen

    async def _ask_together(self, events: Events) -> Events:
        """After a deal all look at their hands, and before play all are asked whether they revolt.

        Returns:
            The events not yet told.
        """
        if any(isinstance(one, Dealt) for one in events):
            events += await self._look_round()
            self._revolts_due = may_revolt(self._session.rules)
        if self._revolts_due and is_revolt_due(self._table.state.phase):
            self._revolts_due = False
            # Who leads would tell that nobody revolts.
            told, events = _until(FirstLeader, events)
            self._desk.tell(told)
            await self._open_window(Question.REVOLT, seat_set(*self._session.humans))
        return events

    async def _look_round(self) -> Events:
        """看牌: all humans look at their hands in turn, so that no question tells what one holds."""
        dealt = self._table.state
        self._said[Question.REDEAL] = NOBODY
        events: tuple[Event, ...] = ()
        for seat in from_seat(dealt.deal.drawer):
            ask = self._table.ask
            is_due = ask is not None and ask.seat == seat and ask.question is Question.SHOW
            if ask is not None and is_due:
                events += await self._answer(ask)
            if self._session.is_human(seat):
                await self._ask_redeal(dealt, seat, has_looked=is_due)
        return events

    async def _ask_redeal(self, dealt: State, seat: Seat, *, has_looked: bool) -> None:
        view, is_fresh = view_of(dealt, seat), dealt.match.last is None
        is_asked = is_fresh and self._session.rules.powerless_redeal
        if is_asked and dealt.deal.powerless & BIT[seat]:
            ask = Ask(seat, Question.REDEAL, frozenset({Kind.REDEAL, Kind.NO}))
            act = await self._desk.decide(view._replace(ask=ask))
            if act.kind is Kind.REDEAL:
                self._said[Question.REDEAL] = Seats(self._said[Question.REDEAL] | BIT[seat])
        elif not has_looked:
            await self._desk.look(view)


def is_seen(act: Action) -> bool:
    """Whether the table sees that something was decided; ``no`` and no 烩 are no events."""
    return act.kind is not Kind.NO and act != Hui(())


def _until(kind: type[Event], events: Events) -> tuple[Events, Events]:
    found = next((i for i, one in enumerate(events) if isinstance(one, kind)), len(events))
    return events[:found], events[found:]
