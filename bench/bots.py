"""What a decision of each bot costs, the view not counted, and how fast playouts are."""

from collections.abc import Iterator
from random import Random
from statistics import median
from time import perf_counter

from gouji.arena.board import Board
from gouji.arena.series import quantile
from gouji.bots.core import Core
from gouji.bots.position import position
from gouji.bots.regular import act
from gouji.engine.table import Table
from gouji.rules.asks import Question
from gouji.rules.hand import Hand
from gouji.rules.presets import Preset, build
from gouji.rules.seats import SEATS

BOARDS = {"novice": 20, "regular": 20, "expert": 1}
PLAYOUTS = 40


def measure_bots() -> Iterator[str]:
    """Measure each bot against regular ones on fixed boards of each preset, and the playouts."""
    for bot, boards in BOARDS.items():
        times: list[float] = []
        for preset in Preset:
            rules = build(preset, {"rounds": 1})
            names = [bot, *["regular"] * (len(SEATS) - 1)]
            for number in range(boards):
                times += Board(rules, 1, number).play(names).times[0]
        middle, late = (1000 * quantile(times, share) for share in (0.5, 0.99))
        yield f"bot {bot:8} {middle:8.3f} ms p50 {late:9.3f} ms p99 a decision"
    yield f"playout from the first lead {1000 * median(_playouts()):8.3f} ms"


def _playouts() -> Iterator[float]:
    rules = build(Preset.CLASSIC, {"rounds": 1, "calls": False, "hui": False})
    for seed in range(PLAYOUTS):
        table, rng = Table(rules, seed), Random(seed)
        table.start()
        while (ask := table.ask) is not None and ask.question is not Question.LEAD:
            table.submit(ask.seat, rng.choice(table.view(ask.seat).legal))
        if ask is not None:
            core = Core(position(table.view(ask.seat), ask, table.state.hands, Hand(0)))
            began = perf_counter()
            core.run(act)
            yield perf_counter() - began
