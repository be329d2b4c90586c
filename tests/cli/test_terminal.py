"""``doctor``, ``paths``, ``completion`` and ``serve``."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from os import terminal_size
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest
from rich.cells import cell_len

from gouji.cli import doctor
from gouji.cli.arguments import COMMANDS, SHELLS
from gouji.cli.cursor import widths
from gouji.cli.doctor import CHINESE, SIGNS_ASKED, Terminal
from gouji.cli.main import Status
from gouji.tui.settings import Speed
from tests.cli.running import run

FINE = {sign: cell_len(sign) for sign in SIGNS_ASKED}
GOOD = Terminal(
    is_one=True,
    size=terminal_size((80, 24)),
    colours="256",
    encoding="utf-8",
    widths=FINE,
)


def advised(monkeypatch: pytest.MonkeyPatch, found: Terminal) -> list[str]:
    monkeypatch.setattr(doctor, "examine", lambda: found)
    status, out, err = run("doctor")
    assert (status, err) == (Status.OK, "")
    return [line for line in out.splitlines() if line.startswith("Advice: ")]


def test_the_doctor_finds_nothing_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    assert advised(monkeypatch, GOOD) == ["Advice: All is well: play"]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (GOOD._replace(is_one=False), "--plain"),
        (GOOD._replace(size=terminal_size((79, 24))), "80x24"),
        (GOOD._replace(encoding="latin-1"), "UTF-8"),
        (GOOD._replace(colours=None), "--theme mono"),
        (GOOD._replace(widths=FINE | {"♠": 2}), "--glyphs safe"),
        (GOOD._replace(widths=FINE | {"─": 2}), "--glyphs ascii"),
        (GOOD._replace(widths=FINE | {CHINESE: 1}), "Noto Sans Mono CJK"),
    ],
)
def test_the_doctor_advises(monkeypatch: pytest.MonkeyPatch, found: Terminal, words: str) -> None:
    [advice] = advised(monkeypatch, found)
    assert words in advice


def test_the_doctor_names_the_signs_that_are_too_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "examine", lambda: GOOD._replace(widths={"♠": 2, CHINESE: 2}))
    assert "widths: ♠: 2 cells in place of 1\n" in run("doctor").out


def test_the_doctor_without_a_terminal() -> None:
    out = run("doctor", NO_COLOR="1").out
    assert "terminal: not a terminal" in out
    assert "NO_COLOR" in out
    assert "not measured" in out


def answered(monkeypatch: pytest.MonkeyPatch, cells: Mapping[str, int]) -> dict[str, int]:
    """What is measured in a terminal that gives each sign so many cells."""
    own, theirs = os.openpty()

    def respond() -> None:
        written = b""
        for sign, number in cells.items():
            while f"\r{sign}\x1b[6n".encode() not in written:
                written += os.read(own, 64)
            written = b""
            os.write(own, f"\x1b[1;{number + 1}R".encode())

    with (
        os.fdopen(theirs, "r+b", buffering=0) as raw,
        open(raw.fileno(), "w", closefd=False) as out,
    ):
        monkeypatch.setattr(sys, "stdin", raw)
        monkeypatch.setattr(sys, "stdout", out)
        terminal = Thread(target=respond, daemon=True)
        terminal.start()
        found = widths((*cells, *"x" * (not cells)))
        terminal.join()
    os.close(own)
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of one's own takes a Unix")
def test_widths_are_what_the_terminal_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    cells = {"♠": 2, "王": 2, "─": 1}
    assert answered(monkeypatch, cells) == cells


@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of one's own takes a Unix")
def test_a_terminal_that_reports_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gouji.cli.cursor.PATIENCE", 0.01)
    assert answered(monkeypatch, {}) == {}


def test_the_places_of_all_that_is_kept(tmp_path: Path) -> None:
    status, out, err = run("paths", XDG_CONFIG_HOME=str(tmp_path))
    assert (status, err) == (Status.OK, "")
    names = dict(line.split(": ") for line in out.splitlines())
    assert names["records"].endswith("records")
    assert names["settings"].endswith("settings.toml")
    assert len({*names.values()}) == len(names)


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_knows_every_command_and_its_values(shell: str) -> None:
    status, out, err = run("completion", shell)
    assert (status, err) == (Status.OK, "")
    for name in (*COMMANDS, *Speed, "plain", "novice", "classic"):
        assert re.search(rf"(?<!\w){name}(?!\w)", out)


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_the_script_for_bash_completes(tmp_path: Path) -> None:
    path = tmp_path / "gouji.bash"
    path.write_text(run("completion", "bash").out, encoding="utf-8")
    script = (
        f'source {path}; COMP_WORDS=(gouji play --speed ""); COMP_CWORD=3; '
        '_shtab_gouji; echo "${COMPREPLY[@]}"'
    )
    bash = [str(shutil.which("bash")), "-c", script]
    done = subprocess.run(bash, capture_output=True, text=True, check=True)  # noqa: S603 – as above
    assert done.stdout.split() == [*Speed]


def test_completion_for_an_unknown_shell() -> None:
    status, _, err = run("completion", "csh")
    assert status == Status.WRONG_USAGE
    assert err == "gouji: SHELL: 'csh' is none of bash, zsh, fish\n"


class Server:
    """In place of the server of textual-serve."""

    made: dict[str, object]

    def __init__(self, command: str, **facts: object) -> None:
        Server.made = {"command": command, **facts}

    def serve(self) -> None:
        if Server.made["port"] == 1:
            raise PermissionError(13, "no")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> type[Server]:
    module = ModuleType("textual_serve.server")
    module.__dict__["Server"] = Server
    monkeypatch.setitem(sys.modules, "textual_serve.server", module)
    return Server


def test_the_browser_of_this_computer_alone_is_served(served: type[Server]) -> None:
    assert run("serve", "--lang", "zh").status == Status.OK
    assert served.made["host"] == "127.0.0.1"
    assert served.made["command"] == f"{sys.executable} -m gouji --lang zh"


def test_a_port_that_cannot_be_used(served: type[Server]) -> None:
    status, _, err = run("serve", "--port", "1")
    assert served.made["port"] == 1
    assert (status, err) == (Status.FAULT, "127.0.0.1:1 cannot be used: Permission denied\n")


def test_a_port_that_there_is_none() -> None:
    status, _, err = run("serve", "--port", "65536")
    assert status == Status.WRONG_USAGE
    assert err == "gouji: --port: '65536' is no whole number from 1 to 65535\n"


def test_without_the_extra_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve.server", None)
    status, _, err = run("serve")
    assert status == Status.FAULT
    assert "pip install 'gouji[web]'" in err


def test_a_browser_stands_in_for_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []

    def home(config: object) -> int:
        calls.append(config)
        return 0

    monkeypatch.setattr("gouji.tui.start.home", home)
    assert run(TEXTUAL_DRIVER="textual.drivers.web_driver:WebDriver").status == Status.OK
    assert len(calls) == 1
