"""发牌阶段: from the opening of a round to its first lead (DEAL, LEAD).

Chance is an input: the first drawer, the deal and the fallback leader come from outside.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from gouji.engine.actions import Action
from gouji.engine.events import Dealt, Events, FirstLeader, Redealt, RoundOpened, ShownThrees
from gouji.engine.play import is_decided, open_trick
from gouji.engine.state import (
    SIX_TIMES_NOTHING,
    Deal,
    DealDue,
    Match,
    Redealing,
    RoundDue,
    Showing,
    Standing,
    State,
    Step,
)
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Rank
from gouji.rules.deck import Dealt as Hands
from gouji.rules.hand import EMPTY, Hand, has_power, pack_cards
from gouji.rules.leading import FRESH_LEAD, LATER_LEAD, LeadBy, Shown, best_group, shown_leader
from gouji.rules.seats import BIT, EVERYBODY, SEATS, Seat, Seats, from_seat, seat_set


class ChanceError(ValueError):
    """机会错误: a drawer, a deal or a position cannot stand here; the message gives the clause."""


@dataclass(frozen=True, slots=True)
class Start:
    """残局开头: where a position begins: in play, with a leader, and with seats already out."""

    leader: Seat
    out: tuple[Seat, ...] = ()
    """Seats already out, from first place on."""


def open_round(state: State, drawer: Seat) -> Step:
    """开局: begin the next round with its first drawer (DEAL-1).

    Raises:
        ChanceError: no round is due, or another seat must draw first.
    """
    match, phase = state.match, state.phase
    if not isinstance(phase, RoundDue):
        message = "PHASE-1 no round is due here"
        raise ChanceError(message)
    if phase.drawer not in (None, drawer):
        message = f"DEAL-1 seat {phase.drawer} draws first in this round, not seat {drawer}"
        raise ChanceError(message)
    opened = State(
        match._replace(number=match.number + 1),
        Deal(drawer),
        (EMPTY,) * len(SEATS),
        SIX_TIMES_NOTHING,
        Standing(),
        DealDue(),
    )
    return opened, (RoundOpened(opened.match.number, drawer),)


def deal(
    state: State, hands: Hands, fallback: Seat | None = None, start: Start | None = None
) -> Step:
    """发牌: give out the hands, and go on to the first phase that asks (PHASE-1).

    Args:
        state: a state that waits for a deal.
        hands: six hands by seat, in drawing order.
        fallback: the random first leader of LEAD-1; needed where that clause may ask for it.
        start: where a position begins; ``None`` for a round from its beginning.

    Raises:
        ChanceError: no deal is due, or the hands, the fallback or the position cannot stand.
    """
    if not isinstance(state.phase, DealDue):
        message = "PHASE-1 no deal is due here"
        raise ChanceError(message)
    out = start.out if start else ()
    _check_hands(hands, out)
    packed = tuple(map(pack_cards, hands))
    drawer = state.deal.drawer
    state = state._replace(
        deal=Deal(drawer, hands, fallback, Hand(sum(packed))),
        hands=packed,
        sizes=tuple(map(len, hands)),
        standing=_standing(state.match, hands, out),
    )
    events: Events = tuple(Dealt(seat, hands[seat - 1]) for seat in SEATS if hands[seat - 1])
    if start:
        return _begin_position(state, start, events)
    if fallback is None and lead_by(state.match) is LeadBy.SHOW:
        message = "LEAD-1 a deal needs its fallback leader here"
        raise ChanceError(message)
    return _ask_shows(state, events)


def _check_hands(hands: Hands, out: Sequence[Seat]) -> None:
    if len(set(out)) < len(out):
        message = "END-1 a seat is out twice"
        raise ChanceError(message)
    for seat in SEATS:
        if bool(hands[seat - 1]) == (seat in out):
            message = (
                f"END-1 seat {seat} is {'out but has' if seat in out else 'in play without'} cards"
            )
            raise ChanceError(message)


def _standing(match: Match, hands: Hands, out: Sequence[Seat]) -> Standing:
    places = tuple(out.index(seat) + 1 if seat in out else 0 for seat in SEATS)
    sizes = (len(cards) for cards in hands)
    reported = tuple(number if number <= match.rules.report_at else None for number in sizes)
    return Standing(places, Seats(EVERYBODY & ~seat_set(*out)), reported)


def _begin_position(state: State, start: Start, events: Events) -> Step:
    in_play = state.standing.in_play
    if is_decided(in_play):
        message = "END-1 a position needs seats of both federations in play"
        raise ChanceError(message)
    if not in_play & BIT[start.leader]:
        message = f"END-1 the leader, seat {start.leader}, is out"
        raise ChanceError(message)
    return open_trick(state, start.leader, None, events)


def lead_by(match: Match) -> LeadBy:
    """先手依据: how this round finds its first leader (LEAD-1, LEAD-2)."""
    rules = match.rules
    return FRESH_LEAD[rules.first_lead] if match.last is None else LATER_LEAD[rules.next_lead]


def _groups(state: State) -> dict[Seat, Shown]:
    drawer, cards, *_ = state.deal
    groups = {seat: best_group(seat, cards[seat - 1], Rank.THREE) for seat in from_seat(drawer)}
    return {seat: group for seat, group in groups.items() if group}


def _ask_shows(state: State, events: Events) -> Step:
    may = frozenset({Kind.SHOW, Kind.NO})
    by_show = lead_by(state.match) is LeadBy.SHOW
    asks = tuple(Ask(seat, Question.SHOW, may) for seat in _groups(state)) if by_show else ()
    return _next_question(state, Showing(asks), events)


def show(state: State, seat: Seat, _: Action) -> Step:
    """亮三: a seat shows its best group (LEAD-1)."""
    phase, group = cast("Showing", state.phase), _groups(state)[seat]
    event = ShownThrees(seat, group.suit, group.number)
    return _next_question(state, Showing(phase.asks[1:], (*phase.shown, group)), (event,))


def decline_show(state: State, _: Seat, __: Action) -> Step:
    """不亮: a seat keeps its threes to itself (LEAD-1). No event."""
    phase = cast("Showing", state.phase)
    return _next_question(state, Showing(phase.asks[1:], phase.shown), ())


def redeal(state: State, seat: Seat, _: Action) -> Step:
    """重发: a seat without power cards demands a new deal (DEAL-2)."""
    return state._replace(phase=DealDue()), (Redealt(seat),)


def decline_redeal(state: State, _: Seat, __: Action) -> Step:
    """不重发: a seat without power cards keeps its hand (DEAL-2). No event."""
    phase = cast("Redealing", state.phase)
    return _next_question(state, Redealing(phase.asks[1:], phase.shown), ())


def _next_question(state: State, phase: Showing | Redealing, events: Events) -> Step:
    if isinstance(phase, Showing) and not phase.asks:
        phase = Redealing(_redeal_asks(state), phase.shown)
    if phase.asks:
        return state._replace(phase=phase), events
    return _first_lead(state, phase.shown, events)


def _redeal_asks(state: State) -> tuple[Ask, ...]:
    if not state.match.rules.powerless_redeal or state.match.last is not None:
        return ()
    may = frozenset({Kind.REDEAL, Kind.NO})
    seats = from_seat(state.deal.drawer)
    return tuple(
        Ask(seat, Question.REDEAL, may) for seat in seats if not has_power(state.hands[seat - 1])
    )


def _first_lead(state: State, shown: tuple[Shown, ...], events: Events) -> Step:
    drawer, _, fallback, _ = state.deal
    by = lead_by(state.match)
    found = {
        LeadBy.SHOW: shown_leader(shown, drawer) or fallback,
        LeadBy.DRAWER: drawer,
        LeadBy.LAST: state.match.last,
    }
    leader = found[by]
    if leader is None:
        message = "LEAD-1 nobody has the first lead"
        raise ChanceError(message)
    return open_trick(state, leader, None, (*events, FirstLeader(leader, by)))
