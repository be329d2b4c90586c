"""Decisions a CPU second, headless, through the public faces a bot plays through."""

from collections.abc import Iterator
from statistics import median
from time import process_time

from gouji.cli.headless import Tally, play_game
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.seats import SEATS

GAMES = 12
RUNS = 5


def play_games(player: str, preset: Preset, games: int) -> tuple[int, float]:
    """Play whole games of six equal bots.

    Returns:
        The decisions taken, and the CPU seconds they took, deals and results included.
    """
    tally, start = Tally(), process_time()
    for seed in range(games):
        tally = tally.plus(play_game(PRESETS[preset], seed, [player] * len(SEATS)))
    return tally.decisions, process_time() - start


def spin() -> float:
    """Time a fixed piece of plain Python: what the figures are to be compared with.

    Returns:
        CPU seconds.
    """
    start, total = process_time(), 0
    for number in range(1_000_000):
        total += number & 0xFF
    return process_time() - start


def measure_decisions() -> Iterator[str]:
    """Measure each bot and preset; the ratio is decisions per million turns of a bare loop."""
    play_games("random", Preset.CLASSIC, GAMES // 4)
    for player, preset in (
        ("random", Preset.CLASSIC),
        ("random", Preset.ONLINE),
        ("random", Preset.BIESAN),
        ("novice", Preset.CLASSIC),
    ):
        rates, ratios = [], []
        for _ in range(RUNS):
            decisions, seconds = play_games(player, preset, GAMES)
            rates.append(decisions / seconds)
            ratios.append(decisions / seconds * spin())
        yield (
            f"decisions {player:7} {preset.value:10} {median(rates):9,.0f} a CPU second"
            f"   (one costs {1e6 / median(ratios):.0f} turns of a bare loop)"
        )
