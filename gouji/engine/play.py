"""打牌: the transitions of play within a trick: sets, burns, claims, and declining.

Each function takes a state and returns the next one with the events on the way. They trust the act:
:mod:`gouji.engine.kernel` has asked :func:`~gouji.engine.kernel.refusal` before.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, cast

from gouji.engine.actions import Action, Burn, Claim, Pick, Play, play
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
from gouji.engine.tricks import asks_in_turn, close_trick, has_last_word, is_protected_trick
from gouji.rules.asks import Asks, Kind
from gouji.rules.beating import is_unbeatable
from gouji.rules.biesan import Stuck, only_threes
from gouji.rules.burning import burn_ask, burn_order, burning_answers
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, OPPOSITE, Seat, Seats
from gouji.rules.tiao import picker
from gouji.rules.turns import (
    once_more,
    pick_ask,
)


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
    combo = laid.combo
    events: Events
    if isinstance(phase, Following):
        beaten = phase.trick.owner
        standing, trick, events = _beat(state, phase.trick, seat, laid)
    else:
        beaten = None
        trick = Trick(cast("Leading", phase).mode, seat, combo, turns=(Turn(seat, act),))
        events = (Played(seat, combo, None),)
    left = sizes[seat - 1] - combo.size
    hands = replaced(hands, seat, Hand(hands[seat - 1] - combo.cards))
    sizes = replaced(sizes, seat, left)
    standing = _after_set(rules, standing, trick, left)
    if not left:
        standing, leaving = go_out(rules, standing, seat)
        events += leaving
    state = State(match, deal, hands, sizes, standing, phase)
    if beaten is not None and rules.biesan and only_threes(hands[beaten - 1]):
        state, sticking = _stick(state, beaten, seat)
        events += sticking
    if is_decided(state.standing.in_play):
        return end_round(state, seat, events)
    asks = questions(rules, trick, state.standing, hands)
    following = state._replace(phase=Following(asks, trick))
    return (following, events) if asks else close_trick(following, trick, events)


def _beat(
    state: State, trick: Trick, seat: Seat, act: Play | Burn
) -> tuple[Standing, Trick, tuple[Event, ...]]:
    standing, beaten = state.standing, trick.owner
    events: tuple[Event, ...]
    if isinstance(act, Burn):
        events = (Burned(seat, act.combo, beaten),)
    else:
        events = (Played(seat, act.combo, beaten),)
    burning, claimed = standing.burning, standing.claimed
    if burning is not None and burning.seat == beaten:
        burning = None
        events += (BurnLifted(beaten),)
    if claimed is not None:
        claimed = None
        events += (ClaimEnded(beaten),)
    if isinstance(act, Burn):
        burning = Burning(seat, beaten)
    if (burning, claimed) != (standing.burning, standing.claimed):
        standing = standing._replace(burning=burning, claimed=claimed)
    passed, yielder = trick.passed, trick.yielder
    if yielder is not None and yielder != seat and state.match.rules.yield_binds:
        passed = Seats(passed | BIT[yielder])
    turns = (*trick.turns, Turn(seat, act))
    return standing, Trick(trick.mode, seat, act.combo, passed, None, turns), events


def _after_set(rules: RuleSet, standing: Standing, trick: Trick, left: int) -> Standing:
    reported, revolted = standing.reported, standing.revolted
    if left <= rules.report_at and not rules.biesan:
        reported = replaced(reported, trick.owner, left)
    if revolted is not None and revolted.keeps and OPPOSITE[revolted.seat] == trick.owner:
        revolted = revolted._replace(laid=revolted.laid + is_protected_trick(trick))
    played = Hand(standing.played + trick.best.cards)
    return standing._replace(reported=reported, played=played, revolted=revolted)


def _stick(state: State, victim: Seat, beater: Seat) -> Step:
    standing = state.standing
    ledger = standing.ledger
    standing = standing._replace(ledger=ledger._replace(stuck=(*ledger.stuck, (victim, beater))))
    if state.match.rules.stuck is Stuck.STAY:
        return state._replace(standing=standing), (GotStuck(victim, beater, 0),)
    standing, place = force_out(standing, victim)
    stuck = state._replace(
        hands=replaced(state.hands, victim, EMPTY),
        sizes=replaced(state.sizes, victim, 0),
        standing=standing,
    )
    return stuck, (GotStuck(victim, beater, place),)


def questions(rules: RuleSet, trick: Trick, standing: Standing, hands: Sequence[Hand]) -> Asks:
    """轮次: the questions about the set on the table, in their order (TURN-2, SCRAM-2)."""
    mode, owner, best, passed, *_ = trick
    in_play = standing.in_play
    if is_unbeatable(best, rules.jokers):
        return ()
    asks = asks_in_turn(trick, in_play)
    if not is_protected_trick(trick):
        return asks
    eligible = Seats(in_play & ~passed & ~mode.headless)
    candidates = tuple(
        burn_ask(seat)
        for seat in burn_order(owner, eligible, rules.burn_order)
        if burning_answers(
            hands[seat - 1], best, rules.jokers, rules.burn_check, biesan=rules.biesan
        )
    )
    return candidates + asks


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
            if rest and has_last_word(match.rules, trick, seat):
                rest = (*rest, once_more(seat))
        elif act.kind is Kind.YIELD:
            yielder, rest = seat, (*rest, once_more(seat))
        trick = Trick(mode, owner, best, passed, yielder, (*turns, Turn(seat, act)))
    events = () if event is None else (event,)
    following = State(match, deal, hands, sizes, standing, Following(rest, trick))
    return (following, events) if rest else close_trick(following, trick, events)


def _no_event(_: Seat) -> None:
    return None


DECLINED: Final[Mapping[Kind, Callable[[Seat], Event | None]]] = MappingProxyType(
    {Kind.NO: _no_event, Kind.PASS: Passed, Kind.YIELD: Yielded, Kind.WIND: AskedForWind}
)
"""The event of each way to decline; declining a burn has none."""
