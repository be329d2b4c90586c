"""Streams that are closed, full or of another encoding: one sentence, the right status, no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from gouji.cli.main import Status
from tests.cli.running import FOLDER, Outcome, run
from tests.faults.terminal import housed

RECORD = FOLDER / "turn-5-yield-offered.gouji"
FULL = "standard output: the disk is full\n"
NO_SCREEN = "the game's screen needs a terminal; run this in one, or use --plain to play in lines"
full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="this system has no full device"
)


def shell(home: Path, script: str, **variables: str) -> Outcome:
    """Run a shell script, in which ``gouji`` is the program and ``$1`` a record."""
    program = f'gouji() {{ "{sys.executable}" -m gouji "$@"; }}\n'
    done = subprocess.run(  # noqa: S603 – runs scripts of the tests only
        ["/bin/sh", "-c", program + script, "sh", str(RECORD)],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=housed(home, **variables),
    )
    assert "Traceback" not in done.stderr
    return Outcome(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        ("gouji play", Status.WRONG_USAGE, f"gouji: {NO_SCREEN}\n"),
        ("gouji doctor >/dev/null", Status.OK, ""),
        ("gouji play --plain --seed 1 >/dev/null", Status.OK, "Saved: "),
        ("exec >&- 2>&-; gouji learn --plain", Status.OK, ""),
    ],
)
def test_standard_input_that_is_closed(
    tmp_path: Path, command: str, status: int, said: str
) -> None:
    result = shell(tmp_path, f"exec <&-; {command}")
    assert result.status == status
    assert result.err.startswith(said)
    assert result.err.count("\n") == bool(said)


@full_device
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("command", ["--help", "play --help", "--version", "legal none $1"])
def test_help_that_cannot_be_written(tmp_path: Path, command: str, buffered: str) -> None:
    result = shell(tmp_path, f"gouji {command} >/dev/full", PYTHONUNBUFFERED=buffered)
    status = Status.WRONG_USAGE if "none" in command else Status.FAULT
    assert result.status == status
    assert result.err.count("\n") == 1
    assert ("none" in command) == (result.err != FULL)


@full_device
def test_a_fault_behind_what_could_not_be_written_is_told_too(tmp_path: Path) -> None:
    cut = tmp_path / "cut.gouji"
    cut.write_text(RECORD.read_text("utf-8") + '{"seat": 9}\n' * 2, encoding="utf-8")
    status, _, err = shell(tmp_path, f"gouji verify $1 {cut} >/dev/full")
    assert status == Status.FAULT
    assert err.splitlines()[0].startswith(f"{cut}:")
    assert err.endswith(FULL)


@full_device
def test_standard_error_that_takes_no_more_changes_no_status(tmp_path: Path) -> None:
    assert shell(tmp_path, "gouji verify none $1 2>/dev/full").status == Status.FAULT
    assert shell(tmp_path, "gouji nothing 2>/dev/full").status == Status.WRONG_USAGE


@full_device
@pytest.mark.slow
def test_a_game_that_cannot_be_told_is_saved_and_says_where(tmp_path: Path) -> None:
    play = "gouji play --plain --seed 1 --players random"
    status, _, err = shell(tmp_path, f"{play} </dev/null >/dev/full")
    assert status == Status.FAULT
    assert err.startswith("Saved: ")
    assert err.endswith(FULL)
    status, out, err = shell(tmp_path, f"(yes | {play}; echo $? >&2) | head -n 1")
    assert out.startswith("Gouji in typed lines")
    first, last = err.splitlines()
    assert first.startswith("Saved: ")
    assert last == str(int(Status.BROKEN_PIPE))


@pytest.mark.parametrize("encoding", ["ascii", "gbk"])
@pytest.mark.parametrize("command", ["deal --seed 1", "play --plain --seed 1", "stats"])
def test_without_a_locale_words_and_signs_are_those_that_can_be_written(
    tmp_path: Path, command: str, encoding: str
) -> None:
    bare = {"LC_ALL": "", "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
    done = subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, "-m", "gouji", *command.split()],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env=housed(tmp_path, **bare),
    )
    assert done.returncode == Status.OK
    text = (done.stdout + done.stderr).decode(encoding)
    assert "??" not in text
    assert "\\u" not in text
    assert text.isascii() == (encoding == "ascii")


@pytest.mark.parametrize("command", ["play", "watch", "resume"])
def test_a_terminal_that_cannot_move_its_cursor_gets_no_screen(command: str) -> None:
    status, out, err = run(command, terminal=True, TERM="dumb")
    assert (status, out, err) == (Status.WRONG_USAGE, "", f"gouji: TERM=dumb: {NO_SCREEN}\n")
