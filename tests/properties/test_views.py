"""Views are blind: cards that a seat cannot see may lie anywhere, and it sees the same."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.bots.registry import make_bot
from gouji.engine.actions import Action
from gouji.engine.kernel import ask_of
from gouji.engine.state import Following, Phase, State
from gouji.engine.table import Table
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.deck import shuffled
from gouji.rules.hand import cards_left, pack_cards, size
from gouji.rules.seats import SEATS, Seat
from tests.strategies import QUICK, Walk, play_out, random_rules, walks

HIDDEN = {Question.BURN, Question.SHOW, Question.REDEAL}
"""Questions that tell what a seat holds, so that nobody else may see who is asked."""


def rearranged(state: State, seat: Seat, rng: Random) -> State:
    """The same moment with all hidden cards anywhere else, and others asked what only they know."""
    others = [other for other in SEATS if other != seat]
    dealt, hands = list(state.deal.cards), list(state.hands)
    held = {one: cards_left(dealt[one - 1], hands[one - 1]) for one in others}
    pool = list(shuffled([card for cards in held.values() for card in cards], rng))
    for one in others:
        new = tuple(pool.pop() for _ in held[one])
        played = Counter(dealt[one - 1]) - Counter(held[one])
        dealt[one - 1] = (*played.elements(), *new)
        hands[one - 1] = pack_cards(new)
    return state._replace(
        deal=state.deal._replace(cards=tuple(dealt)),
        hands=tuple(hands),
        phase=with_other_asks(state.phase, seat, rng),
    )


def with_other_asks(phase: Phase, seat: Seat, rng: Random) -> Phase:
    """The same phase with others asked to burn, to show or to demand a new deal."""
    others = [other for other in SEATS if other != seat]
    head, *rest = phase.asks
    known = [ask for ask in rest if ask.seat == seat or ask.question not in HIDDEN]
    if head.seat != seat and head.question in HIDDEN:
        head = head._replace(seat=rng.choice(others))
    asks = (head, *known)
    if head.seat != seat and isinstance(phase, Following):
        burner = Ask(rng.choice(others), Question.BURN, frozenset({Kind.BURN, Kind.NO}))
        asks = (burner, *(ask for ask in asks if ask.question is not Question.BURN))
    return phase._replace(asks=asks)


def check_blind(state: State, rng: Random) -> None:
    for seat in SEATS:
        view = view_of(state, seat)
        other = rearranged(state, seat, rng)
        seen = view_of(other, seat)
        assert seen == view, f"seat {seat}"
        if view.ask:
            assert choices(seen) == choices(view)


def choices(view: SeatView) -> list[Action]:
    return [make_bot(name, 1, view.seat).choose(view).action for name in QUICK]


@given(walks(), st.integers(0, 1_000))
def test_in_small_positions_at_every_question(path: Walk, seed: int) -> None:
    for state in path:
        check_blind(state, Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_in_whole_rounds_from_the_deal_to_the_end(seed: int) -> None:
    table = Table(random_rules(Random(seed)), seed)
    table.start()
    rng = Random(seed)
    for number, _ in enumerate(play_out(table, "random", seed)):
        # Every question before play and of the first tricks, then some of them.
        if ask_of(table.state) and (number < 30 or number % 10 == 0):
            check_blind(table.state, rng)


def test_the_cards_really_move() -> None:
    # Else the tests above would compare a state with itself.
    table = Table(random_rules(Random(1)), 1)
    table.start()
    other = rearranged(table.state, Seat(1), Random(2))
    assert other.hands[0] == table.state.hands[0]
    assert all(one != two for one, two in zip(other.hands[1:], table.state.hands[1:], strict=True))
    assert sum(other.hands) == sum(table.state.hands)
    assert [size(hand) for hand in other.hands] == [36] * 6
