"""发牌阶段: from the opening of a round to its deal, its show and the redeal right (DEAL, LEAD-1, POINT-6).

Chance is an input: the first drawer, the deal and the fallback leader come from outside.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from gouji.engine.actions import Action
from gouji.engine.events import Called, Dealt, Events, Redealt, RoundOpened, ShownThrees
from gouji.engine.leaving import is_decided
from gouji.engine.stages import Stage, lead_by, proceed, shown_groups
from gouji.engine.state import (
    SIX_TIMES_NOTHING,
    AdvanceCalling,
    Deal,
    DealDue,
    Ledger,
    Redealing,
    RoundDue,
    Showing,
    Standing,
    State,
    Step,
    replaced,
)
from gouji.engine.swapping import shown_counts
from gouji.engine.tricks import open_trick
from gouji.rules.asks import Ask, Asks, Kind, Question
from gouji.rules.deck import Dealt as Hands
from gouji.rules.hand import EMPTY, Hand, has_power, pack_cards
from gouji.rules.leading import LeadBy, shown_rank
from gouji.rules.opening import JUDGED, Call
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, EVERYBODY, NOBODY, SEATS, Seat, Seats, from_seat, seat_set


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
    asks = _advance_asks(match.rules, drawer)
    opened = State(
        match._replace(number=match.number + 1),
        Deal(drawer),
        (EMPTY,) * len(SEATS),
        SIX_TIMES_NOTHING,
        Standing(),
        AdvanceCalling(asks) if asks else DealDue(),
    )
    return opened, (RoundOpened(opened.match.number, drawer),)


def _advance_asks(rules: RuleSet, drawer: Seat) -> Asks:
    if not (rules.points and rules.calls):
        return ()
    may = frozenset({Kind.ADVANCE_CALL, Kind.NO})
    return tuple(Ask(seat, Question.ADVANCE_CALL, may) for seat in from_seat(drawer))


def advance_call(state: State, seat: Seat, _: Action) -> Step:
    """预点: a seat bets before the deal that its opposite will not open (POINT-6)."""
    standing = state.standing
    ledger = standing.ledger
    calls = replaced(ledger.calls, seat, Call.ADVANCE)
    standing = standing._replace(ledger=ledger._replace(calls=calls))
    return _after_advance(state._replace(standing=standing)), (Called(seat, Call.ADVANCE),)


def decline_advance_call(state: State, _: Seat, __: Action) -> Step:
    """不预点: a seat may still call before the first lead (POINT-6). No event."""
    return _after_advance(state), ()


def _after_advance(state: State) -> State:
    rest = state.phase.asks[1:]
    return state.standing_at(state.standing, AdvanceCalling(rest) if rest else DealDue())


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
    if not _deal_is_due(state, start):
        message = "PHASE-1 no deal is due here"
        raise ChanceError(message)
    out = start.out if start else ()
    _check_hands(hands, out)
    state = _laid_out(state, hands, fallback, out)
    events: Events = tuple(Dealt(seat, hands[seat - 1]) for seat in SEATS if hands[seat - 1])
    if start:
        return _begin_position(state, start, events)
    if fallback is None and lead_by(state.match) is LeadBy.SHOW:
        message = "LEAD-1 a deal needs its fallback leader here"
        raise ChanceError(message)
    return proceed(state, Stage.SHOW, events)


def as_dealt(state: State, hands: Hands) -> State:
    """发牌: the round as it stood when these hands had been dealt, before anything followed from them.

    Who is asked first, who has bought a three and who must revolt tells what others hold.
    """
    return _laid_out(state, hands, state.deal.fallback)


def _laid_out(state: State, hands: Hands, fallback: Seat | None, out: Sequence[Seat] = ()) -> State:
    packed = tuple(map(pack_cards, hands))
    return state._replace(
        deal=Deal(state.deal.drawer, hands, fallback, Hand(sum(packed)), _powerless(packed)),
        hands=packed,
        sizes=tuple(map(len, hands)),
        standing=_standing(state, hands, out),
        phase=DealDue(),
    )


def _deal_is_due(state: State, start: Start | None) -> bool:
    phase = state.phase
    if isinstance(phase, DealDue):
        return True
    # A position skips the advance calls too, if nobody has been asked yet.
    return start is not None and isinstance(phase, AdvanceCalling) and len(phase.asks) == len(SEATS)


def _powerless(hands: Sequence[Hand]) -> Seats:
    return seat_set(*(seat for seat in SEATS if not has_power(hands[seat - 1])))


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


def _standing(state: State, hands: Hands, out: Sequence[Seat]) -> Standing:
    rules, ledger = state.match.rules, state.standing.ledger
    places = tuple(out.index(seat) + 1 if seat in out else 0 for seat in SEATS)
    reported = shown_counts(rules, tuple(map(len, hands)))
    judged = NOBODY
    for place, seat in enumerate(out, start=1):
        judged = Seats(judged | JUDGED[rules.point_deadline](place, seat))
    return Standing(
        places,
        Seats(EVERYBODY & ~seat_set(*out)),
        reported,
        ledger=Ledger(judged=judged, calls=ledger.calls),
    )


def _begin_position(state: State, start: Start, events: Events) -> Step:
    in_play = state.standing.in_play
    if is_decided(in_play):
        message = "END-1 a position needs seats of both federations in play"
        raise ChanceError(message)
    if not in_play & BIT[start.leader]:
        message = f"END-1 the leader, seat {start.leader}, is out"
        raise ChanceError(message)
    state = state._replace(match=state.match._replace(debts=()))
    return open_trick(state, start.leader, None, events)


def show(state: State, seat: Seat, _: Action) -> Step:
    """亮三: a seat shows its best group (LEAD-1)."""
    group, standing = shown_groups(state)[seat], state.standing
    shown = state._replace(standing=standing._replace(shown=(*standing.shown, group)))
    rank = shown_rank(biesan=state.match.rules.biesan)
    event = ShownThrees(seat, group.suit, group.number, rank)
    return proceed(_next_ask(shown), Stage.REDEAL, (event,))


def decline_show(state: State, _: Seat, __: Action) -> Step:
    """不亮: a seat keeps its threes to itself (LEAD-1). No event."""
    return proceed(_next_ask(state), Stage.REDEAL, ())


def redeal(state: State, seat: Seat, _: Action) -> Step:
    """重发: a seat without power cards demands a new deal (DEAL-2)."""
    return state._replace(phase=DealDue()), (Redealt(seat),)


def decline_redeal(state: State, _: Seat, __: Action) -> Step:
    """不重发: a seat without power cards keeps its hand (DEAL-2). No event."""
    return proceed(_next_ask(state), Stage.BUY, ())


def _next_ask(state: State) -> State:
    phase = cast("Showing | Redealing", state.phase)
    return state._replace(phase=phase._replace(asks=phase.asks[1:]))
