"""The playout core against the kernel: the same questions, the same scenes, the same end."""

from random import Random

import pytest

from gouji.bots.core import Core
from gouji.bots.position import position
from gouji.bots.regular import act
from gouji.bots.scene import Scene
from gouji.engine.actions import Action
from gouji.engine.kernel import ask_of, legal, step
from gouji.engine.state import Following, Leading, State
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.asks import Kind
from gouji.rules.hand import Hand
from gouji.rules.presets import Preset, build
from tests.games import any_rules
from tests.strategies import random_position

ROUNDS = 12
UNCOMPARED = {
    # What is public and no rule of play asks about: the core keeps less of it.
    "standing",
    # It means nothing at a lead.
    "owner",
}
UNPLAYED = {Kind.CLAIM}
"""What no bot does, so that no playout needs it."""


def choice(state: State, rng: Random) -> Action:
    """Mostly what the regular bot does, now and then anything."""
    ask = ask_of(state)
    assert ask is not None
    if rng.random() < 0.7:
        return act(Scene.of(view_of(state, ask.seat), ask))[0]
    fit = [one for one in legal(state) if one.kind not in UNPLAYED]
    return rng.choice(fit)


def core_of(state: State) -> Core:
    ask = ask_of(state)
    assert ask is not None
    gone = Hand(state.deal.pack - state.standing.played - sum(state.hands))
    return Core(position(view_of(state, ask.seat), ask, state.hands, gone))


def check_round(state: State, rng: Random, forks: float) -> None:
    """Walk a round with kernel and core side by side, beginning cores anew on the way."""
    core = core_of(state)
    while isinstance(state.phase, Leading | Following):
        ask = ask_of(state)
        assert ask is not None
        assert core.asks[0] == ask
        if rng.random() < forks:
            core = core_of(state)
            assert core.asks == state.phase.asks
        seen, shown = core.scene(), Scene.of(view_of(state, ask.seat), ask)
        for name in Scene.__slots__:
            one, other = getattr(seen, name), getattr(shown, name)
            if name == "counts":
                one = tuple(one)
            if name not in UNCOMPARED:
                assert one == other, name
        taken = choice(state, rng)
        core.answer(taken)
        state, _ = step(state, ask.seat, taken)
    assert core.over is not None
    assert core.over.match == state.match
    assert core.over.standing.places == state.standing.places
    assert core.over.standing.ledger == state.standing.ledger


def to_play(table: Table, rng: Random) -> State:
    table.start()
    while not isinstance(table.state.phase, Leading | Following):
        ask = table.ask
        assert ask is not None
        table.submit(ask.seat, rng.choice(table.view(ask.seat).legal))
        table.start()
    return table.state


@pytest.mark.slow
@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("seed", range(ROUNDS))
def test_in_whole_rounds_of_all_rules(preset: Preset, seed: int) -> None:
    rng = Random(f"{preset} {seed}")
    rules = any_rules(rng, preset) if seed else build(preset)
    rules = build(preset, rules.model_dump(mode="json") | {"tiao": False})
    check_round(to_play(Table(rules, seed), rng), rng, 0.1)


@pytest.mark.parametrize("seed", range(150))
def test_in_small_positions(seed: int) -> None:
    rng = Random(seed)
    check_round(random_position(rng), rng, 0.5)
