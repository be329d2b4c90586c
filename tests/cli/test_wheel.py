"""The wheel as users install it, played by keys in a terminal: three tricks, leave, go on, leave."""

import os
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest

from tests.cli.running import environment

pty = pytest.importorskip("pty", reason="a terminal of one's own takes a Unix")
termios = pytest.importorskip("termios", reason="as above")

SOURCE = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which a terminal is given up on."""

PLAY = (
    "play --lang en --players novice --seed 1 --speed instant "
    "--set calls=false --set hui=false --set first_lead=drawer --set powerless_redeal=false"
)
CONTROL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|.)")
LEAVE = "\x11"
"""Ctrl+Q."""


class Terminal:
    """A program in a terminal: what it writes can be read, and keys can be pressed."""

    def __init__(self, command: list[str], variables: dict[str, str], folder: Path) -> None:
        self._own, theirs = os.openpty()
        termios.tcsetwinsize(self._own, (24, 80))
        self._process = subprocess.Popen(  # noqa: S603 – runs this program only
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=variables, cwd=folder
        )
        os.close(theirs)
        self._raw = b""

    @property
    def text(self) -> str:
        """All that was written, without what moves and colours it."""
        return CONTROL.sub("", self._raw.decode("utf-8", "replace"))

    def press(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def read(self, seconds: float) -> None:
        if select.select([self._own], [], [], seconds)[0]:
            try:
                self._raw += os.read(self._own, 1 << 16)
            except OSError:
                # So Linux says that nobody writes any more.
                return

    def until(self, is_there: Callable[[str], bool], keys: Iterator[str] | None = None) -> None:
        """Press these keys, one after another, until something has been written."""
        end = monotonic() + PATIENCE
        while not is_there(self.text):
            # Nobody reads the keys of a program that has ended.
            assert self._process.poll() is None, self.text[-2000:]
            assert monotonic() < end, self.text[-2000:]
            if keys:
                self.press(next(keys))
            self.read(0.1)

    def leave(self) -> int:
        self.press(LEAVE)
        self.until(lambda text: "Leave this game?" in text)
        self.press("\r")
        end = monotonic() + PATIENCE
        while self._process.poll() is None:
            assert monotonic() < end
            self.read(0.1)
        self.read(0.1)
        os.close(self._own)
        return self._process.returncode


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel in it, and none of the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    build = ["wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(SOURCE)]
    subprocess.run([*pip, *build], check=True)  # noqa: S603 – builds this program only
    (wheel,) = folder.glob("gouji-*.whl")
    target = folder / "site"
    install = ["install", "--no-deps", "--target", str(target), str(wheel)]
    subprocess.run([*pip, *install], check=True)  # noqa: S603 – installs this program only
    return target


def keys() -> Iterator[str]:
    """Pick a set and play it; where there is none, pass."""
    while True:
        yield from ("\t", "\r", " ")


def tricks(text: str) -> int:
    return max(map(int, re.findall(r"Trick (\d+)", text)), default=0)


@pytest.mark.slow
def test_three_tricks_by_keys_and_again_after_leaving(installed: Path, tmp_path: Path) -> None:
    program = str(installed / "bin" / "gouji")
    variables = environment(
        PYTHONPATH=str(installed),
        XDG_DATA_HOME=str(tmp_path),
        XDG_STATE_HOME=str(tmp_path),
        TERM="xterm-256color",
    )
    where = [sys.executable, "-c", "import gouji; print(gouji.__file__)"]
    found = subprocess.run(  # noqa: S603 – runs this program only
        where, env=variables, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert found.stdout.startswith(str(installed))

    game = Terminal([sys.executable, program, *PLAY.split()], variables, tmp_path)
    game.until(lambda text: tricks(text) > 3, keys())
    assert game.leave() == 0
    assert "Saved: " in game.text

    again = Terminal([sys.executable, program, "resume", "--lang", "en"], variables, tmp_path)
    again.until(lambda text: tricks(text) > 3)
    assert again.leave() == 0
    assert len([*(tmp_path / "gouji" / "records").iterdir()]) == 1
