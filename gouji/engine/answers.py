"""回答: the answers to the questions between tribute and play (TRIB, POINT-6, REVOLT, HUI)."""

from typing import cast

from gouji.engine import paying
from gouji.engine.actions import Action, Hui
from gouji.engine.events import Called, Events, LaidAside, OppositeChose
from gouji.engine.leaving import open_point
from gouji.engine.stages import Stage, ask_opposite, lay_down, proceed
from gouji.engine.state import Calling, Laying, Revolted, Revolting, RoundDue, State, Step, replaced
from gouji.engine.swapping import shown_counts
from gouji.rules.asks import Kind
from gouji.rules.hand import UNIT, Hand, count, size
from gouji.rules.opening import Call
from gouji.rules.revolt import RevoltOpens, ThreelessRevolt
from gouji.rules.seats import Seat


def tribute(state: State, seat: Seat, act: Action) -> Step:
    """进贡: accept, refuse or return; then the next payment or the next phase (TRIB-4, TRIB-5)."""
    answer = {
        Kind.ACCEPT: paying.accept_tribute,
        Kind.REFUSE: paying.refuse_tribute,
        Kind.RETURN: paying.return_cards,
    }
    return proceed(*_staged(answer[act.kind](state, seat, act), Stage.CALL))


def _staged(step: Step, stage: Stage) -> tuple[State, Stage, Events]:
    state, events = step
    return state, stage, events


def call(state: State, seat: Seat, _: Action) -> Step:
    """明点: a seat bets before the first lead that its opposite will not open (POINT-6)."""
    ledger = state.standing.ledger
    ledger = ledger._replace(calls=replaced(ledger.calls, seat, Call.CALLED))
    called = state._replace(
        standing=state.standing._replace(ledger=ledger), phase=Calling(state.phase.asks[1:])
    )
    return proceed(called, Stage.REVOLT, (Called(seat, Call.CALLED),))


def decline_call(state: State, _: Seat, __: Action) -> Step:
    """不点: a seat does not call (POINT-6). No event."""
    rest = Calling(state.phase.asks[1:])
    return proceed(state.standing_at(state.standing, rest), Stage.REVOLT, ())


def revolt(state: State, seat: Seat, _: Action) -> Step:
    """革命: a seat lays down its hand (REVOLT-1)."""
    rest = state.phase.asks[1:]
    state, events = lay_down(state, seat)
    if isinstance(state.phase, RoundDue):
        return state, events
    return _after_revolt(state._replace(phase=Revolting(rest)), events)


def decline_revolt(state: State, _: Seat, __: Action) -> Step:
    """不革命: a seat plays on (REVOLT-1). No event."""
    return _after_revolt(state._replace(phase=Revolting(state.phase.asks[1:])), ())


def _after_revolt(state: State, events: Events) -> Step:
    if not state.phase.asks:
        state = ask_opposite(state)
    return proceed(state, Stage.HUI, events)


def choose_head(state: State, seat: Seat, act: Action) -> Step:
    """要头: the revolter's opposite keeps his dead gouji or is headless at once (REVOLT-4, REVOLT-5)."""
    rules, standing = state.match.rules, state.standing
    keeps = act.kind is Kind.KEEP
    revolted = cast("Revolted", standing.revolted)._replace(keeps=keeps)
    ledger, events = standing.ledger, (OppositeChose(seat, keeps),)
    opened: Events = ()
    if rules.points and rules.revolt_opens is RevoltOpens.AUTOMATIC:
        ledger, opened = open_point(ledger, seat)
    if rules.points and rules.biesan and rules.threeless_revolt is ThreelessRevolt.MAY:
        ledger, also = open_point(ledger, revolted.seat)
        opened = (*opened, *also)
    standing = standing._replace(revolted=revolted, ledger=ledger)
    state = state._replace(standing=standing, phase=Revolting(()))
    return proceed(state, Stage.HUI, (*events, *opened))


def lay_aside(state: State, seat: Seat, act: Action) -> Step:
    """烩牌: all threes, all fours, both or none of all hands are laid aside (HUI-1)."""
    ranks = cast("Hui", act).ranks
    hands, aside = [], Hand(0)
    for hand in state.hands:
        gone = Hand(sum(count(hand, rank) * UNIT[rank] for rank in ranks))
        hands.append(Hand(hand - gone))
        aside = Hand(aside + gone)
    standing = state.standing
    sizes = tuple(map(size, hands))
    state = state._replace(
        hands=tuple(hands),
        sizes=sizes,
        standing=standing._replace(
            played=Hand(standing.played + aside),
            reported=shown_counts(state.match.rules, sizes),
            aside=ranks,
        ),
        phase=Laying(()),
    )
    return proceed(state, Stage.PLAY, (LaidAside(seat, ranks, aside),))
