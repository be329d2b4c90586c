"""What single calls of the engine cost, how that grows, and what states take in memory."""

import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import islice
from statistics import median
from time import perf_counter, process_time
from typing import Final

from bench.rounds import dealt, decisions
from gouji.arena.series import quantile
from gouji.engine.actions import PASS, Action, Play
from gouji.engine.kernel import legal, new_game, refusal
from gouji.engine.state import State
from gouji.rules.presets import PRESETS, Preset, build

RULES: Final = PRESETS[Preset.CLASSIC]
TIMES: Final = 20
"""How often each call is repeated; the least counts."""
DEALS: Final = 50
KEPT: Final = 1000
HAND_SIZES: Final = (3, 6, 12, 18, 24, 30, 36)
ROUNDS: Final = (1, 4, 16, 64)
POSITIONS: Final = 40
RUNS: Final = 5


def measure_costs() -> Iterator[str]:
    """Measure copies, listing, refusals, growth and memory."""
    states = list(decisions(new_game(RULES), 0))
    leads = [dealt(RULES, seed, 36) for seed in range(DEALS)]
    yield _line("a copy of a state", [_least(copy, state) for state, _ in states])
    yield _line("legal on a lead of 36 cards", [_least(legal, state) for state in leads])
    yield _line("all acts of such a lead made", [_least(_listed, state) for state in leads])
    yield _line("legal in a game", [_least(legal, state) for state, _ in states])
    yield _line("refusal of a legal act", [_least(_refusal, *each) for each in states])
    yield _line("refusal of an illegal act", [_least(_refusal, *each) for each in _illegal(states)])
    yield from _growth()
    yield f"memory of {KEPT} kept states {_memory() / 1e6:6.1f} MB"


def _line(name: str, seconds: list[float]) -> str:
    middle, late = (1e6 * quantile(seconds, share) for share in (0.5, 0.99))
    return f"{name:34} {middle:8.2f} us p50 {late:9.2f} us p99"


def _least(call: Callable[..., object], *arguments: object) -> float:
    least = float("inf")
    for _ in range(TIMES):
        start = perf_counter()
        call(*arguments)
        least = min(least, perf_counter() - start)
    return least


def _listed(state: State) -> tuple[Action, ...]:
    return tuple(legal(state))


def _refusal(state: State, act: Action) -> object:
    return refusal(state, state.phase.asks[0].seat, act)


def _illegal(states: Sequence[tuple[State, Action]]) -> list[tuple[State, Action]]:
    # A set that another seat has just played, and a pass where a set must be led.
    plays = [act for _, act in states if isinstance(act, Play)]
    said = [(state, act) for state, _ in states for act in (plays[0], plays[-1], PASS)]
    return [each for each in said if _refusal(*each) is not None]


def _growth() -> Iterator[str]:
    position = build(Preset.CLASSIC, {"rounds": 1})
    starts = {
        f"a decision, hands of {size:2} cards": [
            dealt(position, seed, size) for seed in range(POSITIONS)
        ]
        for size in HAND_SIZES
    } | {
        f"a decision, games of {rounds:2} rounds": [
            new_game(build(Preset.CLASSIC, {"rounds": rounds}))
        ]
        * (max(ROUNDS) // rounds)
        for rounds in ROUNDS
    }
    costs: dict[str, list[float]] = {name: [] for name in starts}
    for _ in range(RUNS):
        for name, states in starts.items():
            costs[name].append(_cost(states))
    for name, seconds in costs.items():
        yield f"{name:34} {1e6 * median(seconds):8.2f} us"


def _cost(starts: Sequence[State]) -> float:
    taken, start = 0, process_time()
    for seed, state in enumerate(starts):
        taken += sum(1 for _ in decisions(state, seed))
    return (process_time() - start) / taken


def _memory() -> int:
    rules = build(Preset.CLASSIC, {"rounds": 100})
    tracemalloc.start()
    kept = [state for state, _ in islice(decisions(new_game(rules), 1), KEPT)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size if kept else 0
