"""Decisions a CPU second, headless, through the public faces a bot plays through."""

from collections.abc import Iterator
from statistics import median
from time import process_time

from gouji.bots.registry import make_bot
from gouji.engine.table import Table
from gouji.rules.presets import Preset, build
from gouji.rules.seats import SEATS

ROUNDS = 60
RUNS = 5


def play_rounds(player: str, preset: Preset, rounds: int) -> tuple[int, float]:
    """Play rounds of six equal bots.

    Returns:
        The decisions taken, and the CPU seconds they took, deals and results included.
    """
    decisions, start = 0, process_time()
    for seed in range(rounds):
        table = Table(build(preset, {"rounds": 1}), seed)
        bots = {seat: make_bot(player, seed, seat) for seat in SEATS}
        table.start()
        while ask := table.ask:
            table.submit(ask.seat, bots[ask.seat].choose(table.view(ask.seat)))
            decisions += 1
    return decisions, process_time() - start


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
    play_rounds("random", Preset.CLASSIC, ROUNDS // 4)
    for player, preset in (
        ("random", Preset.CLASSIC),
        ("random", Preset.ONLINE),
        ("novice", Preset.CLASSIC),
    ):
        rates, ratios = [], []
        for _ in range(RUNS):
            decisions, seconds = play_rounds(player, preset, ROUNDS)
            rates.append(decisions / seconds)
            ratios.append(decisions / seconds * spin())
        yield (
            f"decisions {player:7} {preset.value:10} {median(rates):9,.0f} a CPU second"
            f"   (one costs {1e6 / median(ratios):.0f} turns of a bare loop)"
        )
