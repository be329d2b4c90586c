"""局终: the result of a round and what follows it (END-2, END-5, SCORE, SWEEP-1, DEAL-1)."""

from typing import Final, cast

from gouji.engine.actions import Action
from gouji.engine.debts import debts_due, side_score
from gouji.engine.events import Events, GameOver, RoundResult, TookLast
from gouji.engine.leaving import judged_at_end
from gouji.engine.state import AskingLast, Match, Over, RoundDue, State, Step, replaced
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.leading import NEXT_DRAWER
from gouji.rules.revolt import REVOLTER_PLACE, SWEEPING_REVOLTER_PLACE
from gouji.rules.scoring import (
    OverReason,
    end_of_game,
    final_places,
    round_score,
    seat_at,
    sweeper,
)
from gouji.rules.seats import (
    MEMBERS,
    SEATS,
    Seat,
    after,
    federation,
    from_seat,
)
from gouji.rules.tribute import DebtKind

LAST: Final = len(SEATS)
SECOND_LAST: Final = LAST - 1


def end_round(state: State, last: Seat | None, before: Events) -> Step:
    """局终: give the places left, score the round, and end the game or wait for the next round.

    Args:
        state: the state when all seats in play are of one federation.
        last: the last player to play, if anyone has (END-2).
        before: the events so far.
    """
    match, standing = state.match, state.standing
    rules = match.rules
    places = _places(state, last)
    ledger = judged_at_end(rules, standing, places)
    sweep = sweeper(places)
    score = round_score(places, rules.scoring, negative=rules.negative_scores)
    score = score.plus(side_score(rules, ledger))
    total = match.total.plus(score)
    debts = debts_due(rules, ledger, places, sweep)
    result = RoundResult(
        places, sweep, ledger.opened, ledger.burns, ledger.stuck, score, total, debts
    )
    streak = match.streak.then(sweep)
    reason = end_of_game(
        streak, rules.after_sweep, rules.sweep_streak, is_last_round=match.number >= rules.rounds
    )
    last_seat = seat_at(places, LAST) if sweep is None else None
    match = Match(rules, match.number, total, last_seat, streak, debts)
    state = state._replace(match=match, standing=standing._replace(places=places, ledger=ledger))
    if reason is not None:
        return _end_game(state, reason, (*before, result))
    return _before_next_round(state, last_seat), (*before, result)


def _places(state: State, last: Seat | None) -> tuple[int, ...]:
    standing, sizes, drawer = state.standing, state.sizes, state.deal.drawer
    order = from_seat(drawer) if last is None else (*after(last), last)
    revolted = standing.revolted
    if revolted is None:
        return final_places(standing.places, standing.in_play, sizes, order)
    places = final_places(standing.places, standing.in_play, sizes, order, kept=REVOLTER_PLACE)
    mates = after(revolted.seat, MEMBERS[federation(revolted.seat)])
    sweeps = {places[mate - 1] for mate in mates} == {1, 2}
    place = SWEEPING_REVOLTER_PLACE if sweeps else REVOLTER_PLACE
    # Who was third makes room for a revolter who sweeps, and moves down.
    moved = (REVOLTER_PLACE if taken == place else taken for taken in places)
    return replaced(tuple(moved), revolted.seat, place)


def _before_next_round(state: State, last: Seat | None) -> State:
    drawer = None if last is None else NEXT_DRAWER[state.match.rules.next_lead](last)
    second_last = seat_at(state.standing.places, SECOND_LAST)
    agrees = state.match.rules.last_by_agreement and last is not None
    if agrees and federation(second_last) is federation(cast("Seat", last)):
        ask = Ask(second_last, Question.LAST, frozenset({Kind.TAKE_LAST, Kind.NO}))
        return state._replace(phase=AskingLast((ask,), drawer))
    return state._replace(phase=RoundDue(drawer))


def keep_places(state: State, _: Seat, __: Action) -> Step:
    """不让科: second-last and last stay as they are (END-5). No event."""
    return state._replace(phase=RoundDue(cast("AskingLast", state.phase).drawer)), ()


def take_last(state: State, seat: Seat, _: Action) -> Step:
    """让科: second-last counts as last for DEAL-1, LEAD-2 and the ``last`` debts (END-5)."""
    match = state.match
    former = cast("Seat", match.last)
    swapped = {seat: former, former: seat}
    debts = tuple(
        debt._replace(payer=swapped[debt.payer]) if debt.kind is DebtKind.LAST else debt
        for debt in match.debts
    )
    drawer = NEXT_DRAWER[match.rules.next_lead](seat)
    match = match._replace(last=seat, debts=debts)
    return state._replace(match=match, phase=RoundDue(drawer)), (TookLast(seat, former),)


def _end_game(state: State, reason: OverReason, before: Events) -> Step:
    return state._replace(phase=Over(reason)), (*before, GameOver(state.match.total, reason))


def dissolve(state: State, _: Seat, __: Action) -> Step:
    """散局: end the game where it stands; rounds played count (VOID-1)."""
    return _end_game(state, OverReason.DISSOLVED, ())
