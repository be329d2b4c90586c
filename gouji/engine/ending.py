"""局终: the result of a round and what follows it (END-2, SCORE, SWEEP-1, DEAL-1)."""

from gouji.engine.actions import Action
from gouji.engine.events import Events, GameOver, RoundResult
from gouji.engine.state import Match, Over, RoundDue, State, Step
from gouji.rules.leading import NEXT_DRAWER
from gouji.rules.scoring import (
    OverReason,
    end_of_game,
    final_places,
    round_score,
    seat_at,
    sweeper,
)
from gouji.rules.seats import SEATS, Seat, after, from_seat


def end_round(state: State, last: Seat | None, before: Events) -> Step:
    """局终: give the places left, score the round, and end the game or wait for the next round.

    Args:
        state: the state when all seats in play are of one federation.
        last: the last player to play, if anyone has (END-2).
        before: the events so far.
    """
    match, deal, _, sizes, standing, _ = state
    rules = match.rules
    order = from_seat(deal.drawer) if last is None else (*after(last), last)
    places = final_places(standing.places, standing.in_play, sizes, order)
    sweep = sweeper(places)
    score = round_score(places, rules.scoring, negative=rules.negative_scores)
    total = match.total.plus(score)
    result = RoundResult(places, sweep, standing.burns, score, total)
    streak = match.streak.then(sweep)
    reason = end_of_game(
        streak, rules.after_sweep, rules.sweep_streak, is_last_round=match.number >= rules.rounds
    )
    last_seat = seat_at(places, len(SEATS)) if sweep is None else None
    match = Match(rules, match.number, total, last_seat, streak)
    state = state._replace(match=match, standing=standing._replace(places=places))
    if reason is not None:
        return _end_game(state, reason, (*before, result))
    drawer = None if last_seat is None else NEXT_DRAWER[rules.next_lead](last_seat)
    return state._replace(phase=RoundDue(drawer)), (*before, result)


def _end_game(state: State, reason: OverReason, before: Events) -> Step:
    return state._replace(phase=Over(reason)), (*before, GameOver(state.match.total, reason))


def dissolve(state: State, _: Seat, __: Action) -> Step:
    """散局: end the game where it stands; rounds played count (VOID-1)."""
    return _end_game(state, OverReason.DISSOLVED, ())
