"""打牌: the transitions of play within a trick: sets, burns, claims, and declining.

Each function takes a state and returns the next one with the events on the way. They trust the act:
:mod:`gouji.engine.kernel` has asked :func:`~gouji.engine.kernel.refusal` before.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, cast

from gouji.engine.actions import (
    WITHOUT_CARDS,
    Action,
    Burn,
    Claim,
    Pass,
    Pick,
    Play,
    Wind,
    Yield,
    play,
)
from gouji.engine.ending import end_round
from gouji.engine.events import (
    AskedForWind,
    Burned,
    BurnLifted,
    ClaimEnded,
    ClaimMade,
    Event,
    Events,
    GotStuck,
    Passed,
    Played,
    Yielded,
)
from gouji.engine.leaving import force_out, go_out, is_decided
from gouji.engine.state import (
    Burning,
    Claimed,
    Following,
    Leading,
    Standing,
    State,
    Step,
    Trick,
    Turn,
    replaced,
)
from gouji.engine.tricks import (
    asks_in_turn,
    close_trick,
    has_last_word,
    is_protected_trick,
    open_asks,
)
from gouji.rules.asks import Asks, Kind
from gouji.rules.beating import is_unbeatable
from gouji.rules.biesan import Stuck, only_threes
from gouji.rules.burning import burn_ask, burn_order, burning_answers
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, OPPOSITE, Seat, Seats
from gouji.rules.tiao import picker
from gouji.rules.turns import once_more, pick_ask

_new: Final = tuple.__new__


def claim(state: State, seat: Seat, act: Action) -> Step:
    """挑牌: a leader lays his hand open; from now on a mate picks his sets (TIAO-1)."""
    sets = cast("Claim", act).sets
    standing = state.standing._replace(claimed=Claimed(seat, sets))
    phase = cast("Leading", state.phase)
    mate = cast("Seat", picker(seat, standing.in_play))
    phase = Leading((pick_ask(mate),), phase.mode)
    return state._replace(standing=standing, phase=phase), (ClaimMade(seat, sets),)


def pick(state: State, _: Seat, act: Action) -> Step:
    """挑牌: a mate picks the set that the claimer leads (TIAO-1)."""
    laid = cast("Pick", act).combo
    claimed = cast("Claimed", state.standing.claimed)
    left = list(claimed.sets)
    left.remove(laid)
    standing = state.standing._replace(claimed=Claimed(claimed.seat, tuple(left)))
    return lay(state._replace(standing=standing), claimed.seat, play(laid))


def lay(state: State, seat: Seat, act: Action) -> Step:
    """出牌: a seat lays a set: as a lead, an answer or a burn (TURN-3, BURN-3, END-1)."""
    match, deal, hands, sizes, standing, phase = state
    rules = match.rules
    laid = cast("Play | Burn", act)
    combo, beaten = laid.combo, None
    events: Events
    if isinstance(phase, Following):
        beaten = phase.trick.owner
        standing, trick, events = _beat(state, phase.trick, seat, laid)
    else:
        trick = Trick.led(cast("Leading", phase).mode, seat, laid)
        events = (Played(seat, combo, None),)
    left = sizes[seat - 1] - combo.size
    hands = replaced(hands, seat, Hand(hands[seat - 1] - combo.cards))
    sizes = replaced(sizes, seat, left)
    standing = _after_set(rules, standing, trick, left)
    if not left:
        standing, leaving = go_out(rules, standing, seat)
        events += leaving
    if beaten is not None and rules.biesan and only_threes(hands[beaten - 1]):
        standing, place = _stick(rules, standing, beaten, seat)
        events += (GotStuck(beaten, seat, place),)
        if place:
            hands, sizes = replaced(hands, beaten, EMPTY), replaced(sizes, beaten, 0)
    decided = is_decided(standing.in_play)
    asks = () if decided else questions(rules, trick, standing, hands)
    following = _new(Following, (asks, trick))
    state = _new(State, (match, deal, hands, sizes, standing, following))
    if decided:
        return end_round(state, seat, events)
    return (state, events) if asks else close_trick(state, trick, events)


def _beat(
    state: State, trick: Trick, seat: Seat, act: Play | Burn
) -> tuple[Standing, Trick, Events]:
    standing, beaten = state.standing, trick.owner
    passed, yielder = trick.passed, trick.yielder
    events: Events
    if isinstance(act, Burn):
        events = (Burned(seat, act.combo, beaten),)
    else:
        events = (Played(seat, act.combo, beaten),)
    if isinstance(act, Burn) or standing.burning is not None or standing.claimed is not None:
        standing, ended = _lift(standing, seat, beaten, act)
        events += ended
    if yielder is not None and yielder != seat and state.match.rules.yield_binds:
        passed = Seats(passed | BIT[yielder])
    return standing, trick.beaten(seat, act, passed), events


def _lift(
    standing: Standing, seat: Seat, beaten: Seat, act: Play | Burn
) -> tuple[Standing, Events]:
    # A burn and a claim end when a set of theirs is beaten (BURN-6, TIAO-1).
    burning, events = standing.burning, list[Event]()
    if burning is not None and burning.seat == beaten:
        burning = None
        events.append(BurnLifted(beaten))
    if standing.claimed is not None:
        events.append(ClaimEnded(beaten))
    if isinstance(act, Burn):
        burning = Burning(seat, beaten)
    return standing._replace(burning=burning, claimed=None), tuple(events)


def _after_set(rules: RuleSet, standing: Standing, trick: Trick, left: int) -> Standing:
    reported, revolted = standing.reported, standing.revolted
    if left <= rules.report_at and not rules.biesan:
        reported = replaced(reported, trick.owner, left)
    if revolted is not None and revolted.keeps and OPPOSITE[revolted.seat] == trick.owner:
        revolted = revolted._replace(laid=revolted.laid + is_protected_trick(trick))
    return standing.after_set(trick.best.cards, reported, revolted)


def _stick(rules: RuleSet, standing: Standing, victim: Seat, beater: Seat) -> tuple[Standing, int]:
    ledger = standing.ledger
    standing = standing._replace(ledger=ledger._replace(stuck=(*ledger.stuck, (victim, beater))))
    return (standing, 0) if rules.stuck is Stuck.STAY else force_out(standing, victim)


def questions(rules: RuleSet, trick: Trick, standing: Standing, hands: Sequence[Hand]) -> Asks:
    """轮次: the questions about the set on the table, in their order (TURN-2, SCRAM-2)."""
    if is_unbeatable(trick.best, rules.jokers):
        return ()
    if not is_protected_trick(trick):
        return open_asks(trick, standing.in_play)
    burns = _burn_asks(rules, trick, standing.in_play, hands)
    return burns + asks_in_turn(trick, standing.in_play)


def _burn_asks(rules: RuleSet, trick: Trick, in_play: Seats, hands: Sequence[Hand]) -> Asks:
    mode, owner, best, passed, *_ = trick
    eligible = Seats(in_play & ~passed & ~mode.headless)
    return tuple(
        burn_ask(seat)
        for seat in burn_order(owner, eligible, rules.burn_order)
        if burning_answers(
            hands[seat - 1], best, rules.jokers, rules.burn_check, biesan=rules.biesan
        )
    )


def pass_on(state: State, seat: Seat, _: Action) -> Step:
    """过牌: a seat declines to beat the set, which binds it (TURN-4, TURN-7, SCRAM-2)."""
    rules = state.match.rules
    asks, trick = cast("Following", state.phase)
    passed: int = trick.passed
    rest = asks[1:]
    if not trick.mode.scramble or rules.scramble_pass_binds:
        passed |= BIT[seat]
    if rest and has_last_word(rules, trick, seat):
        rest = (*rest, once_more(seat))
    turn, events = _said(seat, Pass.kind)
    return _go_on(state, rest, trick.declined(turn, passed, trick.yielder), events)


def let_others_speak(state: State, seat: Seat, _: Action) -> Step:
    """让牌: the opposite lets the others speak first and is asked once more at the end (TURN-5)."""
    asks, trick = cast("Following", state.phase)
    turn, events = _said(seat, Yield.kind)
    rest = (*asks[1:], once_more(seat))
    return state.following(rest, trick.declined(turn, trick.passed, seat)), events


def ask_for_wind(state: State, seat: Seat, _: Action) -> Step:
    """接风: a seat hopes to lead next, and is not bound by that (WIND-2)."""
    asks, trick = cast("Following", state.phase)
    turn, events = _said(seat, Wind.kind)
    return _go_on(state, asks[1:], trick.declined(turn, trick.passed, trick.yielder), events)


def decline_burn(state: State, _: Seat, __: Action) -> Step:
    """不烧: a candidate does not burn (BURN-3). No event."""
    asks, trick = cast("Following", state.phase)
    return _go_on(state, asks[1:], trick, ())


def _go_on(state: State, asks: Asks, trick: Trick, events: Events) -> Step:
    return (state.following(asks, trick), events) if asks else close_trick(state, trick, events)


@cache
def _said(seat: Seat, kind: Kind) -> tuple[Turn, Events]:
    return Turn(seat, WITHOUT_CARDS[kind]), (DECLINED[kind](seat),)


DECLINED: Final[Mapping[Kind, Callable[[Seat], Event]]] = MappingProxyType(
    {Kind.PASS: Passed, Kind.YIELD: Yielded, Kind.WIND: AskedForWind}
)
"""The event of each way to decline; declining a burn has none."""
