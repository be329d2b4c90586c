"""Random rounds of card play, sections 2 to 8: they all end, and no card is ever lost."""

from collections.abc import Iterator
from random import Random

import pytest

from gouji.engine.events import (
    AskedForWind,
    Burned,
    BurnEnded,
    BurnLifted,
    BurnSucceeded,
    BurntOut,
    Event,
    Events,
    Passed,
    Played,
    RoundResult,
    TrickClosed,
    TrickOpened,
    WentOut,
    Yielded,
)
from gouji.engine.state import Over, State
from gouji.engine.table import Table
from gouji.rules.hand import Hand, holds, size
from tests.strategies import play_on, play_out, random_position, random_rules

ROUNDS = 2_000
CHUNK = 50
SMALL_ROUNDS = 2_000
SMALL_CHUNK = 500


def gone_from(state: State) -> Hand:
    """The cards that are neither in a hand nor played."""
    held = Hand(sum(state.hands) + state.standing.played)
    assert holds(state.deal.pack, held)
    return Hand(state.deal.pack - held)


def player(seed: int) -> str:
    return "novice" if seed % 4 == 0 else "random"


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, ROUNDS, CHUNK))
def test_rounds_of_a_whole_deal_end_in_a_result(first: int) -> None:
    for seed in range(first, first + CHUNK):
        happened: list[Events] = []
        table = Table(random_rules(Random(seed)), seed)
        table.subscribe(happened.append)
        gone = Hand(0)
        for _ in play_out(table, player(seed), seed):
            assert size(table.state.deal.pack) == 216
            gone = check(gone, table.state, happened[-1])
        check_end(table.state, happened[-1])


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, SMALL_ROUNDS, SMALL_CHUNK))
def test_rounds_of_a_few_strong_cards_end_in_a_result(first: int) -> None:
    for seed in range(first, first + SMALL_CHUNK):
        gone = Hand(0)
        for state, events in small_round(seed):
            gone = check(gone, state, events)
        check_end(state, events)


def small_round(seed: int) -> Iterator[tuple[State, Events]]:
    rng = Random(seed)
    return play_on(random_position(rng), player(seed), seed)


def check(gone: Hand, state: State, events: Events) -> Hand:
    left = gone_from(state)
    forced_out = any(isinstance(event, BurntOut) for event in events)
    assert (left > gone) if forced_out else (left == gone)
    return left


def check_end(state: State, events: Events) -> None:
    assert isinstance(state.phase, Over)
    results = [event for event in events if isinstance(event, RoundResult)]
    assert [sorted(result.places) for result in results] == [[1, 2, 3, 4, 5, 6]]


PLAY: tuple[type[Event], ...] = (
    *(TrickOpened, Played, Passed, Yielded, AskedForWind, TrickClosed, WentOut, RoundResult),
    *(Burned, BurnLifted, BurnSucceeded, BurnEnded, BurntOut),
)


def test_they_come_to_every_event_of_play() -> None:
    found = {type(event) for seed in range(600) for _, all_ in small_round(seed) for event in all_}
    assert set(PLAY) <= found
