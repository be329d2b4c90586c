"""A program that fails: nothing of anybody's cards may be left on the screen or in a report."""

import signal
from pathlib import Path

import pytest

from gouji.engine.refusals import Language
from gouji.tui import crash
from gouji.tui.sentence import Sentence
from gouji.tui.signals import INTERRUPTED
from tests.faults.terminal import BEGUN, ENDED, Terminal, signalled

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


def started(folder: Path, how: str, *, is_own: bool = True) -> Terminal:
    """The program in a terminal of its own."""
    return Terminal(folder, how, home=folder, program=("-c", MAIN), is_own=is_own)


@pytest.mark.slow
def test_a_crash_prints_three_lines_and_no_card(tmp_path: Path) -> None:
    with started(tmp_path, "crash") as terminal:
        assert terminal.end() == crash.STATUS
        assert terminal.is_sane
    assert ENDED in terminal.written
    assert SECRET not in terminal.written
    assert "Traceback" not in terminal.written
    said = [line for line in terminal.last_words.splitlines() if line.strip()]
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
    with started(tmp_path, "play") as terminal:
        terminal.until("Space")
        terminal.press("\x03")
        assert terminal.end() == INTERRUPTED
        assert terminal.is_sane
    assert "Traceback" not in terminal.written
    assert terminal.written.count(BEGUN) == terminal.written.count(ENDED) == 1
    [record] = (tmp_path / "records").glob("*.gouji")
    assert f"Saved: {record}" in terminal.last_words


@pytest.mark.slow
def test_the_program_ends_with_its_terminal_whatever_waits_to_be_drawn(tmp_path: Path) -> None:
    with started(tmp_path, "play", is_own=False) as terminal:
        terminal.until("Space")
        terminal.close()
        terminal.strike(signal.SIGHUP)
        assert terminal.end() == signalled(signal.SIGHUP)
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
