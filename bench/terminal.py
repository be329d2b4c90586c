"""A program under a pseudo-terminal that answers as a terminal does, timed from key to last byte."""

import os
import pty
import select
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from fcntl import ioctl
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from termios import TIOCSWINSZ
from time import perf_counter
from types import MappingProxyType
from typing import Final, NamedTuple

Size = tuple[int, int]
"""Columns and rows."""

FRAME: Final = b"\x1b[?2026h"
"""Textual opens every frame with this where the terminal says that it understands it."""

ANSWERS: Final[Mapping[bytes, bytes]] = MappingProxyType(
    {b"\x1b[?2026$p": b"\x1b[?2026;1$y", b"\x1b[?2048$p": b"\x1b[?2048;0$y"}
)
"""What a terminal with synchronised frames says when it is asked for them, and for resizes in band."""

ENVIRONMENT: Final = MappingProxyType(
    {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "GOUJI_LANG": "zh"}
)
"""What programs see; as installed ones they are compiled at most once."""

QUIET: Final = 0.25
"""Seconds without a byte after which the screen rests."""


class Cost(NamedTuple):
    """What something took, in seconds."""

    seconds: float
    """To the last byte."""
    cpu: float
    """Of all the program's threads."""


class Press(NamedTuple):
    """What came of a key."""

    seconds: float
    """As in :class:`Cost`."""
    cpu: float
    drawn: bytes

    @property
    def frames(self) -> int:
        """How often the screen was drawn."""
        return self.drawn.count(FRAME)


def children_cpu() -> float:
    """Seconds that all programs that have ended have computed."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Terminal:
    """A program, and what it has drawn so far."""

    def __init__(self, command: list[str], size: Size, home: str) -> None:
        """Start the program; ``home`` takes whatever it writes."""
        self._started = perf_counter()
        self._master, slave = pty.openpty()
        columns, rows = size
        ioctl(slave, TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = subprocess.Popen(  # noqa: S603 – our own program
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=ENVIRONMENT | {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "STATE")},
            start_new_session=True,
        )
        os.close(slave)

    @property
    def cpu(self) -> float:
        """Seconds that all threads have computed; 0 where the system, unlike Linux, does not tell."""
        total = 0
        for file in Path(f"/proc/{self._process.pid}/task").glob("*/schedstat"):
            # A thread may end meanwhile.
            with suppress(OSError):
                total += int(file.read_text().split()[0])
        return total / 1e9

    def pieces(self, quiet: float, limit: float = 10.0) -> Iterator[tuple[float, bytes]]:
        """Read what is drawn until nothing comes for ``quiet`` seconds, each piece with its time."""
        end = perf_counter() + limit
        while perf_counter() < end and select.select([self._master], [], [], quiet)[0]:
            try:
                piece = os.read(self._master, 1 << 16)
            except OSError:
                return
            when = perf_counter()
            for question, answer in ANSWERS.items():
                if question in piece:
                    os.write(self._master, answer)
            yield when, piece

    def rest(self, quiet: float = 1.5) -> bytes:
        """Wait until the screen rests, and return what it drew meanwhile."""
        return b"".join(piece for _, piece in self.pieces(quiet))

    def until(self, text: str, key: bytes = b"", limit: float = 20.0) -> Cost:
        """Read until this has been drawn.

        Args:
            text: what to wait for.
            key: pressed first; what is drawn then counts from there, and else from the program's start.
            limit: seconds to wait at most.

        Raises:
            TimeoutError: it never was.
        """
        start, cpu, drawn = self._started, 0.0, b""
        if key:
            start, cpu = perf_counter(), self.cpu
            self.send(key)
        for when, piece in self.pieces(limit, limit):
            drawn = drawn[-len(text.encode()) :] + piece
            if text.encode() in drawn:
                return Cost(when - start, self.cpu - cpu)
        raise TimeoutError(text)

    def send(self, key: bytes) -> None:
        """Press a key, and wait for nothing."""
        os.write(self._master, key)

    def press(self, key: bytes, quiet: float = QUIET) -> Press:
        """Press a key and wait until the screen rests."""
        cpu, start = self.cpu, perf_counter()
        self.send(key)
        last, drawn = start, b""
        for when, piece in self.pieces(quiet):
            last, drawn = when, drawn + piece
        return Press(last - start, self.cpu - cpu, drawn)

    def close(self) -> None:
        """End the program."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        os.close(self._master)


@contextmanager
def running(module: str, arguments: list[str], size: Size) -> Iterator[Terminal]:
    """Run a module in a terminal of a size, with folders of its own."""
    with TemporaryDirectory() as home:
        terminal = Terminal([sys.executable, "-m", module, *arguments], size, home)
        try:
            yield terminal
        finally:
            terminal.close()
