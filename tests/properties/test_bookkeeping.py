"""Whatever the engine keeps up to date step by step is counted anew here."""

from random import Random

import pytest
from hypothesis import given

from gouji.engine.kernel import ask_of
from gouji.engine.state import Following, Over, State
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.hand import size
from gouji.rules.seats import BIT, SEATS, members
from tests.strategies import Walk, play_out, random_rules, walks


def check(state: State) -> None:
    standing = state.standing
    assert state.sizes == tuple(map(size, state.hands))
    if isinstance(state.phase, Over):
        assert sorted(standing.places) == [1, 2, 3, 4, 5, 6]
        return
    placed = [seat for seat in SEATS if standing.places[seat - 1]]
    assert set(members(standing.in_play)) == set(SEATS) - set(placed)
    assert all(state.sizes[seat - 1] == 0 for seat in placed)
    report_at = state.match.rules.report_at
    for seat in members(standing.in_play):
        number = state.sizes[seat - 1]
        assert number > 0
        assert standing.reported[seat - 1] == (number if number <= report_at else None)
    if standing.burning:
        assert standing.in_play & BIT[standing.burning.seat]


def check_asks(state: State) -> None:
    ask = ask_of(state)
    assert ask is not None
    assert state.standing.in_play & BIT[ask.seat]
    if isinstance(state.phase, Following):
        trick = state.phase.trick
        assert trick.turns[-1].seat == trick.owner or trick.turns[-1].act.kind != "play"
        assert trick.owner != ask.seat
    held = sum(state.hands) + state.standing.played
    for seat in SEATS:
        view = view_of(state, seat)
        assert view.unseen + view.hand + view.standing.played == state.deal.pack >= held


@given(walks())
def test_in_small_positions(path: Walk) -> None:
    for state in path:
        check(state)
        check_asks(state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_in_whole_rounds(seed: int) -> None:
    table = Table(random_rules(Random(seed)), seed)
    for _ in play_out(table, "random", seed):
        check(table.state)
        if table.ask:
            check_asks(table.state)
