"""Games whose program is killed at any moment: no decision is lost, and they go on as they would have."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

import pytest

from gouji.records.reader import read_record
from tests.cli.running import environment, run, start
from tests.records.player import begin, decisions

GAMES = int(os.environ.get("GOUJI_KILLED_GAMES", "1"))
"""How many games are killed again and again; more are for hunting."""

LIVES = 40
"""A game is over long before it has been killed so often."""

MOMENT = 0.001
"""Seconds, a few decisions long, within which a game is killed."""


def live(path: Path, rng: Random) -> bool:
    """Play until some decisions were told, then be killed anywhere; whether the game was over before."""
    with subprocess.Popen(  # noqa: S603 – runs this program only
        [sys.executable, "-m", "tests.records.player", path],
        stdout=subprocess.PIPE,
        env=environment(),
        cwd=Path(__file__).parents[2],
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(rng.randint(1, 120))]
        sleep(rng.random() * MOMENT)
        process.kill()
        told += process.stdout.readlines()
    numbers = [int(line) for line in told if line.endswith(b"\n")]
    assert not numbers or numbers[-1] <= decisions(path) <= numbers[-1] + 1
    return process.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", range(GAMES))
def test_a_game_killed_again_and_again_comes_to_the_same_end(tmp_path: Path, game: int) -> None:
    begin(tmp_path / "whole.gouji")
    whole = (tmp_path / "whole.gouji").read_bytes()
    rng, path = Random(game), tmp_path / "a.gouji"
    for _ in range(LIVES):
        if live(path, rng):
            break
        assert whole.startswith(path.read_bytes().rpartition(b"\n")[0])
    assert path.read_bytes() == whole


@pytest.mark.slow
def test_a_program_killed_in_the_middle_of_a_game_is_gone_on_with(tmp_path: Path) -> None:
    watch = ("watch", "--plain", "--seed", 3, "--set", "rounds=1", "--players", "novice")
    records = {}
    for name in ("killed", "whole"):
        process = start(*watch, XDG_DATA_HOME=str(tmp_path / name))
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(30)]
        if name == "killed":
            process.kill()
        process.communicate()
        assert all(lines)
        (records[name],) = (tmp_path / name).rglob("*.gouji")
    assert run("resume", "--plain", records["killed"]).status == 0
    killed, whole = (read_record(records[name]).lines for name in ("killed", "whole"))
    assert killed == whole
