"""终端: the program in a terminal of its own, and how it leaves that terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Final, Self

from tests.cli.running import environment

PATIENCE: Final = 60.0
"""Seconds after which a program is given up on."""

BEGUN: Final = "\x1b[?1049h"
"""The first that a screen writes: it takes the terminal over."""

ENDED: Final = "\x1b[?1049l"
"""With this it gives the terminal back."""

ASKED: Final = "Enter yes"
"""What the table offers at the first question of :data:`GAME`."""

GAME: Final = ("play", "--lang", "en", "--players", "novice", "--seed", "1", "--speed", "instant")

OWN_TERMINAL: Final = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""What makes the terminal the one that signals come from, and then is the program."""

MODE: Final = re.compile(r"\x1b\[\?([\d;]+)([hl])")
CONTROL: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[()].|.)")
SET_AT_REST: Final = frozenset({"25", "7"})
"""The cursor and the wrapping of lines; a terminal let alone has all other modes off."""


def housed(home: Path, **variables: str) -> dict[str, str]:
    """An environment with all that the program keeps in one folder, and Python as users have it."""
    # A size that is set goes before that of the window; a worker of the tests sets one.
    others = ("PYTHON", "COLUMNS", "LINES")
    plain = {name: text for name, text in environment().items() if not name.startswith(others)}
    places = {f"XDG_{name}_HOME": str(home) for name in ("CONFIG", "DATA", "STATE")}
    kept = {"PYTHONDONTWRITEBYTECODE": "1", "TERM": "xterm-256color"}
    return {**plain, **places, **kept, **variables}


def plain(written: str) -> str:
    """What was written, without what moves and colours it."""
    return CONTROL.sub("", written).replace("\r\n", "\n")


class Terminal:
    """终端: a program in a terminal, whose keys can be pressed and whose window can be pulled."""

    def __init__(
        self,
        *arguments: object,
        home: Path,
        program: Sequence[str] = ("-m", "gouji"),
        is_own: bool = True,
        **variables: str,
    ) -> None:
        """Start a command line of this program.

        Args:
            arguments: of the command line.
            home: the folder that takes whatever it writes, and in which it runs.
            program: what Python is to run.
            is_own: whether the system knows that the terminal is the program's, as it mostly does.
            variables: of the environment, besides those that lead home.
        """
        self._own, self._theirs = pty.openpty()
        self.resize(80, 24)
        self._before = termios.tcgetattr(self._theirs)
        first = ["-IS", "-c", OWN_TERMINAL] * is_own
        self.process = subprocess.Popen(  # noqa: S603 – runs this program only
            [sys.executable, *first, *program, *map(str, arguments)],
            stdin=self._theirs,
            stdout=self._theirs,
            stderr=self._theirs,
            start_new_session=True,
            env=housed(home, **variables),
            cwd=home,
        )
        self._raw = b""
        self._is_closed = False

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """See to it that nothing goes on running."""
        self.process.kill()
        self.process.wait()
        self.close()

    @property
    def written(self) -> str:
        """All that was written."""
        return self._raw.decode("utf-8", "replace")

    @property
    def text(self) -> str:
        """All that was written, without what moves and colours it."""
        return plain(self.written)

    @property
    def last_words(self) -> str:
        """What was written after the screen was given back, without what moves and colours it."""
        return plain(self.written.rpartition(ENDED)[2])

    @property
    def is_sane(self) -> bool:
        """Whether the terminal is as it was: cursor, mouse, pastes, screen, and how it takes lines."""
        modes: dict[str, str] = {}
        for numbers, last in MODE.findall(self.written):
            modes |= dict.fromkeys(numbers.split(";"), last)
        is_quiet = all((last == "h") == (mode in SET_AT_REST) for mode, last in modes.items())
        return is_quiet and termios.tcgetattr(self._theirs) == self._before

    def resize(self, columns: int, lines: int) -> None:
        """Pull the window; the system then signals it to the program."""
        termios.tcsetwinsize(self._own, (lines, columns))

    def press(self, keys: str | bytes) -> None:
        """Press keys, and wait for nothing."""
        os.write(self._own, keys if isinstance(keys, bytes) else keys.encode())

    def close(self) -> None:
        """Close the window."""
        if not self._is_closed:
            self._is_closed = True
            os.close(self._own)
            os.close(self._theirs)

    def read(self, seconds: float) -> bool:
        """Read what is written within so many seconds; whether it was anything."""
        if not self._is_closed and select.select([self._own], [], [], seconds)[0]:
            with suppress(OSError):
                self._raw += os.read(self._own, 1 << 16)
                return True
        return False

    def until(self, text: str) -> None:
        """Read until this has been written since the last time."""
        start = max(0, len(self._raw) - len(text))
        self.wait(lambda: text in self._raw[start:].decode("utf-8", "replace"))

    def wait(self, is_so: Callable[[], bool], keys: Iterable[str] = ()) -> None:
        """Read until something is so, and press these keys meanwhile, one after another."""
        end, keys = monotonic() + PATIENCE, iter(keys)
        while not is_so():
            # Nobody reads the keys of a program that has ended.
            assert self.process.poll() is None, self.last_words
            assert monotonic() < end, self.written[-2000:]
            if key := next(keys, None):
                self.press(key)
            self.read(0.1)

    def stopped(self) -> bool:
        """Wait until the program stands still."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            self.read(0.05)
            number, status = os.waitpid(self.process.pid, os.WUNTRACED | os.WNOHANG)
            if number:
                return os.WIFSTOPPED(status)
        return False

    def strike(self, number: int) -> None:
        """Send a signal."""
        self.process.send_signal(number)

    def end(self) -> int:
        """Wait until the program has ended; its exit status."""
        end = monotonic() + PATIENCE
        while self.process.poll() is None:
            assert monotonic() < end, self.written[-2000:]
            if not self.read(0.05):
                sleep(0.01)
        while self.read(0.0):
            pass
        return self.process.returncode


def signalled(number: signal.Signals) -> int:
    """The exit status of a program that a signal has ended in order."""
    return 128 + number
