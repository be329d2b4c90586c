"""轮: how a trick begins and how it is won."""

from functools import cache
from itertools import takewhile
from typing import Final

from gouji.engine.actions import Burn, Play
from gouji.engine.ending import end_round
from gouji.engine.events import (
    BurnEnded,
    BurntOut,
    Events,
    closed_trick,
    opened_trick,
)
from gouji.engine.leaving import force_out, is_decided, open_point
from gouji.engine.state import (
    Burning,
    Leading,
    Mode,
    Standing,
    State,
    Step,
    Trick,
    replaced,
)
from gouji.rules.asks import Asks, Kind
from gouji.rules.burning import is_burnt_out
from gouji.rules.hand import EMPTY
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
    opened = opened_trick(leader, mode.scramble, mode.headless)
    mate = picker(leader, standing.in_play) if rules.tiao else None
    # A claim lasts while the claimer has the lead, and no mate leaves play but by beating his set.
    if mate is not None and standing.claimed is not None:
        ask = pick_ask(mate)
    else:
        ask = lead_ask(leader, may_claim=mate is not None)
    leading = tuple.__new__(Leading, ((ask,), mode))
    return state.standing_at(standing, leading), (*before, opened)


def mode_of(rules: RuleSet, standing: Standing) -> Mode:
    """方式: the mode of a trick led now, and its headless seats (TURN-1, SCRAM-1, HEAD-1)."""
    scramble = is_scramble(rules.scramble_from, standing.places, standing.in_play)
    return _mode(scramble, NOBODY if scramble else _headless(standing))


_mode: Final = cache(Mode)
"""The one object for these values: there are few, and a trick is opened at every turn of play."""


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


def close_trick(state: State, trick: Trick, before: Events) -> Step:
    """扣牌: the owner leads the next trick, or after his last set the next seat in play (WIND-1).

    Args:
        state: the state in which nobody answers any more.
        trick: the trick as it ends.
        before: the events so far.
    """
    rules, owner, standing = state.match.rules, trick.owner, state.standing
    in_play, standing = standing.in_play, standing.after_trick(trick.turns)
    leader = owner if in_play & BIT[owner] else wind_heir(owner, in_play)
    events: Events = (*before, closed_trick(owner, leader))
    if leader == owner and rules.points and is_protected_trick(trick):
        standing, opened = win_trick(rules, standing, trick)
        events += opened
    return open_trick(state.standing_at(standing, state.phase), leader, owner, events)


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
    return (standing._replace(ledger=ledger), events) if events else (standing, ())


def said_since(trick: Trick) -> dict[Seat, Kind]:
    """已答: what the seats have said to the set on the table; burns declined are not among it."""
    answers = list(
        takewhile(lambda turn: not isinstance(turn.act, Play | Burn), reversed(trick.turns))
    )
    return {turn.seat: turn.act.kind for turn in reversed(answers)}


def asks_in_turn(trick: Trick, in_play: Seats) -> Asks:
    """轮次: the questions about the set on the table, but for those to burn (TURN-2, SCRAM-2)."""
    if is_protected_trick(trick):
        return protected_asks(trick.owner, in_play, trick.passed, trick.mode.headless)
    return open_asks(trick, in_play)


def open_asks(trick: Trick, in_play: Seats) -> Asks:
    """轮次: the questions about a set that is not protected (TURN-2.3, SCRAM-2)."""
    mode, owner, _, passed, _, _ = trick
    asks = scramble_asks if mode.scramble else unprotected_asks
    return asks(owner, in_play, passed)


def has_last_word(rules: RuleSet, trick: Trick, seat: Seat) -> bool:
    """末位发言: whether a seat that passes is asked once more at the end (TURN-7).

    The opposite, on an unprotected set in normal mode.
    """
    asked_anyway = seat == OPPOSITE[trick.owner] and rules.last_word is LastWord.ALWAYS
    return asked_anyway and not trick.mode.scramble and not is_protected_trick(trick)


def is_protected_trick(trick: Trick) -> bool:
    """够级: whether only the opposite and headless seats may answer the set on the table (TURN-2)."""
    mode = trick.mode
    return is_protected(trick.best, trick.owner, mode.headless, scramble=mode.scramble)
