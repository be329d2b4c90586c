"""打牌: the transitions of play, from the lead of a trick to its end.

Each function takes a state and returns the next one with the events on the way. They trust the act:
:mod:`gouji.engine.kernel` has asked :func:`~gouji.engine.kernel.refusal` before.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, cast

from gouji.engine.actions import Action, Burn, Claim, Pick, Play, play
from gouji.engine.ending import end_round
from gouji.engine.events import (
    AskedForWind,
    Burned,
    BurnEnded,
    BurnLifted,
    BurntOut,
    ClaimEnded,
    ClaimMade,
    Event,
    Events,
    GotStuck,
    Passed,
    Played,
    TrickClosed,
    TrickOpened,
    Yielded,
)
from gouji.engine.leaving import force_out, go_out, is_decided, open_point
from gouji.engine.state import (
    Burning,
    Claimed,
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
from gouji.rules.biesan import Stuck, only_threes
from gouji.rules.burning import burn_ask, burn_order, burning_answers, is_burnt_out
from gouji.rules.hand import EMPTY, Hand
from gouji.rules.opening import may_open
from gouji.rules.revolt import DEAD_GOUJI, RevoltOpens
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats
from gouji.rules.tiao import picker
from gouji.rules.turns import (
    LastWord,
    headless_seats,
    is_protected,
    is_scramble,
    lead_ask,
    once_more,
    pick_ask,
    protected_asks,
    scramble_asks,
    unprotected_asks,
    wind_heir,
)


def open_trick(state: State, leader: Seat, last: Seat | None, before: Events) -> Step:
    """发牌权: settle mode and headless seats, and ask the leader (TURN-1, HEAD-1, SCRAM-1).

    A burn ends when scramble begins (SCRAM-3); a burning leader who cannot go on is burnt out and the
    lead moves (BURN-8). While a claim lasts, a mate is asked in the leader's place (TIAO-1).

    Args:
        state: the state with the trick before closed.
        leader: who has the lead.
        last: the last player to play, if anyone has (END-2).
        before: the events so far.
    """
    rules, standing = state.match.rules, state.standing
    mode = mode_of(rules, standing)
    burning = standing.burning
    if burning is not None and mode.scramble:
        standing = standing._replace(burning=None)
        before = (*before, BurnEnded(burning.seat))
    elif burning is not None and is_burnt_out(state.hands[leader - 1], biesan=rules.biesan):
        return _burn_out(state, burning, last, before)
    opened = TrickOpened(leader, mode.scramble, mode.headless)
    mate = picker(leader, standing.in_play)
    # A claim lasts while the claimer has the lead, and no mate leaves play but by beating his set.
    if mate is not None and standing.claimed is not None:
        ask = pick_ask(mate)
    else:
        ask = lead_ask(leader, may_claim=rules.tiao and mate is not None)
    leading = state._replace(standing=standing, phase=Leading((ask,), mode))
    return leading, (*before, opened)


def mode_of(rules: RuleSet, standing: Standing) -> Mode:
    """方式: the mode of a trick led now, and its headless seats (TURN-1, SCRAM-1, HEAD-1)."""
    scramble = is_scramble(rules.scramble_from, standing.places, standing.in_play)
    return Mode(scramble, NOBODY if scramble else _headless(standing))


def _headless(standing: Standing) -> Seats:
    # The revolter's opposite who keeps his head is headless only after his third dead gouji (REVOLT-4).
    lone, revolted = headless_seats(standing.in_play), standing.revolted
    if revolted is not None and revolted.keeps and revolted.laid < DEAD_GOUJI:
        return Seats(lone & ~BIT[OPPOSITE[revolted.seat]])
    return lone


def _burn_out(state: State, burning: Burning, last: Seat | None, before: Events) -> Step:
    burner, victim = burning
    standing, place = force_out(state.standing, burner)
    standing = standing._replace(burning=None)
    state = state._replace(
        hands=replaced(state.hands, burner, EMPTY),
        sizes=replaced(state.sizes, burner, 0),
        standing=standing,
    )
    events = (*before, BurntOut(burner, place))
    if is_decided(standing.in_play):
        return end_round(state, last, events)
    leader = victim if standing.in_play & BIT[victim] else wind_heir(burner, standing.in_play)
    return open_trick(state, leader, last, events)


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
        revolted = revolted._replace(laid=revolted.laid + _is_protected_trick(trick))
    played = Hand(standing.played + trick.best.cards)
    return standing._replace(reported=reported, played=played, revolted=revolted)


def _is_protected_trick(trick: Trick) -> bool:
    mode = trick.mode
    return is_protected(trick.best, trick.owner, mode.headless, scramble=mode.scramble)


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


def questions(rules: RuleSet, trick: Trick, standing: Standing, hands: tuple[Hand, ...]) -> Asks:
    """轮次: the questions about the set on the table, in their order (TURN-2, SCRAM-2)."""
    mode, owner, best, passed, *_ = trick
    in_play = standing.in_play
    if is_unbeatable(best, rules.jokers):
        return ()
    if mode.scramble:
        return scramble_asks(owner, in_play, passed)
    if not _is_protected_trick(trick):
        return unprotected_asks(owner, in_play, passed)
    eligible = Seats(in_play & ~passed & ~mode.headless)
    candidates = tuple(
        burn_ask(seat)
        for seat in burn_order(owner, eligible, rules.burn_order)
        if burning_answers(
            hands[seat - 1], best, rules.jokers, rules.burn_check, biesan=rules.biesan
        )
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
    return (
        seat == OPPOSITE[trick.owner] and not trick.mode.scramble and not _is_protected_trick(trick)
    )


def _no_event(_: Seat) -> None:
    return None


DECLINED: Final[Mapping[Kind, Callable[[Seat], Event | None]]] = MappingProxyType(
    {Kind.NO: _no_event, Kind.PASS: Passed, Kind.YIELD: Yielded, Kind.WIND: AskedForWind}
)
"""The event of each way to decline; declining a burn has none."""


def _close(state: State, trick: Trick, before: Events) -> Step:
    # 扣牌: the owner leads the next trick, or after his last set the next seat in play (WIND-1).
    owner, standing = trick.owner, state.standing
    in_play = standing.in_play
    state = state._replace(standing=standing._replace(tricks=(*standing.tricks, trick.turns)))
    if not in_play & BIT[owner]:
        leader = wind_heir(owner, in_play)
        return open_trick(state, leader, owner, (*before, TrickClosed(owner, leader)))
    events: Events = (*before, TrickClosed(owner, owner))
    if state.match.rules.points and _is_protected_trick(trick):
        standing, opened = win_trick(state.match.rules, state.standing, trick)
        state, events = state._replace(standing=standing), events + opened
    return open_trick(state, owner, owner, events)


def win_trick(rules: RuleSet, standing: Standing, trick: Trick) -> tuple[Standing, Events]:
    """开点: what it settles that a protected set of a seat in play has won its trick (POINT-1).

    The revolter's opposite opens by REVOLT-5 alone.
    """
    owner, ledger, revolted = trick.owner, standing.ledger, standing.revolted
    if revolted is not None and owner == OPPOSITE[revolted.seat]:
        won = revolted.won + 1
        standing = standing._replace(revolted=revolted._replace(won=won))
        opens = rules.revolt_opens is RevoltOpens.THREE and revolted.keeps and won >= DEAD_GOUJI
    else:
        opens = may_open(trick.best, rules.jokers)
    if not opens:
        return standing, ()
    ledger, events = open_point(ledger, owner)
    return standing._replace(ledger=ledger), events
