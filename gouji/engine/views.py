"""视图: what one seat may know, and nothing else.

A view is built by adding what the seat may know: its own cards, what lies open on the table, and the
question if it is the one asked. It holds no other hand, no seed and no random source.
"""

from typing import Final, NamedTuple

from gouji.engine.actions import Action
from gouji.engine.kernel import options_of
from gouji.engine.legality import FOLLOW, Acts, Case, acts_for, follows, refusal_of
from gouji.engine.refusals import Reason, Refusal, refuse
from gouji.engine.state import (
    PHASE_NAME,
    Calling,
    Following,
    Laying,
    Leading,
    Match,
    Mode,
    Over,
    PhaseName,
    Revolting,
    Standing,
    State,
    Tributing,
    Trick,
)
from gouji.rules.asks import Ask, Asks, Kind, Question
from gouji.rules.cards import Card
from gouji.rules.combo import Combo
from gouji.rules.hand import EMPTY, Hand, cards_left
from gouji.rules.seats import OPPOSITE, Seat
from gouji.rules.tiao import picker
from gouji.rules.tribute import Debt
from gouji.rules.turns import lead_ask

# A member of an enumeration is slow to look up.
_PLAY: Final = PhaseName.PLAY


class SeatView(NamedTuple):
    """座位视图: all that one seat may know at one moment."""

    seat: Seat
    match: Match
    drawer: Seat
    """The first drawer of the round."""
    dealt: tuple[Card, ...]
    """The seat's own cards as dealt, in drawing order."""
    hand: Hand
    """The seat's own cards now, packed."""
    standing: Standing
    phase: PhaseName | None
    """The phase, as far as all know it: ``None`` while chance is due or a secret question is asked."""
    owed: tuple[Debt, ...]
    """What is still to be paid in this round, the payment being made first (TRIB-1). Public."""
    paid: Hand
    """The cards of that payment, if this seat is asked about it; they are no one else's business."""
    mode: Mode
    """The mode of the trick (TURN-1)."""
    trick: Trick | None
    """The trick, once it is led."""
    due: Seat | None
    """The seat that all know is to speak next: the leader, or the next to follow once nobody burns."""
    ask: Ask | None
    """The question, if this seat is the one asked now."""
    options: Acts
    """The answers to it that the situation alone decides: returns (TRIB-5) and picks (TIAO-1)."""
    unseen: Hand
    """Cards of the deal that are neither in the own hand nor played, packed."""
    counts: tuple[int, ...]
    """余牌: cards left of each seat, as whoever counts along knows: all that changes them is public."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """手牌: the seat's own cards now, with suits, lowest rank first."""
        return cards_left(self.dealt, self.hand)

    @property
    def best(self) -> Combo | None:
        """要压的牌: the set on the table, if there is one."""
        return self.trick.best if self.trick else None

    @property
    def report_at(self) -> int:
        """报户: from how many cards on the table shows a seat's count, 0 for never (COUNT-1, BIESAN-4)."""
        rules = self.match.rules
        return 0 if rules.biesan else rules.report_at

    @property
    def opposite(self) -> Seat:
        """对头: the seat's opposite."""
        return OPPOSITE[self.seat]

    @property
    def legal(self) -> Acts:
        """可选动作: every legal act but ``dissolve``; none if this seat is not asked."""
        if self.ask is None:
            return ()
        if self.ask.question is FOLLOW and self.trick is not None:
            return follows(self.ask.may, self.hand, self.trick.best, self.match.rules.jokers)
        return acts_for(self._case(self.ask))

    @property
    def leading(self) -> "SeatView":
        """先手: at the question of 烩 (HUI-1), the same view as it leads if nothing is laid aside."""
        may_claim = self.match.rules.tiao and picker(self.seat, self.standing.in_play) is not None
        return self._replace(ask=lead_ask(self.seat, may_claim=may_claim))

    def refusal(self, act: Action) -> Refusal | None:
        """拒绝: why the rules refuse this act of this seat now, or ``None`` if they allow it.

        ``dissolve`` is allowed to every seat where all know that somebody is to speak (VOID-1).
        """
        if self.ask is None:
            is_offered = act.kind is Kind.DISSOLVE and self.due is not None
            return None if is_offered else refuse(Reason.NOT_YOUR_TURN, seat=self.seat)
        return refusal_of(self._case(self.ask), act)

    def _case(self, ask: Ask) -> Case:
        burning = self.standing.burning
        is_burning = burning is not None and burning.seat == self.seat
        return Case(self.match.rules, ask, self.hand, self.best, is_burning, self.options)


def view_of(state: State, seat: Seat) -> SeatView:
    """视图: what ``seat`` may know of this state."""
    match, deal, hands, sizes, standing, phase = state
    hand, asks = hands[seat - 1], phase.asks
    own = asks[0] if asks and asks[0].seat == seat else None
    unseen = Hand(deal.pack - standing.played - hand)
    cards, due = deal.cards[seat - 1], _public_due(asks)
    if isinstance(phase, Following):
        # By far the most frequent phase, in which there is least to find out.
        trick = phase.trick
        of_round = (seat, match, deal.drawer, cards, hand, standing, _PLAY, (), EMPTY)
        of_trick = (trick.mode, trick, due, own, (), unseen, sizes)
        return tuple.__new__(SeatView, (*of_round, *of_trick))
    paid = phase.paid if own and isinstance(phase, Tributing) else EMPTY
    mode = phase.mode if isinstance(phase, Leading) else Mode()
    options = options_of(state, own) if own else ()
    return SeatView(
        seat,
        match,
        deal.drawer,
        cards,
        hand,
        standing,
        _public_phase(state),
        _owed(state),
        paid,
        mode,
        None,
        due,
        own,
        options,
        unseen,
        sizes,
    )


SECRET: Final = frozenset({Question.SHOW, Question.REDEAL, Question.REVOLT, Question.BURN})
"""Questions whose being asked tells what a seat holds: to the others they are not seen."""


def _public_due(asks: Asks) -> Seat | None:
    # Who is asked to burn tells who could, so to the others the next to follow is due already.
    for ask in asks:
        if ask.question not in SECRET:
            return ask.seat
    return None


def _public_phase(state: State) -> PhaseName | None:
    # That a secret question is asked at all tells that somebody holds what it is about.
    phase = state.phase
    return PHASE_NAME.get(type(phase)) if _public_due(phase.asks) else None


def _owed(state: State) -> tuple[Debt, ...]:
    phase = state.phase
    if isinstance(phase, Tributing):
        return phase.due
    is_paid = isinstance(phase, Calling | Revolting | Laying | Leading | Over)
    return () if is_paid else state.match.debts
