"""Typed lines: where one ends, and what ends the waiting for one."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from threading import Timer
from typing import BinaryIO

import pytest

from gouji.plain.keyed import LONGEST, TICK, lines_of
from tests.faults.terminal import PATIENCE


class StruckError(Exception):
    """The signal has been minded."""


@contextmanager
def typed() -> Iterator[tuple[BinaryIO, Callable[[], str]]]:
    """Keys to write to, and the lines that are read of them."""
    ours, theirs = os.pipe()
    with os.fdopen(ours, encoding="utf-8") as source, os.fdopen(theirs, "wb", 0) as keys:
        yield keys, lines_of(source)


def test_lines_come_one_at_a_time_however_they_were_typed() -> None:
    with typed() as (keys, line):
        keys.write("3\r\n三张\n\nlast".encode())
        keys.close()
        assert [line() for _ in range(6)] == ["3\n", "三张\n", "\n", "last", "", ""]


def test_a_line_that_is_too_long_is_several() -> None:
    with typed() as (keys, line):
        keys.write(b"1" * (LONGEST + 2) + b"\n" + b"2" * (LONGEST - 1) + b"\n\n")
        assert [len(line()) for _ in range(4)] == [LONGEST, 3, LONGEST, 1]


def test_bytes_that_are_no_text_are_no_fault() -> None:
    with typed() as (keys, line):
        keys.write(b"\xe9\xc0\n\xe4\xb8")
        keys.close()
        assert [line() for _ in range(3)] == ["\ufffd\ufffd\n", "\ufffd", ""]


def test_what_is_no_file_is_read_as_well() -> None:
    line = lines_of(StringIO("3\n" + "1" * (LONGEST + 1)))
    assert [line(), len(line()), line(), line()] == ["3\n", LONGEST, "1", ""]


def test_a_signal_that_did_not_end_the_reading_ends_the_waiting(
    request: pytest.FixtureRequest,
) -> None:
    def struck(*_: object) -> None:
        raise StruckError

    before = signal.signal(signal.SIGTERM, struck)
    request.addfinalizer(lambda: signal.signal(signal.SIGTERM, before))
    with typed() as (keys, line):
        # It strikes a thread that is not the one that waits, as it may strike just before the reading.
        strike = Timer(3 * TICK, signal.raise_signal, [signal.SIGTERM])
        too_late = Timer(PATIENCE, keys.write, [b"\n"])
        too_late.daemon = True
        strike.start()
        too_late.start()
        with pytest.raises(StruckError):
            line()
        assert too_late.is_alive()
        too_late.cancel()
