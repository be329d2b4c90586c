"""主持: walks a game from question to question; bots answer by themselves, humans at a desk."""

from collections.abc import Sequence
from time import monotonic

from gouji.engine.actions import DISSOLVE, NO, TAKE_LAST, Action, Hui
from gouji.engine.events import Events, Played, RoundResult
from gouji.engine.views import SECRET, SeatView
from gouji.records.replay import Moment
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.seats import Seat
from gouji.tui.desks import Desk
from gouji.tui.resuming import last_laid
from gouji.tui.session import Session
from gouji.tui.together import Together


class Driver:
    """主持: one game of a session, played to its end at a desk."""

    def __init__(self, session: Session, desk: Desk) -> None:
        """Sit down; :meth:`run` plays."""
        self._session = session
        self._table = session.table
        self._desk = desk
        self._together = Together(session, desk, self._answer)
        self._is_taken_up = False
        """Whether the round was begun before it was left."""
        self._seen = monotonic()
        """When all last saw something happen: a bot's pace counts from then, whatever was asked since."""

    async def run(self) -> None:
        """主持: play round after round until the game is over."""
        if self._session.resumed:
            await self._take_up(self._session.resumed.moments)
        while not self._table.is_over:
            self._together.begin()
            await self._play_on(self._table.start())

    async def _take_up(self, moments: Sequence[Moment]) -> None:
        """接着打: go on with a round where its record stands."""
        told = [event for moment in moments for event in moment.events]
        if any(isinstance(one, RoundResult) for one in told):
            self._desk.tell(tuple(told))
            self._desk.show()
            if not self._table.is_over:
                await self._settle()
            return
        self._is_taken_up = True
        events: Events = (*told, *self._table.start())
        if self._session.is_shared and any(isinstance(one, Played) for one in told):
            events = await self._take_up_claims(moments)
        await self._play_on(events)

    async def _take_up_claims(self, moments: Sequence[Moment]) -> Events:
        """接着打: ask once more who burns what was laid last.

        The record holds who declined to, but not whom all were asked and who had claimed: whoever wants to
        burn and has not been asked yet would otherwise lose his right.
        """
        last = last_laid(moments)
        before, after = moments[:last], moments[last:]
        self._desk.tell(tuple(event for moment in before for event in moment.events))
        events = tuple(event for moment in after for event in moment.events)
        _, state, _, _, ask, act = after[0]
        if ask is None or act is None:
            return events
        return await self._together.claim_burns(state, ask.seat, act, events)

    def dissolve(self) -> None:
        """散局: end the game where it stands; all humans want it (VOID-1)."""
        if self._table.ask is None:
            # Only a question can be answered so, and between two rounds there is none.
            self._table.start()
        ask = self._table.ask
        if ask is not None:
            self._desk.tell(self._table.submit(ask.seat, DISSOLVE))

    async def _play_on(self, events: Events) -> None:
        played = len(self._session.results)
        while True:
            events = await self._decline_in_secret(events)
            if self._session.is_shared:
                events = await self._together.look(events, is_taken_up=self._is_taken_up)
                events = await self._decline_in_secret(events, self._together)
                events = await self._together.ask_who_revolts(events)
                events = await self._decline_in_secret(events, self._together)
            self._is_taken_up = False
            self._desk.tell(events)
            self._desk.show()
            if events:
                self._seen = monotonic()
            ask = self._table.ask
            if ask is None or ask.question is Question.LAST:
                break
            events = await self._answer(ask)
        await self._pause()
        if not self._table.is_over and len(self._session.results) > played:
            await self._settle()

    async def _decline_in_secret(self, events: Events, together: Together | None = None) -> Events:
        """暗问: have declined what nobody may see asked, before what led to it is told or drawn.

        A table drawn in between, and an end of a trick told after it, would tell that somebody was asked.

        Args:
            events: what has happened and is not told yet.
            together: knows what humans who share the screen have said, once they have seen their hands.

        Returns:
            The events not yet told.
        """
        while (ask := self._table.ask) and ask.question in SECRET:
            act: Action | None = None
            if not self._session.is_human(ask.seat):
                act = await self._session.think(self._table.view(ask.seat))
            elif together and together.has_asked(ask.question):
                act = await together.said(ask)
            if act != NO:
                # It will be seen, after a pause, or a human is to be asked.
                break
            events += await self._submit(ask.seat, act)
        return events

    async def _settle(self) -> None:
        self._session.keep()
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
        act: Action | None = None
        while act is None:
            if self._session.is_shared:
                await self._together.ask_returned()
            act = await self._decide(ask, self._table.view(seat))
        if ask.question is Question.HUI and not isinstance(act, Hui):
            self._desk.tell(self._table.submit(seat, Hui(())))
            if self._table.view(seat).refusal(act) is not None:
                return ()
        return await self._submit(seat, act)

    async def _decide(self, ask: Ask, view: SeatView) -> Action | None:
        """决定: by whoever plays for the seat; ``None`` if that has changed meanwhile (托管)."""
        if self._session.is_human(ask.seat):
            act = await self._together.said(ask) if self._session.is_shared else None
            if act is None:
                # A human thinks for longer than a disk needs.
                self._session.keep()
                act = await self._desk.decide(view)
                self._seen = monotonic()
            return act
        act = await self._session.think(view)
        if act is not None and is_seen(act):
            # Nobody may see how long it took to decline what others must not know was asked.
            await self._pause()
        return None if self._session.is_human(ask.seat) else act

    async def _pause(self) -> None:
        seconds = self._session.pace
        if seconds is not None:
            seconds = max(0.0, self._seen + seconds - monotonic())
        await self._desk.pause(seconds)

    async def _submit(self, seat: Seat, act: Action) -> Events:
        before = self._table.state
        events = self._table.submit(seat, act, self._session.why(seat, act))
        if self._session.is_shared:
            events = await self._together.claim_burns(before, seat, act, events)
        if is_seen(act):
            self._seen = monotonic()
        return events


def is_seen(act: Action) -> bool:
    """Whether the table sees that something was decided; ``no`` and no 烩 are no events."""
    return act.kind is not Kind.NO and act != Hui(())
