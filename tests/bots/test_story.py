"""The round played through once more for its clues: each seat's scene as it was."""

from random import Random

import pytest

from gouji.bots.clues import hints
from gouji.bots.regular import RegularBot
from gouji.bots.scene import Scene
from gouji.bots.story import story
from gouji.engine.actions import Burn, No
from gouji.engine.kernel import ask_of, step
from gouji.engine.state import Following, Leading
from gouji.engine.views import view_of
from gouji.rules.seats import SEATS, Seat
from tests.strategies import random_position

UNCOMPARED = {
    # What the seat itself holds is not public; who owns the trick means nothing at a lead.
    "unseen",
    "hidden",
    "standing",
    "owner",
}


@pytest.mark.parametrize("seed", range(60))
def test_every_scene_of_the_past_is_as_it_was(seed: int) -> None:
    state = before = random_position(Random(seed))
    seen = []
    # Who is forced out leaves with cards, which no act shows.
    while isinstance(state.phase, Leading | Following) and not state.standing.burning:
        ask = ask_of(state)
        assert ask is not None
        view = view_of(state, ask.seat)
        act = RegularBot(Random(0)).choose(view).action
        if not isinstance(act, No | Burn):
            seen.append((ask.seat, view.hand, act, Scene.of(view, ask)))
        before = state
        state, _ = step(state, ask.seat, act)
    told = [one for one in story(view_of(before, Seat(1))) if not isinstance(one.act, Burn)]
    assert len(told) >= len(seen) - 1
    for (seat, hand, act, scene), moment in zip(seen, told, strict=False):
        assert (moment.seat, moment.act) == (seat, act)
        again = moment.scene(hand)
        for name in Scene.__slots__:
            one, other = getattr(again, name), getattr(scene, name)
            if name == "counts":
                one, other = tuple(one), tuple(other)
            if name not in UNCOMPARED:
                assert one == other, name


@pytest.mark.parametrize("seed", range(30))
def test_clues_are_about_cards_that_a_seat_may_hold(seed: int) -> None:
    view = view_of(random_position(Random(seed)), Seat(1))
    for hint in hints(view):
        assert hint.seat in SEATS
        assert hint.seat != view.seat
        assert view.counts[hint.seat - 1]
        assert 0 <= hint.held <= view.unseen >> 8 * hint.rank & 0xFF
