"""字宽: asks the terminal how many cells it gives a sign, by the place of the cursor behind it."""

import os
import re
import select
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

PATIENCE: Final = 0.5
"""Seconds that a terminal may take to report."""

WHERE: Final = "\x1b[6n"
"""Ask for the place of the cursor; ECMA-48 calls it DSR."""

REPORT: Final = re.compile(rb"\x1b\[\d+;(?P<column>\d+)R")


def widths(signs: Iterable[str]) -> dict[str, int]:
    """字宽: the cells that the terminal gives each sign; nothing where it does not report.

    Standard input and output must both be the terminal.
    """
    try:
        with _unbuffered(sys.stdin.fileno()):
            return dict(_measured(signs))
    except (ImportError, OSError):
        # Windows has no termios, and a terminal may refuse to be changed.
        return {}
    finally:
        sys.stdout.write("\r\x1b[K")
        sys.stdout.flush()


def _measured(signs: Iterable[str]) -> Iterator[tuple[str, int]]:
    for sign in signs:
        sys.stdout.write(f"\r{sign}{WHERE}")
        sys.stdout.flush()
        column = _report(sys.stdin.fileno())
        if column is None:
            return
        yield sign, column - 1


def _report(source: int) -> int | None:
    end, read = monotonic() + PATIENCE, b""
    while (rest := end - monotonic()) > 0:
        if select.select([source], [], [], rest)[0]:
            read += os.read(source, 64)
            if found := REPORT.search(read):
                return int(found["column"])
    return None


@contextmanager
def _unbuffered(terminal: int) -> Iterator[None]:
    import termios
    import tty

    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
