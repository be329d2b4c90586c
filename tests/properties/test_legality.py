"""Legality: one predicate and one list, which agree on everything anybody could say."""

import pytest
from hypothesis import given

from gouji.engine.actions import DISSOLVE, NO, PASS, REDEAL, SHOW, WIND, YIELD, Action, burn, play
from gouji.engine.kernel import ask_of, legal, refusal, step
from gouji.engine.refusals import IllegalActionError, Reason
from gouji.engine.state import State
from gouji.engine.views import view_of
from gouji.rules.seats import SEATS
from tests.strategies import Walk, sets_of, walks

WITHOUT_CARDS = (NO, SHOW, REDEAL, PASS, YIELD, WIND)


def universe(state: State) -> list[Action]:
    """All that the seat now asked could say."""
    ask = ask_of(state)
    assert ask is not None
    sets = sets_of(state.hands[ask.seat - 1], spare=1)
    return [*WITHOUT_CARDS, *map(play, sets), *map(burn, sets)]


@given(walks(most=5))
def test_the_list_holds_what_is_not_refused_each_once(path: Walk) -> None:
    for state in path:
        ask = ask_of(state)
        assert ask is not None
        listed = legal(state)
        assert len(set(listed)) == len(listed) > 0
        allowed = [act for act in universe(state) if refusal(state, ask.seat, act) is None]
        assert set(allowed) == set(listed)


@given(walks())
def test_a_view_says_the_same_as_the_kernel(path: Walk) -> None:
    for state in path:
        ask = ask_of(state)
        assert ask is not None
        view = view_of(state, ask.seat)
        assert view.legal == legal(state)
        for act in (*WITHOUT_CARDS, *legal(state)):
            assert view.refusal(act) == refusal(state, ask.seat, act)


@given(walks())
def test_nobody_else_may_decide(path: Walk) -> None:
    for state in path:
        ask = ask_of(state)
        assert ask is not None
        for seat in set(SEATS) - {ask.seat}:
            fault = refusal(state, seat, legal(state)[0])
            assert fault is not None
            assert fault.reason is Reason.NOT_YOUR_TURN
            assert view_of(state, seat).legal == ()
            assert view_of(state, seat).refusal(legal(state)[0]) == fault


@given(walks(most=4))
def test_a_refused_act_is_not_applied_and_an_allowed_one_is(path: Walk) -> None:
    for state in path[-1:]:
        ask = ask_of(state)
        assert ask is not None
        before = State(*state)
        for act in universe(state):
            fault = refusal(state, ask.seat, act)
            if fault is None:
                assert step(state, ask.seat, act)[0] != state
            else:
                with pytest.raises(IllegalActionError) as caught:
                    step(state, ask.seat, act)
                assert caught.value.refusal == fault
            assert state == before


@given(walks())
def test_dissolving_stands_in_place_of_any_decision(path: Walk) -> None:
    for state in path:
        assert [refusal(state, seat, DISSOLVE) for seat in SEATS] == [None] * 6
        assert DISSOLVE not in legal(state)
        ask = ask_of(state)
        assert ask is not None
        assert view_of(state, ask.seat).refusal(DISSOLVE) is None
