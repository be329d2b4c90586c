"""Decisions a CPU second: whole games of random legal play, in turn with other games' engines."""

from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import process_time
from typing import Final, NamedTuple

from bench.peers import installed_peers
from bench.rounds import play_game
from gouji.cli.headless import play_game as play_headless
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

RUNS: Final = 7
SHARE: Final = 0.5
"""CPU seconds that each takes in a run, about."""


class Contestant(NamedTuple):
    """Something that plays games from seeds."""

    name: str
    play: Callable[[int], int]
    """Plays the game of a seed; returns the decisions taken."""


def rate(play: Callable[[int], int], first: int) -> tuple[float, int]:
    """Play games from a seed on.

    Returns:
        Decisions a CPU second, deals and results included; and the seed that comes next.
    """
    seed, taken, start = first, 0, process_time()
    while (seconds := process_time() - start) < SHARE:
        taken += play(seed)
        seed += 1
    return taken / seconds, seed


def with_bots(name: str, rules: RuleSet, seed: int) -> int:
    """Play a game by six bots of a name, as ``gouji simulate`` does: each sees its own view alone."""
    return play_headless(rules, seed, [name] * len(SEATS)).decisions


def measure_decisions() -> Iterator[str]:
    """Measure each in turn, run for run; the ratios are those of the runs."""
    peers = installed_peers()
    own = [
        *(
            Contestant(f"step and legal, {preset.value}", partial(play_game, PRESETS[preset]))
            for preset in (Preset.CLASSIC, Preset.BIESAN, Preset.ONLINE)
        ),
        *(
            Contestant(f"simulate {name}", partial(with_bots, name, PRESETS[Preset.CLASSIC]))
            for name in ("random", "novice")
        ),
    ]
    contestants = [*own, *(Contestant(name, play) for name, play in peers.items())]
    rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    seeds = dict.fromkeys(rates, 0)
    for _ in range(RUNS):
        for name, play in contestants:
            reached, seeds[name] = rate(play, seeds[name])
            rates[name].append(reached)
    for name, reached_by_run in rates.items():
        ratios = (
            f"{_ratio(reached_by_run, rates[peer]):6.2f} x {peer}" for peer in peers if peer != name
        )
        yield f"decisions {name:26} {median(reached_by_run):9,.0f} a CPU second " + " ".join(ratios)
    if not peers:
        yield "no peers to compare with: they come with the extra bench"


def _ratio(rates: list[float], others: list[float]) -> float:
    return median(mine / other for mine, other in zip(rates, others, strict=True))
