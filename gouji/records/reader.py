"""读记录: a file's lines, decoded and validated, with the place of every fault."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gouji.records.errors import RecordError
from gouji.records.schema import AnyLine, Header, LaterLine, LineError, parse_line
from gouji.rules.ruleset import RuleSet


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
        RecordError: a line is damaged or out of the format.
        OSError: the file cannot be read.
    """
    name = str(path)
    raw = Path(path).read_bytes()
    lines: list[tuple[int, AnyLine]] = []
    cut = 0
    for number, text, complete in _split(raw):
        try:
            lines.append((number, parse_line(_decode(text))))
        except _BrokenLineError as error:
            if complete:
                raise RecordError(name, number, str(error)) from None
            cut = len(text)
        except LineError as error:
            raise RecordError(name, number, str(error)) from None
    return _assemble(name, lines, cut=bool(cut), size=len(raw) - cut)


class _BrokenLineError(ValueError):
    """A line's bytes are no JSON text; an incomplete last line may be so."""


def _split(raw: bytes) -> Iterator[tuple[int, bytes, bool]]:
    *complete, rest = raw.split(b"\n")
    for number, text in enumerate(complete, start=1):
        yield number, text, True
    if rest:
        yield len(complete) + 1, rest, False


def _decode(text: bytes) -> object:
    if not text.strip():
        message = "a blank line"
        raise _BrokenLineError(message)
    try:
        return json.loads(
            text.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant
        )
    except UnicodeDecodeError as error:
        message = f"not UTF-8 at byte {error.start + 1} of the line"
    except json.JSONDecodeError as error:
        message = f"not JSON: {error.msg} at column {error.colno}"
    except RecursionError:
        message = "not a record: nested too deep"
    except ValueError as error:
        message = f"not a record: {error}"
    raise _BrokenLineError(message)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        message = f"key {twice!r} stands twice"
        raise ValueError(message)
    return value


def _no_constant(name: str) -> object:
    message = f"{name} is no JSON number"
    raise ValueError(message)


def _assemble(path: str, lines: list[tuple[int, AnyLine]], *, cut: bool, size: int) -> Record:
    if not lines:
        raise RecordError(path, 1, "an empty file is no record")
    number, header = lines[0]
    if not isinstance(header, Header):
        raise RecordError(path, number, "the first line must be the header, with the key 'gouji'")
    later: list[tuple[int, LaterLine]] = []
    for place, line in lines[1:]:
        if isinstance(line, Header):
            raise RecordError(path, place, "a second header")
        later.append((place, line))
    try:
        rules = header.rule_set()
    except LineError as error:
        raise RecordError(path, number, str(error)) from None
    return Record(path, header, rules, tuple(later), cut, size)
