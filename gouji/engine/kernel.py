"""内核: the state machine. Everything about transitions begins here, and nothing else makes a state.

``refusal`` is the only judge of legality, ``legal`` lists what it allows, ``step`` applies one decision;
``open_round`` and ``deal`` apply chance. A refused act changes nothing.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine import answers
from gouji.engine.actions import WITHOUT_CARDS, Action, Pick, Play
from gouji.engine.dealing import (
    ChanceError,
    Start,
    advance_call,
    deal,
    decline_advance_call,
    decline_redeal,
    decline_show,
    open_round,
    redeal,
    show,
)
from gouji.engine.ending import dissolve, keep_places, take_last
from gouji.engine.legality import FOLLOW, Acts, Case, acts_for, follows, refusal_of, set_fault
from gouji.engine.paying import returnable
from gouji.engine.play import (
    ask_for_wind,
    claim,
    decline_burn,
    lay,
    let_others_speak,
    pass_on,
    pick,
)
from gouji.engine.refusals import IllegalActionError, Reason, Refusal, refuse
from gouji.engine.state import (
    AdvanceCalling,
    AskingLast,
    Calling,
    Following,
    Phase,
    Redealing,
    Revolting,
    Showing,
    State,
    Step,
    Tributing,
    new_game,
)
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.hand import size
from gouji.rules.seats import Seat
from gouji.rules.tiao import pickable

__all__ = [
    "ChanceError",
    "Start",
    "ask_of",
    "deal",
    "legal",
    "new_game",
    "open_round",
    "refusal",
    "step",
]


def ask_of(state: State) -> Ask | None:
    """提问: the question now to be answered, or ``None`` if chance is due or the game is over."""
    asks = state.phase.asks
    return asks[0] if asks else None


def case_of(state: State, ask: Ask) -> Case:
    """案情: what decides a question, from the asked seat's own knowledge."""
    match, _, hands, _, standing, phase = state
    seat, burning = ask.seat, standing.burning
    best = phase.trick.best if isinstance(phase, Following) else None
    is_burning = burning is not None and burning.seat == seat
    options = options_of(state, ask) if ask.question in HAVE_OPTIONS else ()
    case = match.rules, ask, hands[seat - 1], best, is_burning, options
    return tuple.__new__(Case, case)  # half the price of the constructor


HAVE_OPTIONS: Final = frozenset({Question.PICK, Question.RETURN})
"""The questions whose answers depend on more than the asked seat's cards and the table."""


def options_of(state: State, ask: Ask) -> Acts:
    """可选动作: the answers that the situation alone decides: returns (TRIB-5) and picks (TIAO-1)."""
    if ask.question is Question.PICK:
        claimed, burning = state.standing.claimed, state.standing.burning
        sets = claimed.sets if claimed else ()
        return tuple(Pick(laid) for laid in pickable(sets, burning=burning is not None))
    phase = state.phase
    if ask.question is Question.RETURN and isinstance(phase, Tributing):
        return returnable(state, phase.due[0].payer, ask.seat, size(phase.paid))
    return ()


def refusal(state: State, seat: Seat, act: Action) -> Refusal | None:
    """拒绝: why the rules refuse this act of this seat now, or ``None`` if they allow it."""
    asks, kind = state.phase.asks, act.kind
    if not asks:
        return refuse(Reason.NOTHING_ASKED)
    ask = asks[0]
    if seat != ask.seat:
        return None if kind is Kind.DISSOLVE else refuse(Reason.NOT_YOUR_TURN, seat=seat)
    if kind in ask.may:
        if kind in WITHOUT_CARDS:
            # Depends on nothing but the question.
            return None
        if isinstance(act, Play) and state.standing.burning is None:
            # Decided by less than a case.
            match, _, hands, _, _, phase = state
            best = phase.trick.best if isinstance(phase, Following) else None
            return set_fault(match.rules, hands[seat - 1], best, act.combo)
    return refusal_of(case_of(state, ask), act)


def legal(state: State) -> Acts:
    """可选动作: every legal act of the seat now asked but ``dissolve``; none if nobody is asked."""
    _, _, hands, _, _, phase = state
    asks = phase.asks
    if not asks:
        return ()
    ask = asks[0]
    if isinstance(phase, Following) and ask.question is FOLLOW:
        # Decided by less than a case.
        jokers = state.match.rules.jokers
        return follows(ask.may, hands[ask.seat - 1], phase.trick.best, jokers)
    return acts_for(case_of(state, ask))


def step(state: State, seat: Seat, act: Action) -> Step:
    """一步: apply one decision.

    Returns:
        The next state and the events on the way to it.

    Raises:
        IllegalActionError: the rules refuse the act; the state is unchanged.
    """
    fault = refusal(state, seat, act)
    if fault is not None:
        raise IllegalActionError(fault)
    return STEPS[act.kind](state, seat, act)


Transition = Callable[[State, Seat, Action], Step]
"""转移: what an allowed act does to a state."""

REFUSING: Final[Mapping[type[Phase], Transition]] = MappingProxyType(
    {
        AdvanceCalling: decline_advance_call,
        Showing: decline_show,
        Redealing: decline_redeal,
        Calling: answers.decline_call,
        Revolting: answers.decline_revolt,
        Following: decline_burn,
        AskingLast: keep_places,
    }
)
"""The transition of ``no`` in each phase that offers it."""


def _say_no(state: State, seat: Seat, act: Action) -> Step:
    return REFUSING[type(state.phase)](state, seat, act)


STEPS: Final[Mapping[Kind, Transition]] = MappingProxyType(
    {
        Kind.PLAY: lay,
        Kind.BURN: lay,
        Kind.PASS: pass_on,
        Kind.YIELD: let_others_speak,
        Kind.WIND: ask_for_wind,
        Kind.NO: _say_no,
        Kind.ADVANCE_CALL: advance_call,
        Kind.SHOW: show,
        Kind.REDEAL: redeal,
        Kind.ACCEPT: answers.tribute,
        Kind.REFUSE: answers.tribute,
        Kind.RETURN: answers.tribute,
        Kind.CALL: answers.call,
        Kind.REVOLT: answers.revolt,
        Kind.KEEP: answers.choose_head,
        Kind.HEADLESS: answers.choose_head,
        Kind.HUI: answers.lay_aside,
        Kind.CLAIM: claim,
        Kind.PICK: pick,
        Kind.TAKE_LAST: take_last,
        Kind.DISSOLVE: dissolve,
    }
)
"""The transition of each kind of act."""
