"""TURN, BURN, HEAD, SCRAM, END, POINT and the debts: whole rounds, the program beside the oracle."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouji.rules.deck import PACK, shuffled
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS
from tests.oracle.cards import spelled
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
    pair.compare(pair.begins_in_play())


@pytest.mark.parametrize("preset", Preset)
@given(seed=seeds)
def test_from_the_deal_on(preset: Preset, seed: int) -> None:
    pair = walk(seed, preset)
    course = pair.begins_with_the_deal()
    if course is not None:
        pair.compare(course)


@pytest.mark.parametrize("preset", Preset)
@settings(max_examples=2)
@given(seed=seeds)
def test_of_a_whole_deal(preset: Preset, seed: int) -> None:
    pair = walk(seed, preset)
    pack = shuffled([card.rank.letter for card in PACK], pair.rng)
    hands = [pack[seat :: len(SEATS)] for seat in range(len(SEATS))]
    course = pair.begins_with_the_deal(deal=" ".join(map(spelled, hands)))
    if course is not None:
        pair.compare(course)


@given(seed=seeds)
def test_where_only_one_can_revolt_and_his_opposite_has_the_twos(seed: int) -> None:
    rng = Random(seed)
    game = random_game(rng, Preset.CLASSIC, revolt=True, powerless_redeal=False, biesan=False)
    pair = Walk(rng, game, eagerness=0.9)
    course = pair.begins_with_the_deal("345 3332 44442 22222WW5 5552 6662")
    assert course is not None
    pair.compare(course)
