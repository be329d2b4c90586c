"""Games of six bots in the real interface, under tmux, and what the program holds meanwhile."""

import subprocess
import sys
from collections.abc import Iterator
from os import environ
from pathlib import Path
from shlex import join
from tempfile import TemporaryDirectory
from time import sleep
from typing import Final, NamedTuple

SOCKET: Final = "gouji-soak"
SIZE: Final = ("-x", "120", "-y", "36")
GAME: Final = ("watch", "--players", "novice", "--speed", "instant", "--set", "rounds=1")
WAIT: Final = 0.5
"""Seconds between two presses of Enter, which asks for another game once one is over."""
PATIENCE: Final = 600
"""Presses after which a game that is not over hangs."""
GROWTH: Final = 1.1
"""By so much the memory may differ between the middle and the end."""


class Held(NamedTuple):
    """What the program holds after so many games."""

    games: int
    memory: int
    """Resident, in KiB."""
    threads: int
    files: int

    def __str__(self) -> str:
        """All figures, in a line."""
        megabytes = self.memory / 1024
        return (
            f"games={self.games} rss_mb={megabytes:.1f} threads={self.threads} files={self.files}"
        )


def soak(games: int, seed: int) -> Iterator[tuple[str, bool]]:
    """久战: watch so many games of one round.

    Args:
        games: how many.
        seed: of the first.

    Yields:
        After each game what the program holds, and whether that is as it should be.
    """
    with TemporaryDirectory() as home:
        command = [sys.executable, "-m", "gouji", *GAME, "--seed", str(seed)]
        _tmux("new-session", "-d", *SIZE, *_homes(home), join(command))
        try:
            pid = int(_tmux("list-panes", "-F", "#{pane_pid}"))
            found: list[Held] = []
            while len(found) < games:
                found.append(_next(Path(home), pid, len(found) + 1))
                yield str(found[-1]), is_well(found)
        finally:
            _tmux("kill-server")


def _homes(home: str) -> list[str]:
    names = ("CONFIG", "DATA", "STATE")
    return [word for name in names for word in ("-e", f"XDG_{name}_HOME={home}")]


def _tmux(*words: str) -> str:
    command = ["tmux", "-L", SOCKET, "-f", "/dev/null", *words]
    environment = dict(environ) | {"TERM": "xterm-256color"}
    told = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)  # noqa: S603 – no word of it is foreign
    return told.stdout


def _next(home: Path, pid: int, number: int) -> Held:
    # The record of the next game is there once this one is over and another was asked for.
    for _ in range(PATIENCE):
        if len([*home.rglob("*.gouji")]) > number:
            return _held(pid, number)
        _tmux("send-keys", "Enter")
        sleep(WAIT)
    message = f"game {number} does not end:\n{_tmux('capture-pane', '-p')}"
    raise TimeoutError(message)


def _held(pid: int, number: int) -> Held:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    status = dict(line.split(":", 1) for line in lines)
    files = len([*Path(f"/proc/{pid}/fd").iterdir()])
    return Held(number, int(status["VmRSS"].split()[0]), int(status["Threads"]), files)


def is_well(found: list[Held]) -> bool:
    """Whether neither memory nor open files have grown since half of the games were played."""
    middle, last = found[len(found) // 2], found[-1]
    return last.memory < middle.memory * GROWTH and last.files <= middle.files
