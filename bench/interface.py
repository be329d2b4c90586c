"""The interface as a user meets it, in a pseudo-terminal: first frame, keys, moves, keys while bots think.

Times mean something only beside others of the same run: ``import textual.app``, and an app that does
nothing but draw six lines for a key (:mod:`bench.bare`).
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from bench.bare import READY
from bench.hands import NAMES
from bench.terminal import ENVIRONMENT, Cost, Press, Size, Terminal, children_cpu, running

RUNS: Final = 9
SIZES: Final[tuple[Size, ...]] = ((80, 24), (120, 36))
KEYS: Final = b"3456789tjqka" * 3
"""Ranks picked and given back."""
MOVES: Final = 40
PAGES: Final = 10
HINTS: Final = 12

GAME: Final = [
    *("--seed", "1", "--players", "novice"),
    *("--set", "first_lead=drawer", "--set", "powerless_redeal=false"),
    *("--set", "calls=false", "--set", "hui=false"),
]
"""A game in which the human is soon asked for cards, and for nothing else before."""
TABLE: Final = ["play", *GAME, "--speed", "instant"]
WATCHED: Final = ["watch", *GAME, "--speed", "step"]

F1, ESCAPE, BACKSPACE = b"\x1bOP", b"\x1b", b"\x7f"
OWN_KEYS, STEP = "回车", "空格"
"""What the keys along the bottom edge name when the human, or nobody, is asked."""
THINKS, SAID, LATE = "想一想", "——", "一时想不出来"
"""What the message line says while the best bot thinks about a hint, and what when it no longer does."""


def measure_interface() -> Iterator[str]:
    """Measure it all, a line for each figure."""
    for size in SIZES:
        yield from measure_start(size)
    for size in SIZES:
        yield from measure_keys(size)


def measure_keys(size: Size) -> Iterator[str]:
    """Measure keys where they do nothing else, on the table, and where they bring moves."""
    for name, module, shown in (
        ("a key in a bare app", "bench.bare", READY),
        ("six open hands", "bench.hands", NAMES[0]),
    ):
        with running(module, [], size) as terminal:
            terminal.until(shown)
            terminal.rest()
            yield told(name, size, pressed(terminal, KEYS))
    with running("gouji", TABLE, size) as terminal:
        terminal.until(OWN_KEYS)
        terminal.rest()
        yield told("a key on the table", size, pressed(terminal, KEYS))
        yield told("… while a bot thinks", size, [*press_while_thinking(terminal)])
        yield told("the page of keys", size, pressed_by_turns(terminal, F1, ESCAPE))
    with running("gouji", WATCHED, size) as terminal:
        terminal.until(STEP)
        terminal.rest()
        yield told("a move, six hands open", size, pressed(terminal, b" " * MOVES))


def measure_start(size: Size) -> Iterator[str]:
    """Measure the first page, and the first table after the setup page."""
    first_table(size)  # compiles what is not yet
    runs = [(imported(), first_frame(size), first_table(size)) for _ in range(RUNS)]
    for index, name in enumerate(("first frame", "setup to first table"), start=1):
        seconds = median(run[index].seconds for run in runs)
        ratio = median(run[index].seconds / run[0].seconds for run in runs)
        cpu = median(run[index].cpu / run[0].cpu for run in runs)
        yield (
            f"{name:22} {size[0]}x{size[1]}  p50 {seconds * 1e3:.0f} ms,"
            f" {ratio:.2f} of import textual.app (CPU {cpu:.2f})"
        )


def imported() -> Cost:
    """What it costs to start an interpreter that imports Textual, and to end it."""
    cpu, start = children_cpu(), perf_counter()
    subprocess.run([sys.executable, "-c", "import textual.app"], check=True, env=ENVIRONMENT)
    return Cost(perf_counter() - start, children_cpu() - cpu)


def first_frame(size: Size) -> Cost:
    """From the start of the program to the end of its first frame that shows something."""
    with running("gouji", [], size) as terminal:
        return terminal.until("够")


def first_table(size: Size) -> Cost:
    """From Enter on the setup page, at which one has looked for a while, to the table."""
    with running("gouji", ["play", "--speed", "instant"], size) as terminal:
        terminal.rest()
        return terminal.until("对头", b"\r")


def pressed(terminal: Terminal, keys: bytes) -> list[Press]:
    """Press keys, one after another."""
    return [terminal.press(bytes([key])) for key in keys]


def pressed_by_turns(terminal: Terminal, opens: bytes, closes: bytes) -> list[Press]:
    """Open a page and close it, again and again.

    Returns:
        How it was opened.
    """
    presses = []
    for _ in range(PAGES):
        presses.append(terminal.press(opens))
        terminal.press(closes)
    return presses


def press_while_thinking(terminal: Terminal) -> Iterator[Press]:
    """Ask for hints, and press keys until each is given."""
    for _ in range(HINTS):
        terminal.press(BACKSPACE)
        terminal.send(b"h")
        terminal.until(THINKS)
        for key in KEYS:
            press = terminal.press(bytes([key]), quiet=0.1)
            text = press.drawn.decode(errors="replace")
            if SAID in text or LATE in text:
                break
            yield press


def told(name: str, size: Size, presses: Sequence[Press]) -> str:
    """A line of figures."""
    seconds, cpu = [press.seconds for press in presses], [press.cpu for press in presses]
    frames, sizes = [press.frames for press in presses], [len(press.drawn) for press in presses]
    return (
        f"{name:22} {size[0]}x{size[1]}  last byte {spread(seconds)}, CPU {spread(cpu)},"
        f" frames {median(frames):.0f} (most {max(frames)}), {median(sizes):.0f} bytes (most {max(sizes)})"
    )


def spread(values: Sequence[float]) -> str:
    """Median and 95th percentile, in milliseconds."""
    return f"p50 {median(values) * 1e3:.1f} p95 {quantiles(values, n=20)[-1] * 1e3:.1f} ms"
