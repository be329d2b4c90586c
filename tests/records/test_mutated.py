"""Damaged records: each is right still, or ends in one line that says where it is not."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gouji.engine.actions import Claim, Dissolve
from gouji.engine.events import RoundResult
from gouji.engine.kernel import legal
from gouji.records.errors import LONGEST, RecordError
from gouji.records.reader import LARGEST, Record, read_record
from gouji.records.replay import Replay
from gouji.records.results import result_value
from gouji.records.schema import ResultLine
from tests.cli.running import environment, run
from tests.records.lines import GAME, HEADER, write
from tests.records.mutations import MUTATIONS
from tests.records.test_golden import RECORDS

MUTATED = int(os.environ.get("GOUJI_MUTATED", "560"))
"""How many records are damaged; more are for hunting."""

CHUNKS = 4
"""Tests that they are spread over."""

TEXTS = [path.read_bytes() for path in RECORDS if path.stat().st_size < 10_000]


def mutated(first: int) -> Iterator[tuple[int, bytes]]:
    """Every so many damaged records, with the number that makes each."""
    for number in range(first, MUTATED, CHUNKS):
        rng = Random(number)
        yield number, MUTATIONS[number % len(MUTATIONS)](rng, rng.choice(TEXTS))


def judge_again(record: Record) -> None:
    """Judge a record that was found right by another way: the list of legal acts, and all results."""
    computed = []
    for moment in Replay(record):
        if moment.act is not None and not isinstance(moment.act, Claim | Dissolve):
            assert moment.act in legal(moment.before)
        computed += [result_value(one) for one in moment.events if isinstance(one, RoundResult)]
    found = [line.result for _, line in record.lines if isinstance(line, ResultLine)]
    # Of the last round the line may still have to come.
    assert found in (computed, computed[:-1])


@pytest.mark.slow
@pytest.mark.parametrize("first", range(CHUNKS))
def test_a_damaged_record_is_right_or_at_fault_in_one_line(tmp_path: Path, first: int) -> None:
    path = tmp_path / "a.gouji"
    for number, text in mutated(first):
        path.write_bytes(text)
        try:
            record = Replay(read_record(path)).finish().record
        except RecordError as error:
            fault = error
        else:
            judge_again(record)
            continue
        assert str(fault).startswith(f"{path}:{fault.line}: "), number
        assert 1 <= fault.line <= text.count(b"\n") + 1, number
        assert len(fault.what) <= LONGEST, number
        assert fault.what.isprintable(), number


LIMITS = """
import resource, sys
from gouji.cli.main import main
for what, most in ((resource.RLIMIT_AS, 1 << 30), (resource.RLIMIT_CPU, 60)):
    resource.setrlimit(what, (most, most))
sys.exit(main(["verify", *sys.argv[1:]]))
"""
SEATS = json.dumps(HEADER["seats"])


def hostile(folder: Path) -> Iterator[tuple[Path, str]]:
    """Files that would take all memory or never end, and what is said of them."""
    beginning = json.dumps(HEADER).encode() + b"\n"
    numbered = b"".join(b'{"act":"no","_":%d,"seat":1}\n' % number for number in range(20_000))
    texts = {
        "large": (beginning + b'{"_": "' + b"x" * 50_000_000 + b'"}\n', "1: a record has at most"),
        "long": (beginning + b'{"_": "' + b"x" * (LARGEST - 9_999), "2: a line has at most"),
        "blank": (beginning + b"\n" * (LARGEST - 9_999), "2: a blank line"),
        "zero": (bytes(LARGEST), "1: a line has at most 1,048,576 bytes"),
        "lines": (beginning + numbered, "2: seat 1 no: PHASE-1 "),
        "deep": (
            beginning + b'{"round": ' + b"[" * 1_000_000 + b"\n",
            "2: not a record: nested deeper",
        ),
        "quotes": (beginning + b'{"[[[' + b'\\"[' * 300_000 + b"\n", "2: not JSON: "),
        "keys": (
            beginning + b"{" + b",".join(b'"_%d":1' % n for n in range(90_000)) + b',"_1":2}\n',
            "2: not a record: key '_1' stands twice",
        ),
        "options": (
            b'{"gouji":1,"seats":%b,"rules":{%b}}\n'
            % (SEATS.encode(), b",".join(b'"%d":1' % n for n in range(90_000))),
            "1: unknown option '0'",
        ),
        "seats out": (
            beginning
            + b'{"deal":["3","3","3","3","3","3"],"phase":"play","leader":1,"out":['
            + b'"x",' * 250_000
            + b"1]}\n",
            "2: out: ",
        ),
    }
    for name, (text, what) in texts.items():
        path = folder / name
        path.write_bytes(text)
        yield path, what
    os.mkfifo(folder / "pipe")
    yield folder / "pipe", "1: not a regular file"
    yield Path("/dev/zero"), "1: not a regular file"
    yield folder, " a folder, not a file"
    yield folder / "none", " no such file or folder"


@pytest.mark.slow
def test_files_without_end_take_neither_all_memory_nor_all_time(tmp_path: Path) -> None:
    expected = list(hostile(tmp_path))
    done = subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, "-c", LIMITS, *(path for path, _ in expected)],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment(),
    )
    assert (done.returncode, done.stdout) == (1, "")
    # Some end in the middle of their last line, which is said first.
    faults = [line for line in done.stderr.splitlines() if "was dropped" not in line]
    for (path, what), fault in zip(expected, faults, strict=True):
        assert fault.startswith(f"{path}:")
        assert what in fault


@pytest.mark.slow
def test_the_command_says_one_line_of_each(tmp_path: Path) -> None:
    paths = []
    for number, text in mutated(0):
        path = tmp_path / f"{number}.gouji"
        path.write_bytes(text)
        paths.append(path)
    _, out, err = run("verify", *paths)
    said = Counter(
        line.removeprefix("ok ").removeprefix(f"{tmp_path}{os.sep}").partition(".gouji")[0]
        for line in (*out.splitlines(), *err.splitlines())
        if "was dropped" not in line
    )
    assert said == Counter(path.stem for path in paths)


def test_a_whole_game_with_what_any_program_may_add_is_right(tmp_path: Path) -> None:
    lines = [{**line, "_note": {"深": ["\U0001f600", None, 2.5]}} for line in GAME]
    judge_again(read_record(write(tmp_path / "a.gouji", *lines)))
