"""阶段次序: the phases between deal and play, in order; what does not apply is skipped (PHASE-1)."""

from collections.abc import Callable
from enum import IntEnum
from typing import Final, cast

from gouji.engine.ending import end_round
from gouji.engine.events import (
    Bought,
    Events,
    FirstLeader,
    RevoltMade,
    RoundVoid,
)
from gouji.engine.leaving import go_out, is_decided
from gouji.engine.paying import next_payment, start_tribute
from gouji.engine.state import (
    Calling,
    Laying,
    Match,
    Redealing,
    Revolted,
    Revolting,
    RoundDue,
    Showing,
    State,
    Step,
    replaced,
)
from gouji.engine.swapping import moved
from gouji.engine.tricks import open_trick
from gouji.rules.asks import Ask, Asks, Kind, Question
from gouji.rules.biesan import purchase
from gouji.rules.cards import Rank
from gouji.rules.hand import EMPTY, UNIT
from gouji.rules.leading import (
    FRESH_LEAD,
    LATER_LEAD,
    LeadBy,
    Shown,
    best_group,
    shown_leader,
    shown_rank,
)
from gouji.rules.opening import Call
from gouji.rules.revolt import ThreelessRevolt, is_threeless, may_revolt
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, SEATS, Seat, Seats, from_seat, seat_set


class Stage(IntEnum):
    """阶段: the phases between deal and play, in their order."""

    SHOW = 0
    REDEAL = 1
    BUY = 2
    TRIBUTE = 3
    CALL = 4
    REVOLT = 5
    HUI = 6
    PLAY = 7


def proceed(state: State, stage: Stage, before: Events) -> Step:
    """下一阶段: go on to the first question from this stage on, or to the first lead.

    A phase with questions left goes on by itself.
    """
    if state.phase.asks:
        return state, before
    for begin in BEGIN[stage:]:
        state, events = begin(state)
        before = (*before, *events)
        if state.phase.asks or isinstance(state.phase, RoundDue):
            break
    return state, before


def lead_by(match: Match) -> LeadBy:
    """先手依据: how this round finds its first leader (LEAD-1, LEAD-2)."""
    rules = match.rules
    return FRESH_LEAD[rules.first_lead] if match.last is None else LATER_LEAD[rules.next_lead]


def shown_groups(state: State) -> dict[Seat, Shown]:
    """亮三: the best group of each seat that has one, in seat order from the first drawer (LEAD-1)."""
    drawer, cards, *_ = state.deal
    rank = shown_rank(biesan=state.match.rules.biesan)
    groups = {seat: best_group(seat, cards[seat - 1], rank) for seat in from_seat(drawer)}
    return {seat: group for seat, group in groups.items() if group}


def _asks(state: State, seats: Seats, question: Question, *kinds: Kind) -> Asks:
    may = frozenset(kinds)
    return tuple(Ask(seat, question, may) for seat in from_seat(state.deal.drawer, seats))


def _begin_show(state: State) -> Step:
    by_show = lead_by(state.match) is LeadBy.SHOW
    seats = seat_set(*shown_groups(state)) if by_show else NOBODY
    asks = _asks(state, seats, Question.SHOW, Kind.SHOW, Kind.NO)
    return state._replace(phase=Showing(asks)), ()


def _begin_redeal(state: State) -> Step:
    applies = state.match.rules.powerless_redeal and state.match.last is None
    seats = state.deal.powerless if applies else NOBODY
    asks = _asks(state, seats, Question.REDEAL, Kind.REDEAL, Kind.NO)
    return state._replace(phase=Redealing(asks)), ()


def _begin_buying(state: State) -> Step:
    events: Events = ()
    if state.match.rules.biesan:
        for buyer in from_seat(state.deal.drawer):
            bargain = purchase(buyer, state.hands)
            if bargain is not None:
                state = moved(state, buyer, bargain.seller, UNIT[bargain.price])
                state = moved(state, bargain.seller, buyer, UNIT[Rank.THREE])
                events = (*events, Bought(bargain))
    return state, events


def _begin_tribute(state: State) -> Step:
    return next_payment(start_tribute(state), ())


def _begin_calls(state: State) -> Step:
    rules, calls = state.match.rules, state.standing.ledger.calls
    applies = rules.points and rules.calls
    open_to = seat_set(*(seat for seat in SEATS if calls[seat - 1] is Call.NONE))
    seats = open_to if applies else NOBODY
    return state._replace(phase=Calling(_asks(state, seats, Question.CALL, Kind.CALL, Kind.NO))), ()


def _begin_revolts(state: State) -> Step:
    rules = state.match.rules
    seats = seat_set(*(seat for seat in SEATS if _may_revolt(state, seat)))
    if rules.biesan and rules.threeless_revolt is ThreelessRevolt.FORCED:
        order = from_seat(state.deal.drawer, seats)
        return _forced(state._replace(phase=Revolting(())), order)
    asks = _asks(state, seats, Question.REVOLT, Kind.REVOLT, Kind.NO)
    return state._replace(phase=Revolting(asks)), ()


def _may_revolt(state: State, seat: Seat) -> bool:
    rules, hand = state.match.rules, state.hands[seat - 1]
    if rules.biesan:
        return is_threeless(hand)
    dealt_power = not state.deal.powerless & BIT[seat]
    return rules.revolt and may_revolt(hand, rules.revolt_right, dealt_power=dealt_power)


def _forced(state: State, seats: tuple[Seat, ...]) -> Step:
    events: Events = ()
    for seat in seats:
        state, made = lay_down(state, seat)
        events = (*events, *made)
        if isinstance(state.phase, RoundDue):
            return state, events
    return ask_opposite(state), events


def lay_down(state: State, seat: Seat) -> Step:
    """革命: a seat's hand leaves play; at the second revolt the round is void (REVOLT-1, REVOLT-2)."""
    if state.standing.revolted is not None:
        match = state.match
        again = match._replace(number=match.number - 1)
        void = state._replace(match=again, phase=RoundDue(state.deal.drawer))
        return void, (RevoltMade(seat), RoundVoid())
    standing = state.standing._replace(
        in_play=Seats(state.standing.in_play & ~BIT[seat]),
        reported=replaced(state.standing.reported, seat, 0),
        revolted=Revolted(seat),
    )
    state = state._replace(
        standing=standing,
        hands=replaced(state.hands, seat, EMPTY),
        sizes=replaced(state.sizes, seat, 0),
    )
    return state, (RevoltMade(seat),)


def ask_opposite(state: State) -> State:
    """要头: when all are asked and one has revolted, his opposite decides (REVOLT-4)."""
    revolted = state.standing.revolted
    if revolted is None:
        return state._replace(phase=Revolting(()))
    ask = Ask(OPPOSITE[revolted.seat], Question.OPPOSITE, frozenset({Kind.KEEP, Kind.HEADLESS}))
    return state._replace(phase=Revolting((ask,)))


def first_leader(state: State) -> tuple[Seat, LeadBy]:
    """先手: who has the first lead of the round, and by what (LEAD-1, LEAD-2).

    If the leader has revolted, the next seat that plays.
    """
    match, deal, standing = state.match, state.deal, state.standing
    by = lead_by(match)
    found = {
        LeadBy.SHOW: shown_leader(standing.shown, deal.drawer) or deal.fallback,
        LeadBy.DRAWER: deal.drawer,
        LeadBy.LAST: match.last,
    }
    leader = cast("Seat", found[by])
    return from_seat(leader, standing.in_play)[0], by


def _begin_hui(state: State) -> Step:
    rules = state.match.rules
    asks: Asks = ()
    if rules.hui and not rules.biesan:
        leader, _ = first_leader(state)
        asks = (Ask(leader, Question.HUI, frozenset({Kind.HUI})),)
    return state._replace(phase=Laying(asks)), ()


def _begin_play(state: State) -> Step:
    leader, by = first_leader(state)
    events: Events = (FirstLeader(leader, by),)
    # A hand emptied by hui or tribute is out, in seat order from the leader (HUI-1, TRIB-8).
    for seat in from_seat(leader, state.standing.in_play):
        if not state.sizes[seat - 1]:
            standing, leaving = go_out(state.match.rules, state.standing, seat)
            state, events = state._replace(standing=standing), events + leaving
            if is_decided(standing.in_play):
                return end_round(state, None, events)
    in_play = state.standing.in_play
    return open_trick(state, from_seat(leader, in_play)[0], None, events)


BEGIN: Final[tuple[Callable[[State], Step], ...]] = (
    _begin_show,
    _begin_redeal,
    _begin_buying,
    _begin_tribute,
    _begin_calls,
    _begin_revolts,
    _begin_hui,
    _begin_play,
)
"""How each stage begins, in the order of PHASE-1."""
