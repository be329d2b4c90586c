"""The wheel as users install it, played by keys in a terminal: three tricks, leave, go on, leave."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="a terminal of one's own takes a Unix")

from tests.faults.terminal import Terminal, housed

SOURCE = Path(__file__).parents[2]
TRICKS = 3
PLAY = (
    "play --lang en --players novice --seed 1 --speed instant "
    "--set calls=false --set hui=false --set first_lead=drawer --set powerless_redeal=false"
)
LEAVE = "\x11"
"""Ctrl+Q."""


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


def start(installed: Path, home: Path, *arguments: str) -> Terminal:
    program = (str(installed / "bin" / "gouji"),)
    return Terminal(*arguments, home=home, program=program, PYTHONPATH=str(installed))


def are_over(game: Terminal) -> bool:
    return max(map(int, re.findall(r"Trick (\d+)", game.text)), default=0) > TRICKS


def leave(game: Terminal) -> int:
    game.press(LEAVE)
    game.until("Leave this game?")
    game.press("\r")
    return game.end()


@pytest.mark.slow
def test_three_tricks_by_keys_and_again_after_leaving(installed: Path, tmp_path: Path) -> None:
    where = [sys.executable, "-c", "import gouji; print(gouji.__file__)"]
    found = subprocess.run(  # noqa: S603 – runs this program only
        where,
        env=housed(tmp_path, PYTHONPATH=str(installed)),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.startswith(str(installed))

    with start(installed, tmp_path, *PLAY.split()) as game:
        game.wait(lambda: are_over(game), keys())
        assert leave(game) == 0
        assert "Saved: " in game.last_words

    with start(installed, tmp_path, "resume", "--lang", "en") as again:
        again.wait(lambda: are_over(again))
        assert leave(again) == 0
    assert len([*(tmp_path / "gouji" / "records").iterdir()]) == 1
