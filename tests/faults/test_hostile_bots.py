"""Programs that play and mean no good: each is replaced in time, and takes nothing with it."""

import gc
import json
import os
import sys
from pathlib import Path
from threading import active_count
from time import monotonic, sleep

import pytest

from gouji.bots.stdio import StdioBot, StdioError
from gouji.records.decoding import decode
from gouji.records.journal import journal_line
from gouji.records.reader import read_record
from tests.bots.test_guests import VIEW
from tests.cli.running import run

PATIENCE = 1.0
PASS = '{"act": "pass"}'
WRONG = {
    "floods": ("import sys\nwhile True: sys.stdout.write('x' * 65536)", "answered b'xxx"),
    "floods elsewhere": ("import sys\nwhile True: sys.stderr.write('x' * 65536)", "no answer"),
    "never reads": (f"import time\nprint('{PASS}', flush=True)\ntime.sleep(60)", "no answer"),
    "no text": (r"import sys; sys.stdout.buffer.write(b'\xff\xfe\n')", r"answered b'\\xff"),
    "nested": ("print('[' * 4000)", r"answered b'\[\["),
    "an object": ('print(\'{"act": {"a": "%s"}}\' % (\'x\' * 3000))', "is not legal"),
    "closes its output": ("import os, time\nos.close(1)\ntime.sleep(60)", "has ended"),
    "closes its input": ("import os, time\nos.close(0)\ntime.sleep(60)", "no answer"),
}


def ended(pid: int) -> bool:
    """Whether a process ends soon."""
    end = monotonic() + 10
    while monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        # One whose parent has ended may still wait to be taken note of.
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists() and ") Z" in stat.read_text(encoding="ascii", errors="replace"):
            return True
        sleep(0.02)
    return False


def program(folder: Path, source: str) -> str:
    """A bot of this source, as it is started."""
    path = folder / "bot.py"
    path.write_text(source, encoding="utf-8")
    return f"{sys.executable} -S {path} {folder}"


def ask_on(bot: StdioBot) -> None:
    """Ask the same again and again."""
    while bot.choose(VIEW):
        pass


@pytest.mark.parametrize(("source", "fault"), WRONG.values(), ids=WRONG)
def test_what_a_program_does_wrong_costs_neither_memory_nor_more_than_its_time(
    tmp_path: Path, source: str, fault: str
) -> None:
    threads = active_count()
    bot = StdioBot(program(tmp_path, source), PATIENCE)
    with pytest.raises(StdioError, match=fault) as caught:
        ask_on(bot)
    assert len(str(caught.value)) < len(str(tmp_path)) + 300
    assert bot._answers.qsize() <= 1
    assert bot._process is not None
    pid = bot._process.pid
    del bot, caught
    gc.collect()
    assert ended(pid)
    end = monotonic() + 10
    while active_count() > threads and monotonic() < end:
        sleep(0.01)
    assert active_count() <= threads


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no such thing")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    source = (
        "import os, sys, time\n"
        "if not os.fork():\n"
        "    open(sys.argv[1] + '/pid', 'w').write(str(os.getpid()))\n"
        "    time.sleep(60)\n"
        f"print('{PASS}', flush=True)\n"
        "time.sleep(60)\n"
    )
    bot = StdioBot(program(tmp_path, source))
    bot.choose(VIEW)
    end = monotonic() + 10
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert monotonic() < end
        sleep(0.01)
    del bot
    gc.collect()
    assert ended(int((tmp_path / "pid").read_text()))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no sessions")
def test_a_program_has_a_session_of_its_own(tmp_path: Path) -> None:
    answer = "import json, os\nprint(json.dumps({'act': 'pass', 'reason': str(os.getsid(0))}))"
    bot = StdioBot(program(tmp_path, answer))
    reason = bot.choose(VIEW).reason.value
    assert bot._process is not None
    assert str(bot._process.pid) in json.dumps(reason)
    assert bot._process.pid != os.getsid(0)


def test_half_a_character_of_a_reason_or_a_name_is_no_fault_of_the_record(tmp_path: Path) -> None:
    reason = json.dumps({"act": "pass", "reason": "\ud800\x1b[31m"})
    why = StdioBot(program(tmp_path, f"print({reason!r})")).choose(VIEW).reason.value
    status, _, err = run(
        "simulate", "--seed", 1, "--out", tmp_path, "--players", "cmd:\udcff", "--set", "rounds=1"
    )
    assert status == 0
    assert err.count("\n") == 1
    assert err[:-1].isprintable()
    (path,) = tmp_path.glob("*.gouji")
    record = read_record(path)
    assert record.header.players[0].player == "cmd:?"
    line = journal_line({"seat": 1, "act": "pass", "_why": why})
    assert decode(line.encode()) == {
        "seat": 1,
        "act": "pass",
        "_why": why | {"text": "?\x1b[31m"},
    }
