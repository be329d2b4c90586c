"""打牌: the transitions of play, from the lead of a trick to its end.

Each function takes a state and returns the next one with the events on the way. They trust the act:
:mod:`gouji.engine.kernel` has asked :func:`~gouji.engine.kernel.refusal` before.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, cast

from gouji.engine.actions import Action, Burn, Play
from gouji.engine.ending import end_round
from gouji.engine.events import (
    AskedForWind,
    Burned,
    BurnEnded,
    BurnLifted,
    BurnSucceeded,
    BurntOut,
    Event,
    Events,
    Passed,
    Played,
    TrickClosed,
    TrickOpened,
    WentOut,
    Yielded,
)
from gouji.engine.state import (
    Burning,
    Following,
    Leading,
    Mode,
    Standing,
    State,
    Step,
    Trick,
    Turn,
    replaced,
)
from gouji.rules.asks import Asks, Kind
from gouji.rules.beating import is_unbeatable
from gouji.rules.burning import burn_ask, burn_order, burning_answers, is_burnt_out
from gouji.rules.combo import Combo
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import free_place
from gouji.rules.seats import BIT, MEMBERS, NOBODY, OPPOSITE, Federation, Seat, Seats
from gouji.rules.turns import (
    LastWord,
    headless_seats,
    is_protected,
    is_scramble,
    lead_ask,
    once_more,
    protected_asks,
    scramble_asks,
    unprotected_asks,
    wind_heir,
)


def open_trick(state: State, leader: Seat, last: Seat | None, before: Events) -> Step:
    """发牌权: settle mode and headless seats, and ask the leader (TURN-1, HEAD-1, SCRAM-1).

    A burn ends when scramble begins (SCRAM-3); a burning leader who cannot go on is burnt out and the
    lead moves (BURN-8).

    Args:
        state: the state with the trick before closed.
        leader: who has the lead.
        last: the last player to play, if anyone has (END-2).
        before: the events so far.
    """
    rules, standing = state.match.rules, state.standing
    scramble = is_scramble(rules.scramble_from, standing.places, standing.in_play)
    burning = standing.burning
    if burning is not None and scramble:
        state = state._replace(standing=standing._replace(burning=None))
        before = (*before, BurnEnded(burning.seat))
    elif burning is not None and is_burnt_out(state.hands[leader - 1]):
        return _burn_out(state, burning, last, before)
    mode = Mode(scramble, NOBODY if scramble else headless_seats(standing.in_play))
    opened = TrickOpened(leader, mode.scramble, mode.headless)
    return state._replace(phase=Leading((lead_ask(leader),), mode)), (*before, opened)


def _burn_out(state: State, burning: Burning, last: Seat | None, before: Events) -> Step:
    burner, victim = burning
    standing = state.standing
    place = free_place(standing.places, lowest=True)
    in_play = Seats(standing.in_play & ~BIT[burner])
    state = state._replace(
        hands=replaced(state.hands, burner, EMPTY),
        sizes=replaced(state.sizes, burner, 0),
        standing=standing._replace(
            places=replaced(standing.places, burner, place),
            in_play=in_play,
            reported=replaced(standing.reported, burner, 0),
            burning=None,
        ),
    )
    events = (*before, BurntOut(burner, place))
    if is_decided(in_play):
        return end_round(state, last, events)
    leader = victim if in_play & BIT[victim] else wind_heir(burner, in_play)
    return open_trick(state, leader, last, events)


def is_decided(in_play: Seats) -> bool:
    """局终: whether all seats still in play are of one federation, or none is left (END-1)."""
    return not (in_play & MEMBERS[Federation.ODD] and in_play & MEMBERS[Federation.EVEN])


def lay(state: State, seat: Seat, act: Action) -> Step:
    """出牌: a seat lays a set: as a lead, an answer or a burn (TURN-3, BURN-3, END-1)."""
    match, deal, hands, sizes, standing, phase = state
    laid = cast("Play | Burn", act)
    combo = laid.combo
    events: Events
    if isinstance(phase, Following):
        standing, trick, events = _beat(state, phase.trick, seat, laid)
    else:
        trick = Trick(cast("Leading", phase).mode, seat, combo, turns=(Turn(seat, act),))
        events = (Played(seat, combo, None),)
    left = sizes[seat - 1] - combo.size
    hands = replaced(hands, seat, Hand(hands[seat - 1] - combo.cards))
    sizes = replaced(sizes, seat, left)
    standing = _after_set(match.rules, standing, seat, left, combo)
    if not left:
        standing, leaving = _go_out(standing, seat)
        events += leaving
        if is_decided(standing.in_play):
            return end_round(State(match, deal, hands, sizes, standing, phase), seat, events)
    asks = questions(match.rules, trick, standing, hands)
    following = State(match, deal, hands, sizes, standing, Following(asks, trick))
    return (following, events) if asks else _close(following, trick, events)


def _beat(
    state: State, trick: Trick, seat: Seat, act: Play | Burn
) -> tuple[Standing, Trick, tuple[Event, ...]]:
    standing, beaten = state.standing, trick.owner
    events: tuple[Event, ...]
    if isinstance(act, Burn):
        events = (Burned(seat, act.combo, beaten),)
    else:
        events = (Played(seat, act.combo, beaten),)
    burning = standing.burning
    if burning is not None and burning.seat == beaten:
        burning = None
        events += (BurnLifted(beaten),)
    if isinstance(act, Burn):
        burning = Burning(seat, beaten)
    if burning is not standing.burning:
        standing = standing._replace(burning=burning)
    passed, yielder = trick.passed, trick.yielder
    if yielder is not None and yielder != seat and state.match.rules.yield_binds:
        passed = Seats(passed | BIT[yielder])
    turns = (*trick.turns, Turn(seat, act))
    return standing, Trick(trick.mode, seat, act.combo, passed, None, turns), events


def _after_set(rules: RuleSet, standing: Standing, seat: Seat, left: int, combo: Combo) -> Standing:
    places, in_play, reported, burning, burns, played = standing
    if left <= rules.report_at:
        reported = replaced(reported, seat, left)
    return Standing(places, in_play, reported, burning, burns, Hand(played + combo.cards))


def _go_out(standing: Standing, seat: Seat) -> tuple[Standing, Events]:
    # A burn succeeds at the moment of the last card, even if that set is then beaten (BURN-7).
    place = free_place(standing.places)
    events: Events = (WentOut(seat, place),)
    burning, burns = standing.burning, standing.burns
    if burning is not None and burning.seat == seat:
        events = (BurnSucceeded(seat, burning.victim), *events)
        burns = (*burns, (seat, burning.victim))
        burning = None
    standing = standing._replace(
        places=replaced(standing.places, seat, place),
        in_play=Seats(standing.in_play & ~BIT[seat]),
        burning=burning,
        burns=burns,
    )
    return standing, events


def questions(rules: RuleSet, trick: Trick, standing: Standing, hands: tuple[Hand, ...]) -> Asks:
    """轮次: the questions about the set on the table, in their order (TURN-2, SCRAM-2)."""
    mode, owner, best, passed, *_ = trick
    in_play = standing.in_play
    if is_unbeatable(best, rules.jokers):
        return ()
    if mode.scramble:
        return scramble_asks(owner, in_play, passed)
    if not is_protected(best, owner, mode.headless, scramble=False):
        return unprotected_asks(owner, in_play, passed)
    eligible = Seats(in_play & ~passed & ~mode.headless)
    candidates = tuple(
        burn_ask(seat)
        for seat in burn_order(owner, eligible, rules.burn_order)
        if burning_answers(hands[seat - 1], best, rules.jokers, rules.burn_check)
    )
    return candidates + protected_asks(owner, in_play, passed, mode.headless)


def decline(state: State, seat: Seat, act: Action) -> Step:
    """不压: a seat passes, yields, asks for the wind or declines a burn (TURN-4, TURN-5, WIND-2)."""
    match, deal, hands, sizes, standing, _ = state
    asks, trick = cast("Following", state.phase)
    event, rest = DECLINED[act.kind](seat), asks[1:]
    if event is not None:
        mode, owner, best, passed, yielder, turns = trick
        if act.kind is Kind.PASS:
            if not mode.scramble or match.rules.scramble_pass_binds:
                passed = Seats(passed | BIT[seat])
            if rest and match.rules.last_word is LastWord.ALWAYS and _has_last_word(trick, seat):
                rest = (*rest, once_more(seat))
        elif act.kind is Kind.YIELD:
            yielder, rest = seat, (*rest, once_more(seat))
        trick = Trick(mode, owner, best, passed, yielder, (*turns, Turn(seat, act)))
    events = () if event is None else (event,)
    following = State(match, deal, hands, sizes, standing, Following(rest, trick))
    return (following, events) if rest else _close(following, trick, events)


def _has_last_word(trick: Trick, seat: Seat) -> bool:
    # TURN-7: the opposite, on an unprotected set in normal mode.
    mode, owner, best, *_ = trick
    return (
        seat == OPPOSITE[owner]
        and not mode.scramble
        and not is_protected(best, owner, mode.headless, scramble=False)
    )


def _no_event(_: Seat) -> None:
    return None


DECLINED: Final[Mapping[Kind, Callable[[Seat], Event | None]]] = MappingProxyType(
    {Kind.NO: _no_event, Kind.PASS: Passed, Kind.YIELD: Yielded, Kind.WIND: AskedForWind}
)
"""The event of each way to decline; declining a burn has none."""


def _close(state: State, trick: Trick, before: Events) -> Step:
    # 扣牌: the owner leads the next trick, or after his last set the next seat in play (WIND-1).
    owner, in_play = trick.owner, state.standing.in_play
    leader = owner if in_play & BIT[owner] else wind_heir(owner, in_play)
    return open_trick(state, leader, owner, (*before, TrickClosed(owner, leader)))
