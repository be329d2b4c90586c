"""Views are blind, and so are bots: cards that a seat cannot see may lie anywhere."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.bots.base import Decision
from gouji.bots.registry import make_bot
from gouji.engine.kernel import ask_of
from gouji.engine.state import State
from gouji.engine.table import Table
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Question
from gouji.rules.hand import size
from gouji.rules.seats import SEATS, Seat
from tests.hidden import rearranged
from tests.invariants import twin_views
from tests.strategies import (
    QUICK,
    Walk,
    play_on,
    play_out,
    random_position,
    random_rules,
    walks,
)

pytestmark = pytest.mark.usefixtures("untraced")


def check(state: State, rng: Random) -> None:
    """No seat sees a difference, and no bot decides otherwise or for another reason."""
    for seat in SEATS:
        view, seen = twin_views(state, seat, rng)
        assert seen == view, f"seat {seat}"
        if view.ask:
            assert decisions(seen) == decisions(view)


def decisions(view: SeatView) -> list[Decision]:
    """What each bot decides, and why."""
    return [make_bot(name, 1, view.seat).choose(view) for name in QUICK]


@given(walks(), st.integers(0, 1_000))
def test_in_small_positions_at_every_question(path: Walk, seed: int) -> None:
    for state in path:
        check(state, Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_in_whole_rounds_from_the_deal_to_the_end(seed: int) -> None:
    table = Table(random_rules(Random(seed)), seed)
    table.start()
    rng = Random(seed)
    for number, _ in enumerate(play_out(table, "random", seed)):
        # Every question before play and of the first tricks, then some of them.
        if ask_of(table.state) and (number < 30 or number % 10 == 0):
            check(table.state, rng)


def test_the_cards_really_move() -> None:
    # Else the tests above would compare a state with itself.
    table = Table(random_rules(Random(1)), 1)
    table.start()
    other = rearranged(table.state, Seat(1), Random(2))
    assert other.hands[0] == table.state.hands[0]
    assert all(one != two for one, two in zip(other.hands[1:], table.state.hands[1:], strict=True))
    assert sum(other.hands) == sum(table.state.hands)
    assert [size(hand) for hand in other.hands] == [36] * 6


def test_what_is_asked_in_secret_is_answered_without_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A search takes long enough to tell that somebody was asked.
    monkeypatch.setattr("gouji.bots.expert.Search", None)
    burns = 0
    for seed in range(40):
        for state, _ in play_on(random_position(Random(seed)), "random", seed):
            ask = ask_of(state)
            if ask and ask.question is Question.BURN:
                burns += 1
                assert make_bot("expert", 1, ask.seat).choose(view_of(state, ask.seat))
    assert burns > 40
