"""The interface as a user meets it: first frame, and frames and bytes a key, in a pseudo-terminal."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import ioctl
from statistics import median
from tempfile import TemporaryDirectory
from termios import TIOCSWINSZ
from time import perf_counter

RUNS = 9
KEYS = b"3456789tjqka" * 3
"""Ranks picked and given back."""
TABLE = [
    *("play", "--players", "novice", "--seed", "1", "--speed", "instant"),
    *("--set", "first_lead=drawer", "--set", "powerless_redeal=false"),
    *("--set", "calls=false", "--set", "hui=false"),
]
"""A game in which the human is soon asked for cards, and for nothing else before."""
SIZES = ((80, 24), (120, 36))
FRAME = b"\x1b[?2026h"
"""Textual opens every frame with this where the terminal says that it understands it."""
ASKS_FOR_FRAMES = b"\x1b[?2026$p"
UNDERSTANDS_FRAMES = b"\x1b[?2026;1$y"


class Terminal:
    """A program under a pseudo-terminal, and what it has drawn so far."""

    def __init__(self, command: list[str], columns: int, rows: int, home: str) -> None:
        """Start the program; ``home`` takes whatever it writes."""
        self.started = perf_counter()
        master, slave = pty.openpty()
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = os.environ | {
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
            "XDG_DATA_HOME": home,
            "XDG_STATE_HOME": home,
            "GOUJI_LANG": "zh",
        }
        self._process = subprocess.Popen(  # noqa: S603 – our own program
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self._master = master

    def read(self, quiet: float, limit: float = 10.0) -> list[tuple[float, bytes]]:
        """Read what is drawn until nothing comes for ``quiet`` seconds, each piece with its time."""
        pieces: list[tuple[float, bytes]] = []
        end = perf_counter() + limit
        while perf_counter() < end and select.select([self._master], [], [], quiet)[0]:
            try:
                piece = os.read(self._master, 1 << 16)
            except OSError:
                break
            if ASKS_FOR_FRAMES in piece:
                os.write(self._master, UNDERSTANDS_FRAMES)
            pieces.append((perf_counter(), piece))
        return pieces

    def press(self, key: bytes) -> tuple[float, int, int]:
        """Press a key and wait until the screen rests.

        Returns:
            Seconds to the last byte, frames, bytes.
        """
        start = perf_counter()
        os.write(self._master, key)
        pieces = self.read(quiet=0.25)
        drawn = b"".join(piece for _, piece in pieces)
        last = pieces[-1][0] - start if pieces else 0.0
        return last, drawn.count(FRAME), len(drawn)

    def close(self) -> None:
        """End the program."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._master)


@contextmanager
def running(arguments: list[str], size: tuple[int, int]) -> Iterator[Terminal]:
    """Run the program in a terminal of a size, with a data folder of its own."""
    with TemporaryDirectory() as home:
        terminal = Terminal([sys.executable, "-m", "gouji", *arguments], *size, home)
        try:
            yield terminal
        finally:
            terminal.close()


def first_frame(size: tuple[int, int]) -> float:
    """Time from the start of the program to the end of its first frame that shows something."""
    with running([], size) as terminal:
        while True:
            for when, piece in terminal.read(quiet=2.0, limit=0.002):
                if "够".encode() in piece:
                    return when - terminal.started


def import_time(module: str) -> float:
    """Time from the start of an interpreter to its end with one import between."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)  # noqa: S603 – our own interpreter
    return perf_counter() - start


def measure_interface() -> Iterator[str]:
    """Measure the first frame against ``import textual.app``, then keys on the table."""
    for size in SIZES:
        pairs = [(first_frame(size), import_time("textual.app")) for _ in range(RUNS)]
        frame, base = (median(column) for column in zip(*pairs, strict=True))
        ratio = median(one / other for one, other in pairs)
        yield (
            f"first frame {size[0]}x{size[1]}  {frame * 1e3:4.0f} ms,"
            f" import textual.app {base * 1e3:.0f} ms, ratio {ratio:.2f}"
        )
    for size in SIZES:
        yield from measure_keys(size)


def measure_keys(size: tuple[int, int]) -> Iterator[str]:
    """Press selection keys on a table where the human leads."""
    with running(TABLE, size) as terminal:
        terminal.read(quiet=1.5)
        results = [terminal.press(bytes([key])) for key in KEYS]
    seconds, frames, sizes = zip(*results, strict=True)
    yield (
        f"a key {size[0]}x{size[1]}  last byte {median(seconds) * 1e3:.1f} ms,"
        f" frames {median(frames):.0f} (most {max(frames)}), {median(sizes):.0f} bytes"
    )
