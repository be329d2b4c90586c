"""What strikes the screen from outside: nothing is lost, and the terminal is as it was."""

import signal
from pathlib import Path

import pytest

from gouji.records.reader import read_record
from tests.faults.terminal import ASKED, BEGUN, GAME, Terminal, signalled


def saved(home: Path) -> str:
    """What is said of the one game there is, which is sound."""
    (path,) = home.rglob("*.gouji")
    assert not read_record(path).cut
    return f"Saved: {path}\n"


def assert_left(terminal: Terminal, home: Path, number: signal.Signals) -> None:
    """The program has ended by a signal, in order."""
    assert terminal.end() == signalled(number)
    assert terminal.is_sane
    assert "Traceback" not in terminal.written
    assert terminal.last_words == saved(home)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_the_screen_is_still_being_set_up(
    tmp_path: Path, number: signal.Signals
) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.until(BEGUN)
        terminal.strike(number)
        assert terminal.end() == signalled(number)
        assert terminal.is_sane
        assert "Traceback" not in terminal.written


@pytest.mark.slow
def test_a_signal_in_the_middle_of_a_game(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.until(ASKED)
        terminal.strike(signal.SIGHUP)
        assert_left(terminal, tmp_path, signal.SIGHUP)


@pytest.mark.slow
@pytest.mark.parametrize("is_own", [True, False])
def test_a_window_that_is_closed_takes_the_program_with_it(tmp_path: Path, *, is_own: bool) -> None:
    with Terminal(*GAME, home=tmp_path, is_own=is_own) as terminal:
        terminal.until(ASKED)
        terminal.close()
        assert terminal.end() == signalled(signal.SIGHUP)
    assert saved(tmp_path)


@pytest.mark.slow
def test_ctrl_z_gives_the_terminal_back_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.until(ASKED)
        terminal.press("\x1a")
        assert terminal.stopped()
        assert terminal.is_sane
        terminal.strike(signal.SIGCONT)
        terminal.until(ASKED)
        terminal.press("\x03")
        assert_left(terminal, tmp_path, signal.SIGINT)


@pytest.mark.slow
def test_a_stop_that_nobody_announced_and_bytes_that_are_no_text(tmp_path: Path) -> None:
    with Terminal(*GAME, home=tmp_path) as terminal:
        terminal.until(ASKED)
        terminal.strike(signal.SIGSTOP)
        assert terminal.stopped()
        terminal.strike(signal.SIGCONT)
        terminal.until(ASKED)
        # Latin-1, GBK, the beginning of a character: what a terminal of another encoding sends.
        terminal.press(b"\xe9\xc0\xcf\xe6\x1b[27u")
        terminal.press(" ")
        terminal.until("Enter")
        terminal.press("\x03")
        assert_left(terminal, tmp_path, signal.SIGINT)


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGINT, signal.SIGTERM])
def test_a_signal_in_line_mode(tmp_path: Path, number: signal.Signals) -> None:
    with Terminal("play", "--plain", *GAME[1:], home=tmp_path) as terminal:
        terminal.until("> ")
        terminal.strike(number)
        assert terminal.end() == signalled(number)
        assert terminal.is_sane
        assert terminal.last_words.endswith(f"> \n{saved(tmp_path)}")
