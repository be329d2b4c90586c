"""进贡阶段: debts of the round before are paid, refused and returned (TRIB-1 to TRIB-6)."""

from functools import lru_cache
from typing import cast

from gouji.engine.actions import Action, Return
from gouji.engine.events import (
    Events,
    TributeCards,
    TributeOffered,
    TributeRefused,
    TributeReturned,
    TributeTaken,
)
from gouji.engine.state import State, Step, Tributing, replaced
from gouji.engine.swapping import moved
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.hand import EMPTY, Hand, size
from gouji.rules.seats import SEATS, Seat
from gouji.rules.tribute import DebtKind, in_payment_order, payment, returns


def start_tribute(state: State) -> State:
    """进贡: line up the debts that are due in this round (TRIB-1)."""
    due = in_payment_order(state.match.debts, state.deal.drawer)
    return state._replace(phase=Tributing((), due, EMPTY, (EMPTY,) * len(SEATS)))


def next_payment(state: State, before: Events) -> Step:
    """进贡: ask about the next payment; who has no card to pay is passed over (TRIB-3)."""
    rules = state.match.rules
    _, due, _, received = cast("Tributing", state.phase)
    for index, debt in enumerate(due):
        paid = payment(
            state.hands[debt.payer - 1],
            received[debt.payer - 1],
            debt.cards,
            rules.no_power,
            keeps_threes=rules.biesan,
        )
        before = (*before, TributeOffered(debt, size(paid)))
        if paid:
            ask = Ask(debt.payee, Question.TRIBUTE, frozenset({Kind.ACCEPT, Kind.REFUSE}))
            phase = Tributing((ask,), due[index:], paid, received)
            return state._replace(phase=phase), (*before, *_told(debt.payer, debt.payee, paid))
    return state._replace(phase=Tributing((), (), EMPTY, received)), before


def _told(giver: Seat, taker: Seat, cards: Hand) -> Events:
    return tuple(TributeCards(seat, giver, taker, cards) for seat in (giver, taker))


def refuse_tribute(state: State, _: Seat, __: Action) -> Step:
    """拒贡: a receiver refuses a tribute, whole (TRIB-4)."""
    phase = cast("Tributing", state.phase)
    due = phase.due
    state = state._replace(phase=Tributing((), due[1:], EMPTY, phase.received))
    return next_payment(state, (TributeRefused(due[0]),))


def accept_tribute(state: State, seat: Seat, _: Action) -> Step:
    """收贡: a receiver takes a tribute; for 落贡 he returns as many cards (TRIB-4, TRIB-5)."""
    phase = cast("Tributing", state.phase)
    due, paid, received = phase.due, phase.paid, phase.received
    debt = due[0]
    got = Hand(received[seat - 1] + paid)
    state = moved(state, debt.payer, seat, paid)
    received = replaced(received, seat, got)
    events: Events = (TributeTaken(debt, size(paid)),)
    if debt.kind is DebtKind.LAST and returnable(state, debt.payer, seat, size(paid)):
        ask = Ask(seat, Question.RETURN, frozenset({Kind.RETURN}))
        return state._replace(phase=Tributing((ask,), due, paid, received)), events
    return next_payment(state._replace(phase=Tributing((), due[1:], EMPTY, received)), events)


def returnable(state: State, payer: Seat, receiver: Seat, number: int) -> tuple[Return, ...]:
    """还贡: what the receiver may return (TRIB-5)."""
    rules, hands = state.match.rules, state.hands
    hand, payers = hands[receiver - 1], hands[payer - 1]
    return _returns(hand, payers, number, match=rules.return_match, keeps_threes=rules.biesan)


# Asked when a tribute is taken, at the question, and of the answer.
@lru_cache(maxsize=1 << 6)
def _returns(
    hand: Hand, payer: Hand, number: int, *, match: bool, keeps_threes: bool
) -> tuple[Return, ...]:
    choices = returns(hand, payer, number, match=match, keeps_threes=keeps_threes)
    return tuple(Return(cards) for cards in choices)


def return_cards(state: State, seat: Seat, act: Action) -> Step:
    """还贡: a receiver returns cards of his choice (TRIB-5)."""
    cards = cast("Return", act).cards
    _, due, _, received = cast("Tributing", state.phase)
    payer = due[0].payer
    state = moved(state, seat, payer, cards)._replace(phase=Tributing((), due[1:], EMPTY, received))
    events = (TributeReturned(seat, payer, size(cards)), *_told(seat, payer, cards))
    return next_payment(state, events)
