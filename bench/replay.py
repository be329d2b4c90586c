"""A replay of a five-round game: how long it takes to open, and a jump to any decision of it."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from bench.interface import SIZES, spread, told
from bench.terminal import Press, Size, Terminal, running
from gouji.cli.main import main
from gouji.engine.refusals import Language
from gouji.records.reader import read_record
from gouji.tui.reel import Reel, wind
from gouji.tui.story import Story
from gouji.tui.timeline import timeline
from gouji.tui.viewmodel import open_table

ROUNDS: Final = 5
RUNS: Final = 9
JUMPS: Final = 60
WIDTH: Final = 118
LANGUAGE: Final = Language.ZH


def measure_replay() -> Iterator[str]:
    """Measure it without a screen, then on one."""
    with TemporaryDirectory() as folder:
        options = ["--rounds", str(ROUNDS), "--seed", "1", "--out", folder]
        main(["simulate", *options])
        (path,) = Path(folder).iterdir()
        yield from measure_reel(path)
        for size in SIZES:
            yield from measure_jumps(path, size)


def measure_reel(path: Path) -> Iterator[str]:
    """Measure opening a record, and what a jump computes before anything is drawn."""
    names = tuple(player.name for player in read_record(path).header.players)
    opening = [cpu(lambda: wind(read_record(path))) for _ in range(RUNS)]
    reel = wind(read_record(path))
    jumps = [cpu(partial(jump, reel, number, names)) for number in numbers(reel)]
    yield (
        f"replay, {reel.steps} decisions  opened in p50 {median(opening) * 1e3:.0f} ms CPU,"
        f" a jump {spread(jumps)} CPU without drawing"
    )


def cpu(work: Callable[[], object]) -> float:
    """Seconds that something computes."""
    start = process_time()
    work()
    return process_time() - start


def numbers(reel: Reel) -> list[int]:
    """Decisions all over the game, in no order."""
    return Random(1).choices(range(1, reel.steps + 1), k=JUMPS)


def jump(reel: Reel, number: int, names: tuple[str, ...]) -> None:
    """Go to a decision, and make all that the screen shows there."""
    reel.go_to_decision(number)
    open_table(reel.frame.state, names, LANGUAGE)
    [*Story(names).told(reel.so_far)]
    timeline(reel, {}, WIDTH)


def measure_jumps(path: Path, size: Size) -> Iterator[str]:
    """Measure jumps to typed numbers."""
    reel = wind(read_record(path))
    with running("gouji", ["replay", str(path), "--lang", LANGUAGE], size) as terminal:
        terminal.until("回放")
        terminal.rest()
        yield told("a jump in a replay", size, [*jumped(terminal, numbers(reel))])


def jumped(terminal: Terminal, wanted: list[int]) -> Iterator[Press]:
    """Type the number of each decision, and go there.

    Returns:
        What the last key of each cost, which goes there.
    """
    for number in wanted:
        for key in f"g{number}":
            terminal.press(key.encode())
        yield terminal.press(b"\r")
