"""读记录: a file's lines, decoded and validated, with the place of every fault."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from gouji.records.decoding import BrokenLineError, decode
from gouji.records.errors import RecordError
from gouji.records.schema import AnyLine, Header, LaterLine, LineError, parse_line
from gouji.records.small_file import refuse_special
from gouji.rules.ruleset import RuleSet

LONGEST_LINE: Final = 1 << 20
"""Bytes of a line, its end not counted: a thousand times what this program writes."""

LARGEST: Final = 8 << 20
"""Bytes of a file: several hundred rounds; the worst of lines take forty times as much memory."""


@dataclass(frozen=True, slots=True)
class Record:
    """记录: a file read whole: its header, and the other lines with their numbers."""

    path: str
    header: Header
    rules: RuleSet
    lines: tuple[tuple[int, LaterLine], ...]
    cut: bool
    """Whether an incomplete last line was dropped."""
    size: int
    """Bytes of the file up to the end of its last whole line."""
    has_end: bool
    """Whether that line ends as it should; the last one need not."""

    @property
    def next_line(self) -> int:
        """The number of the line that would come next."""
        return self.lines[-1][0] + 1 if self.lines else 2

    def error(self, line: int, what: str) -> RecordError:
        """记录错误: a fault at a line of this file."""
        return RecordError(self.path, line, what)


def read_record(path: str | Path) -> Record:
    """读记录: read and validate a file; the rules of the game are not looked at.

    Raises:
        RecordError: a line is damaged or out of the format, or the file is larger than a record may be.
        OSError: the file cannot be read.
    """
    refuse_special(path)
    with Path(path).open("rb") as file:
        return read_lines(str(path), file)


def read_lines(name: str, file: IO[bytes]) -> Record:
    """读记录: read and validate an open file from where it stands.

    Args:
        name: the file as its faults name it.
        file: a regular file, buffered.

    Raises:
        RecordError: as for :func:`read_record`.
        OSError: the file cannot be read.
    """
    lines: list[tuple[int, AnyLine]] = []
    # Most lines of a record stand in it many times: ``pass`` above all.
    known: dict[bytes, AnyLine] = {}
    size, is_cut, has_end = 0, False, True
    for number, text in enumerate(_split(name, file), start=1):
        try:
            line = known.get(text) or parse_line(decode(text.removesuffix(b"\n")))
        except BrokenLineError as error:
            is_cut = not text.endswith(b"\n")
            if not is_cut:
                raise RecordError(name, number, str(error)) from None
            break
        except LineError as error:
            raise RecordError(name, number, str(error)) from None
        known[text] = line
        lines.append((number, line))
        size, has_end = size + len(text), text.endswith(b"\n")
    header, rules = _header(name, lines)
    later = tuple(_later(name, number, line) for number, line in lines[1:])
    return Record(name, header, rules, later, is_cut, size, has_end)


def _split(name: str, file: IO[bytes]) -> Iterator[bytes]:
    """The lines with their ends, read one by one, so that what is too long is never held whole."""
    if os.fstat(file.fileno()).st_size > LARGEST:
        raise RecordError(name, 1, f"a record has at most {LARGEST:,} bytes")
    number = 1
    while text := file.readline(LONGEST_LINE + 1):
        if len(text) > LONGEST_LINE and not text.endswith(b"\n"):
            raise RecordError(name, number, f"a line has at most {LONGEST_LINE:,} bytes")
        yield text
        number += 1


def _header(path: str, lines: list[tuple[int, AnyLine]]) -> tuple[Header, RuleSet]:
    if not lines:
        raise RecordError(path, 1, "an empty file is no record")
    number, header = lines[0]
    if not isinstance(header, Header):
        raise RecordError(path, number, "the first line must be the header, with the key 'gouji'")
    try:
        return header, header.rule_set()
    except LineError as error:
        raise RecordError(path, number, str(error)) from None


def _later(path: str, number: int, line: AnyLine) -> tuple[int, LaterLine]:
    if isinstance(line, Header):
        raise RecordError(path, number, "a second header")
    return number, line
