"""How long the command takes that is done at once: the version, and a record verified."""

import compileall
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import gouji
from bench.terminal import children_cpu

RUNS: Final = 15
ROUNDS: Final = 5


def measure_starting() -> Iterator[str]:
    """Measure it beside Python itself, which does nothing."""
    with TemporaryDirectory() as folder:
        # Installed programs are compiled.
        compileall.compile_dir(Path(gouji.__file__).parent, quiet=1)
        made = ["simulate", "--seed", "1", "--rounds", str(ROUNDS), "--out", folder]
        _run("-m", "gouji", *made)
        (record,) = Path(folder).iterdir()
        commands = {
            "python, doing nothing": ("-c", ""),
            "gouji --version": ("-m", "gouji", "--version"),
            f"gouji verify, {ROUNDS} rounds": ("-m", "gouji", "verify", str(record)),
        }
        taken: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
        for _ in range(RUNS):
            for name, arguments in commands.items():
                taken[name].append(_run(*arguments))
    for name, times in taken.items():
        seconds, cpu = (median(column) for column in zip(*times, strict=True))
        yield f"{name:28} {1000 * seconds:7.0f} ms, {1000 * cpu:6.0f} ms of CPU time"


def _run(*arguments: str) -> tuple[float, float]:
    start, before = perf_counter(), children_cpu()
    subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - start, children_cpu() - before
