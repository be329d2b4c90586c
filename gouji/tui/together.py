"""同屏: what humans who share a screen are asked together, so that no question tells what one holds.

The engine asks only who can burn, revolt or have a new deal. Here all are asked who might, by public facts
alone: in windows, or when each looks at his hand; who takes his seat back from a bot (托管) is asked then.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from gouji.engine.actions import ADVANCE_CALL, CALL, NO, REDEAL, REVOLT, Action
from gouji.engine.dealing import as_dealt
from gouji.engine.events import Dealt, Event, Events, FirstLeader, RoundResult, TrickClosed
from gouji.engine.state import (
    AdvanceCalling,
    Calling,
    DealDue,
    Following,
    Leading,
    Phase,
    Redealing,
    Revolting,
    Showing,
    State,
)
from gouji.engine.views import view_of
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.seats import (
    BIT,
    EVERYBODY,
    NOBODY,
    SEATS,
    Seat,
    Seats,
    from_seat,
    members,
    seat_set,
)
from gouji.tui.claims import is_revolt_due, laid_by, may_claim_burn, may_revolt
from gouji.tui.desks import Desk
from gouji.tui.session import Session

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

LASTING: Final[Mapping[Question, type[Phase]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: AdvanceCalling,
        Question.CALL: Calling,
        Question.REVOLT: Revolting,
        Question.BURN: Following,
    }
)
"""The phase while which whoever takes his seat back is still asked what a window is about."""


@dataclass(slots=True)
class Window:
    """窗口: a question put in public."""

    eligible: Seats
    """Who might want what it is about, by public facts, whoever plays for them."""
    asked: Seats = NOBODY
    """The humans to whom it was put."""
    claimed: Seats = NOBODY
    """Those of them who want it."""


class Together:
    """同屏: the questions to all humans of one session."""

    def __init__(
        self, session: Session, desk: Desk, answer: Callable[[Ask], Awaitable[Events]]
    ) -> None:
        """Ask nothing yet.

        Args:
            session: the game.
            desk: where its humans are asked.
            answer: has the question that is due answered.
        """
        self._session = session
        self._table = session.table
        self._desk = desk
        self._answer = answer
        self._windows: dict[Question, Window] = {}
        self._redeals = NOBODY
        """Who wants a new deal."""
        self._looked = EVERYBODY
        """Who need not look at his hand before play."""
        self._revolts_due = False

    def begin(self) -> None:
        """开局: forget what was said in the round before."""
        self._windows.clear()
        self._looked = EVERYBODY

    # Windows

    async def _open(self, question: Question, eligible: Seats) -> None:
        self._windows[question] = Window(eligible)
        await self._put(question)

    async def _put(self, question: Question) -> None:
        """Put a window's question to those to whom it has not been put."""
        window, asks = self._windows[question], self._table.state.phase.asks
        can = seat_set(*(ask.seat for ask in asks if ask.question is question))
        seats = Seats(window.eligible & seat_set(*self._session.present) & ~window.asked)
        if question in ASKED_OF_ALL:
            seats = Seats(seats & can)
        if not seats:
            return
        window.asked = Seats(window.asked | seats)
        claimed = await self._desk.claim(question, seats)
        window.claimed = Seats(window.claimed | claimed)
        for seat in members(Seats(claimed & ~can)):
            self._desk.refuse_claim(question, seat)

    async def ask_returned(self) -> None:
        """接回: put to whoever has taken his seat back what all others were asked meanwhile.

        Nobody but a bot is being asked: who is would tell what somebody holds.
        """
        phase = self._table.state.phase
        for question in tuple(self._windows):
            if isinstance(phase, LASTING[question]):
                await self._put(question)
            else:
                del self._windows[question]
        if isinstance(phase, Leading | Following):
            # He sees his hand when he is asked.
            self._looked = EVERYBODY
        for seat in self._session.present:
            if not self._looked & BIT[seat] and await self._show_hand(self._table.state, seat):
                self._looked = Seats(self._looked | BIT[seat])

    def has_asked(self, question: Question) -> bool:
        """表态: whether humans have been asked together what one of them is asked in secret now."""
        return question is Question.REDEAL or question in self._windows

    async def said(self, ask: Ask) -> Action | None:
        """表态: the answer that follows from what a human has said together with the others.

        Returns:
            ``None`` if he is to be asked himself.
        """
        question = ask.question
        if question in ASKED_OF_ALL and question not in self._windows:
            asked = (one.seat for one in self._table.state.phase.asks)
            await self._open(question, seat_set(*asked))
        window = self._windows.get(question)
        claimed = (
            self._redeals if question is Question.REDEAL else window.claimed if window else NOBODY
        )
        wants = bool(claimed & BIT[ask.seat])
        if question in CLAIMED:
            return CLAIMED[question] if wants else NO
        return NO if question is Question.BURN and not wants else None

    async def claim_burns(self, before: State, seat: Seat, act: Action, events: Events) -> Events:
        """认领: ask all who might burn what was laid.

        Returns:
            The events not yet told.
        """
        if act.kind is Kind.NO:
            return events
        self._windows.pop(Question.BURN, None)
        laid = laid_by(before, seat, act)
        if laid is None or any(isinstance(one, RoundResult) for one in events):
            return events
        eligible = may_claim_burn(before, self._table.state, *laid)
        if not eligible:
            return events
        # A trick that closed at once would tell that nobody can burn: that waits for the claims.
        told, rest = _until(TrickClosed, events)
        self._desk.tell(told)
        await self._open(Question.BURN, eligible)
        return rest

    # Before play

    async def look(self, events: Events, *, is_taken_up: bool) -> Events:
        """看牌: after a deal all look at their hands, and say at once whether they want a new one.

        Args:
            events: what has happened.
            is_taken_up: whether the round was begun before it was left, and much may have happened since.

        Returns:
            The events not yet told.
        """
        hands = {one.audience: one.cards for one in events if isinstance(one, Dealt)}
        if hands:
            state = self._table.state
            dealt = tuple(hands[seat] for seat in SEATS)
            events += await self._look_round(state if is_taken_up else as_dealt(state, dealt))
            self._revolts_due = may_revolt(self._session.rules)
        return events

    async def ask_who_revolts(self, events: Events) -> Events:
        """革命: before play all are asked whether they revolt.

        Args:
            events: what has happened.

        Returns:
            The events not yet told.
        """
        if self._revolts_due and is_revolt_due(self._table.state.phase):
            self._revolts_due = False
            # Who leads would tell that nobody revolts.
            told, events = _until(FirstLeader, events)
            self._desk.tell(told)
            await self._open(Question.REVOLT, EVERYBODY)
        return events

    async def _look_round(self, dealt: State) -> Events:
        """看牌: all humans look at their hands in turn, so that no question tells what one holds."""
        self._redeals, self._looked, looked = NOBODY, EVERYBODY, NOBODY
        events: tuple[Event, ...] = ()
        for seat in from_seat(dealt.deal.drawer):
            ask = self._table.ask
            is_due = ask is not None and ask.seat == seat and ask.question is Question.SHOW
            if ask is not None and is_due:
                events += await self._answer(ask)
            if await self._show_hand(dealt, seat, has_looked=is_due):
                looked = Seats(looked | BIT[seat])
        self._looked = looked
        return events

    async def _show_hand(self, state: State, seat: Seat, *, has_looked: bool = False) -> bool:
        """看牌: let a human look at his hand, and ask him at once what nobody may know he is asked.

        Returns:
            Whether he has; else a bot plays for him, perhaps since just now.
        """
        if not self._session.is_human(seat):
            return False
        # While somebody looks nobody is asked: who is next would tell who is not.
        view = view_of(state, seat)._replace(phase=None, due=None)
        if self._may_redeal(state, seat):
            ask = Ask(seat, Question.REDEAL, frozenset({Kind.REDEAL, Kind.NO}))
            act: Action | None = None
            while act is None and self._session.is_human(seat):
                act = await self._desk.decide(view._replace(ask=ask))
            if act is not None and act.kind is Kind.REDEAL:
                self._redeals = Seats(self._redeals | BIT[seat])
        elif not has_looked:
            await self._desk.look(view)
        return self._session.is_human(seat)

    def _may_redeal(self, state: State, seat: Seat) -> bool:
        """重发权: whether a seat may have a new deal, or will be asked for one later (DEAL-2)."""
        phase = state.phase
        is_asked = isinstance(phase, Redealing) and any(ask.seat == seat for ask in phase.asks)
        is_time = isinstance(phase, DealDue | Showing) or is_asked
        is_fresh = state.match.last is None
        has_right = self._session.rules.powerless_redeal and bool(state.deal.powerless & BIT[seat])
        return is_time and is_fresh and has_right


def _until(kind: type[Event], events: Events) -> tuple[Events, Events]:
    found = next((i for i, one in enumerate(events) if isinstance(one, kind)), len(events))
    return events[:found], events[found:]
