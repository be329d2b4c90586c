"""How a command ends: exit statuses, pipes, interrupts and crashes; and what it imports."""

import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from gouji.cli.main import Status
from tests.cli.running import FOLDER, environment, run, shell, simulated, start

RECORD = FOLDER / "turn-5-yield-offered.gouji"
LONG_WAIT = 60.0


def test_a_reader_that_goes_away_ends_the_command_quietly(tmp_path: Path) -> None:
    process = start("legal", simulated(tmp_path, "--rounds", 5))
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(LONG_WAIT) == Status.BROKEN_PIPE


def test_ctrl_c_ends_the_command_quietly(tmp_path: Path) -> None:
    process = start("simulate", "--seed", 1, "--games", 100_000, "--out", tmp_path)
    end = time.monotonic() + LONG_WAIT
    while not list(tmp_path.iterdir()) and time.monotonic() < end:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=LONG_WAIT)
    assert (process.returncode, out, err) == (Status.INTERRUPTED, "", "")


def test_a_crash_tells_where_but_no_values(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(_: object) -> int:
        raise KeyError("KKK2w")

    monkeypatch.setattr("gouji.cli.legal.legal", crash)
    status, out, err = run("legal", RECORD)
    assert (status, out) == (Status.CRASH, "")
    assert err.startswith("gouji has failed (KeyError in gouji.cli.main:")
    assert "KKK2w" not in err
    assert err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", ["legal", "verify", "replay --text"])
def test_standard_output_that_takes_no_more(command: str) -> None:
    result = shell(f'gouji {command} "$1" >/dev/full', RECORD)
    assert result == (Status.FAULT, "", "standard output: the disk is full\n")


def test_streams_that_are_closed() -> None:
    assert shell('gouji legal "$1" >&-', RECORD) == (Status.OK, "", "")
    assert shell("gouji legal none 2>&-") == (Status.FAULT, "", "")
    assert shell("gouji --help >&- 2>&-") == (Status.OK, "", "")


def test_a_terminal_without_chinese_gets_question_marks() -> None:
    status, out, err = shell("PYTHONIOENCODING=ascii gouji --help --lang zh")
    assert (status, err) == (Status.OK, "")
    assert out.startswith("??? gouji [-h]")


def imported(*arguments: object) -> set[str]:
    """The modules that a command line imports."""
    script = (
        "import sys; from gouji.cli.main import main; main(sys.argv[1:]);"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, "-c", script, *map(str, arguments)],
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
        env=environment(),
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("play", "--help")])
def test_help_and_the_version_wait_for_nothing(arguments: tuple[str, ...]) -> None:
    found = imported(*arguments)
    assert "gouji" in found
    assert found.isdisjoint({"pydantic", "textual", "rich"})


@pytest.mark.parametrize(
    "arguments",
    [
        ("verify", RECORD),
        ("legal", RECORD),
        ("simulate", "--seed", 1),
        ("replay", "--text", RECORD),
    ],
)
def test_tools_do_not_wait_for_the_screen(arguments: tuple[object, ...]) -> None:
    found = imported(*arguments)
    assert "pydantic" in found
    # Rich's small table of character widths may be there.
    assert found.isdisjoint({"textual", "rich.console"})


def test_the_rule_book_does_not_wait_for_the_screen() -> None:
    assert "textual" not in imported("rules", "BURN-3")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always tells a home")
def test_whoever_has_no_home_can_play_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: int) -> None:
        raise KeyError

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    status, _, err = run("play", "--plain", "--seed", 1, source=StringIO("n\n"))
    folder = "/dev/null/.local/share/gouji/records"
    assert status == Status.OK
    assert err == f"This game cannot be saved ({folder}: not a folder) and is played without\n"
