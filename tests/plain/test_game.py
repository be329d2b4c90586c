"""``gouji play --plain`` from the outside: what goes where, how it ends, and that it repeats itself."""

import signal
import subprocess
import sys
import unicodedata
from io import StringIO
from pathlib import Path

import pytest

from gouji.cli.main import Status
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.tui.session import Session
from tests.cli.running import environment, run, shell

BEGINNING = "n\nn\np\n3\n"
PLAY = ("play", "--plain", "--seed", "1", "--players", "novice", "--lang", "zh")


class Keyboard(StringIO):
    """A terminal at which Ctrl+C is pressed when all is typed."""

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override] # as in typeshed
        line = super().readline(-1 if size is None else size)
        if not line:
            raise KeyboardInterrupt
        return line


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of the test are saved."""
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: tmp_path)
    return tmp_path / "records"


def decisions(records: Path) -> int:
    (path,) = records.glob("*.gouji")
    return sum(one.act is not None for one in Replay(read_record(path)))


def test_the_end_of_the_input_leaves_a_saved_game(records: Path) -> None:
    status, out, err = run(*PLAY, source=StringIO(BEGINNING))
    assert status == Status.OK
    assert err == f"已存：{next(records.glob('*.gouji'))}\n"
    assert "> n\n" in out
    assert out.endswith("> \n")
    assert decisions(records) > 6


def test_ctrl_c_leaves_a_saved_game(records: Path) -> None:
    status, _, err = run(*PLAY, "--speed", "instant", source=Keyboard(BEGINNING))
    assert status == Status.INTERRUPTED
    assert err == f"\n已存：{next(records.glob('*.gouji'))}\n"
    assert decisions(records) > 6


def test_a_word_leaves_a_saved_game(records: Path) -> None:
    status, _, err = run(*PLAY, source=StringIO("离开\nn\n"))
    assert status == Status.OK
    assert "已存" in err
    assert decisions(records) < 6


def test_a_game_goes_on_where_it_was_left(records: Path) -> None:
    run(*PLAY, source=StringIO(BEGINNING))
    before = decisions(records)
    status, out, _ = run("resume", "--plain", "--lang", "zh", source=StringIO("p\np\n"))
    assert status == Status.OK
    assert "  老王 过\n" in out
    assert decisions(records) > before


def test_the_same_lines_give_the_same_bytes(records: Path) -> None:
    first, second = (run(*PLAY, source=StringIO(BEGINNING)).out for _ in range(2))
    assert first == second
    assert len([*records.iterdir()]) == 2


def test_step_by_step_a_human_says_when_to_go_on(records: Path) -> None:
    source = Keyboard("n\n" + "\n" * 40)
    out = run(*PLAY, "--speed", "step", source=source).out
    assert "回车：下一手" in out
    assert records.exists()


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("glyphs", ["safe", "ascii"])
def test_signs_are_those_that_are_asked_for(records: Path, language: str, glyphs: str) -> None:
    lines = StringIO("n\nn\n?\nv\ne\nm\nc\ni\nr\nrules\n")
    out = run(*PLAY[:-1], language, "--glyphs", glyphs, source=lines).out
    odd = {sign for sign in out if unicodedata.east_asian_width(sign) == "A"}
    assert not odd
    assert "\x1b" not in out
    assert records.exists()


def test_a_game_that_cannot_be_saved_says_so_and_goes_on(
    records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records.write_text("no folder")
    monkeypatch.setattr(Session, "close", lambda _: None)
    status, out, err = run(*PLAY, source=StringIO(BEGINNING))
    assert status == Status.OK
    assert out.count("这一局存不了") == 1
    assert err.count("这一局存不了") == 1


@pytest.mark.slow
def test_a_disk_that_is_full_ends_the_record_but_not_the_game(tmp_path: Path) -> None:
    script = 'ulimit -f 8; XDG_DATA_HOME="$1" gouji watch --plain --seed 3 --set rounds=1'
    status, out, err = shell(script, tmp_path)
    (path,) = tmp_path.rglob("*.gouji")
    why = "could not be saved (the file is too large); up to there: "
    assert (status, err) == (Status.OK, f"The rest {why}{path}\n")
    assert out.count("The game cannot be saved (the file is too large) and goes on without") == 1
    assert "Round 1 of 1 is over" in out
    record = read_record(path)
    assert not record.cut
    assert len(Replay(record).finish().record.lines) > 9


def test_six_bots_are_watched_in_lines(records: Path) -> None:
    line = "watch --plain --seed 3 --set rounds=1 --lang en"
    status, out, _ = run(*line.split(), source=StringIO())
    assert status == Status.OK
    assert "Round 1 of 1 is over" in out
    assert decisions(records) > 50


@pytest.mark.slow
def test_a_signal_in_the_middle_of_a_line(tmp_path: Path) -> None:
    places = {name: str(tmp_path) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    with subprocess.Popen(  # noqa: S603 – runs this program only
        [sys.executable, "-m", "gouji", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(**places),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "POINT-4" not in process.stdout.readline():
            pass
        process.stdout.read(len("> "))
        process.send_signal(signal.SIGINT)
        assert "已存" in process.stderr.read()
        assert process.wait() == Status.INTERRUPTED
