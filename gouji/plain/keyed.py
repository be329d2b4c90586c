"""键入: typed lines, read so that a signal ends the waiting for one at whatever moment it strikes."""

import os
from codecs import getincrementaldecoder
from collections.abc import Callable
from io import IncrementalNewlineDecoder, TextIOWrapper
from select import select
from typing import Final, TextIO

LONGEST: Final = 4096
"""Characters of a typed line; what is beyond them is the next one."""

TICK: Final = 0.1
"""Seconds after which a signal is minded that did not end the waiting by itself."""


def lines_of(source: TextIO) -> Callable[[], str]:
    """键入: what reads the next line of a stream, with its end; nothing when there is no more.

    Args:
        source: whatever was read of it before by other means, and not used, is lost.
    """
    if isinstance(source, TextIOWrapper):
        # What is no text is no answer either.
        source.reconfigure(errors="replace")
        # Windows waits for sockets alone.
        if os.name != "nt":
            return _Keyed(source).line
    return lambda: source.readline(LONGEST)


class _Keyed:
    """键入: the lines of a file.

    A reading of Python's own, once begun, is ended only by a signal that strikes the very thread
    while it waits: one that strikes just before it is minded no sooner than the next line comes.
    """

    def __init__(self, source: TextIOWrapper) -> None:
        self._descriptor = source.fileno()
        decoder = getincrementaldecoder(source.encoding)(source.errors or "strict")
        self._decoder = IncrementalNewlineDecoder(decoder, translate=True)
        self._rest = ""

    def line(self) -> str:
        """Wait for a line."""
        is_more = True
        while is_more and "\n" not in self._rest and len(self._rest) < LONGEST:
            read = self._read()
            is_more = bool(read)
            self._rest += self._decoder.decode(read, final=not is_more)
        end = self._rest.find("\n", 0, LONGEST) + 1 or LONGEST
        line, self._rest = self._rest[:end], self._rest[end:]
        return line

    def _read(self) -> bytes:
        while not select([self._descriptor], [], [], TICK)[0]:
            pass
        return os.read(self._descriptor, LONGEST)
