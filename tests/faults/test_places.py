"""Homes that cannot be written, disks that are full, and clocks that go backwards."""

import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest

from gouji.records.reader import read_record
from gouji.records.replay import Replay
from tests.cli.running import Outcome, run
from tests.faults.terminal import housed

PLAY = ("play", "--plain", "--seed", "1", "--players", "random", "--lang", "en")
SMALL_DISK = """
set -e
mount -t tmpfs -o size=8k none "$1"
"$2" -m gouji watch --plain --seed 3 --lang en --players random --set rounds=1 >"$3/out" 2>"$3/err"
cp "$1"/gouji/records/*.gouji "$3"
rm "$1"/gouji/records/*
mount -o remount,ro "$1"
"$2" -m gouji watch --plain --seed 3 --lang en --players random --set rounds=1 >"$3/out2" 2>"$3/err2"
"""


def has_disks() -> bool:
    """Whether this user may mount disks of his own."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return False
    mount = [unshare, "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
    return subprocess.run(mount, capture_output=True, check=False).returncode == 0  # noqa: S603 – mounts nothing that stays


@pytest.mark.slow
@pytest.mark.skipif(not has_disks(), reason="a small disk takes namespaces for users")
def test_a_disk_that_is_full_and_one_that_can_only_be_read(tmp_path: Path) -> None:
    disk, found = tmp_path / "disk", tmp_path / "found"
    disk.mkdir()
    found.mkdir()
    script = ["unshare", "-rm", "sh", "-c", SMALL_DISK, "sh", str(disk), sys.executable, str(found)]
    done = subprocess.run(script, check=False, capture_output=True, env=housed(disk))  # noqa: S603 – as above
    assert (done.returncode, done.stderr) == (0, b"")
    (path,) = found.glob("*.gouji")
    record = read_record(path)
    assert not record.cut
    assert Replay(record).finish().decisions > 9
    full = "The game cannot be saved (the disk is full) and goes on without"
    assert (found / "out").read_text("utf-8").count(full) == 1
    assert (found / "err").read_text("utf-8").startswith("The rest could not be saved")
    assert "Round 1 of 1 is over" in (found / "out").read_text("utf-8")
    (said,) = (found / "err2").read_text("utf-8").splitlines()
    assert said.startswith("This game cannot be saved (")
    assert "it can only be read" in said


@pytest.mark.parametrize("home", [os.devnull, "/proc/nowhere"])
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no such folder")
def test_a_home_that_cannot_be_made(home: str) -> None:
    def at_home(*words: str, typed: str = "") -> Outcome:
        source = StringIO(typed)
        return run(
            *words, source=source, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home
        )

    status, out, err = at_home(*PLAY, typed="quit\n")
    assert status == 0
    assert out.count("cannot be saved") == 1
    assert err.startswith("This game cannot be saved (")
    assert err.count("\n") == 1
    for command in ("records", "stats", "resume", "paths", "learn --plain"):
        status, _, err = at_home(*command.split())
        assert status in {0, 1, 2}
        assert err.count("\n") == bool(status)


def test_a_clock_that_goes_backwards_takes_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime(2026, 11, 29, 10, tzinfo=UTC)
    times = iter([now, now - timedelta(days=400), now, now - timedelta(seconds=1)])

    class Clock(datetime):
        """Goes as it likes."""

        @classmethod
        def now(cls, tz: object = None) -> datetime:  # type: ignore[override] # one kind of call is all
            assert tz is None
            return next(times)

    monkeypatch.setattr("gouji.tui.session.datetime", Clock)
    for _ in range(4):
        run(*PLAY, source=StringIO("n\nquit\n"), XDG_DATA_HOME=str(tmp_path))
    paths = sorted(tmp_path.rglob("*.gouji"))
    assert len(paths) == 4
    for path in paths:
        assert Replay(read_record(path)).finish().decisions > 0
    for number, path in enumerate(paths):
        # What was written a day before the system began, or tomorrow.
        os.utime(path, (number * 1e10 - 1e9, number * 1e10 - 1e9))
    status, out, err = run("records", XDG_DATA_HOME=str(tmp_path))
    assert (status, err) == (0, "")
    assert sum(path.name in out for path in paths) == 4
