"""A program that fails: nothing of anybody's cards may be left on the screen or in a report."""

import os
import pty
import re
import signal
import struct
import subprocess
import sys
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

from gouji.engine.refusals import Language
from gouji.tui import crash
from gouji.tui.sentence import Sentence
from gouji.tui.signals import SIGNALLED

SECRET = "KKK2wW-of-somebody"  # what the exception says, and what a local variable holds
MAIN = f"""
import sys
from pathlib import Path
from gouji.engine.refusals import Language
from gouji.rules.preset_values import Preset
from gouji.tui import crash, start
from gouji.tui.config import PlayConfig
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
import gouji.records.places

folder = Path(sys.argv[1])
gouji.records.places.user_data_path = lambda *_, **__: folder
crash.user_log_path = lambda *_, **__: folder

def choose(self, view):
    held = "{SECRET}"
    if sys.argv[2] == "crash":
        raise ValueError(held)
    return view.legal[0]

# A bot that fails would only be replaced.
Session.choose = choose
speed = Speed.INSTANT if sys.argv[2] == "crash" else Speed.STEP
settings = Settings(language=Language.EN, speed=speed)
sys.exit(start.watch(PlayConfig(Preset.CLASSIC, {{}}, None, settings, 7)))
"""
LEFT_ALTERNATE_SCREEN = "\x1b[?1049l"


def start_in_terminal(folder: Path, how: str) -> tuple["subprocess.Popen[bytes]", int]:
    """Start the program in a terminal of its own; the process, and the terminal's own end."""
    lead, follow = pty.openpty()
    ioctl(follow, TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(  # noqa: S603 – our own program
        [sys.executable, "-c", MAIN, str(folder), how],
        stdin=follow,
        stdout=follow,
        stderr=follow,
        start_new_session=True,
    )
    os.close(follow)
    return process, lead


def run_in_terminal(folder: Path, how: str, keys: bytes = b"") -> tuple[int, str]:
    """Run the program in a terminal of its own; its exit status, and all it wrote."""
    process, lead = start_in_terminal(folder, how)
    written = b""
    while True:
        try:
            read = os.read(lead, 65536)
        except OSError:  # the other end is closed
            break
        if not read:
            break
        written += read
        if keys and b"Space" in written:
            os.write(lead, keys)
            keys = b""
    os.close(lead)
    return process.wait(timeout=30), written.decode("utf-8", "replace")


@pytest.mark.slow
def test_a_crash_prints_three_lines_and_no_card(tmp_path: Path) -> None:
    status, written = run_in_terminal(tmp_path, "crash")
    assert status == crash.STATUS
    assert SECRET not in written
    assert "Traceback" not in written
    before, _, after = written.rpartition(LEFT_ALTERNATE_SCREEN)
    assert before
    lines = re.sub(r"\x1b\[[?>=<]?[0-9;]*[a-zA-Z]", "", after).splitlines()
    said = [line for line in lines if line.strip()]
    assert len(said) == 3
    assert "ValueError" in said[0]
    [record] = (tmp_path / "records").glob("*.gouji")
    assert str(record) in said[1]
    [report] = tmp_path.glob("crash-*.txt")
    assert str(report) in said[2]
    text = report.read_text(encoding="utf-8")
    assert "gouji.tui.session" in text
    assert SECRET not in text


@pytest.mark.slow
def test_ctrl_c_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    status, written = run_in_terminal(tmp_path, "play", keys=b"\x03")
    assert status == SIGNALLED + 2
    assert "Traceback" not in written
    assert written.count("\x1b[?1049h") == written.count(LEFT_ALTERNATE_SCREEN) == 1
    [record] = (tmp_path / "records").glob("*.gouji")
    assert f"Saved: {record}" in written.rpartition(LEFT_ALTERNATE_SCREEN)[2]


@pytest.mark.slow
def test_the_program_ends_with_its_terminal_whatever_waits_to_be_drawn(tmp_path: Path) -> None:
    process, lead = start_in_terminal(tmp_path, "play")
    written = b""
    while b"Space" not in written:
        written += os.read(lead, 65536)
    os.close(lead)
    process.send_signal(signal.SIGHUP)
    assert process.wait(timeout=30) == SIGNALLED + signal.SIGHUP
    [record] = (tmp_path / "records").glob("*.gouji")
    assert record.read_bytes().endswith(b"\n")


def fail(hand: str) -> None:
    try:
        dict[str, int]()[hand]
    except KeyError:
        raise ExceptionGroup(hand, [ValueError(hand), TypeError(hand)]) from None


def failure() -> BaseException:
    with pytest.raises(ExceptionGroup) as caught:
        fail(SECRET)
    return caught.value


def test_a_report_has_types_and_places_of_all_errors_and_no_texts() -> None:
    text = crash.report(failure())
    assert SECRET not in text
    for name in ("ExceptionGroup", "ValueError", "TypeError", "KeyError"):
        assert f"builtins.{name}" in text
    assert "failure" in text


def test_a_report_that_cannot_be_written_is_said_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    sentence = crash.write_report(failure(), blocked)
    assert sentence.key == "crash_no_report"


def test_three_lines_without_a_game(places: Path) -> None:
    lines = crash.tell(failure(), None, Language.EN)
    assert len(lines) == 3
    assert lines[1] == Sentence("crash_no_game").text(Language.EN)
    assert str(places) in lines[2]
