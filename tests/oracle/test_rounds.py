"""TURN, BURN, HEAD, SCRAM, END, POINT and the debts: whole rounds, the program beside the oracle."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.rules.presets import Preset
from tests.oracle.walking import Walk, random_game

pytestmark = pytest.mark.usefixtures("untraced")

seeds = st.integers(0, 2**48)


def walk(seed: int, preset: Preset) -> Walk:
    rng = Random(seed)
    return Walk(rng, random_game(rng, preset), rng.choice([0.3, 0.6, 0.9]))


@pytest.mark.parametrize("preset", Preset)
@given(seed=seeds)
def test_from_a_position_on(preset: Preset, seed: int) -> None:
    pair = walk(seed, preset)
    pair.compare(pair.begins_in_play(most=9))


@pytest.mark.parametrize("preset", Preset)
@given(seed=seeds)
def test_from_the_deal_on(preset: Preset, seed: int) -> None:
    pair = walk(seed, preset)
    course = pair.begins_with_the_deal(most=9)
    if course is not None:
        pair.compare(course)


@given(seed=seeds)
def test_where_only_one_can_revolt_and_his_opposite_has_the_twos(seed: int) -> None:
    rng = Random(seed)
    game = random_game(rng, Preset.CLASSIC, revolt=True, powerless_redeal=False, biesan=False)
    pair = Walk(rng, game, eagerness=0.9)
    course = pair.begins_with_the_deal(most=9, deal="345 3332 44442 22222WW5 5552 6662")
    assert course is not None
    pair.compare(course)
