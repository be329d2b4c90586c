"""TOML 文件: a file that people write, read so that each of its faults has a line."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gouji.records.errors import RecordError
from gouji.records.small_file import read_small

DEEPEST: Final = 32
"""Parts of a dotted key; the options of rules and settings have one, and the reader's time and memory
grow with the square."""

# It begins only where a word begins, or a long word would be looked at from each of its letters on.
_WORD: Final = rb"[^.\s=,\[\]{}]"
_DEEP: Final = re.compile(rb"(?<!%b)(?:%b++[ \t]*+\.[ \t]*+){%d}" % (_WORD, _WORD, DEEPEST))


@dataclass(frozen=True, slots=True)
class TomlFile:
    """TOML 文件: its values, and the bytes that they are from."""

    raw: bytes
    values: dict[str, Any]

    def line_of(self, key: str) -> int:
        """行: the line of a key of the file's top level; 1 if it is written in an odd way."""
        lines = enumerate(self.raw.decode().splitlines(), start=1)
        pattern = re.compile(rf"""\s*["'\[]*{re.escape(key)}\b""")
        return next((number for number, line in lines if pattern.match(line)), 1)


def read_toml(path: Path) -> TomlFile:
    """TOML 文件: read one.

    Raises:
        RecordError: it is no TOML, with the line; or no file of such a kind at all.
        OSError: the file cannot be read.
    """
    raw = read_small(path)
    name = str(path)
    if found := _DEEP.search(raw):
        raise RecordError(name, raw.count(b"\n", 0, found.start()) + 1, "not TOML: nested too deep")
    return TomlFile(raw, _parse(name, _decode(name, raw)))


def _decode(name: str, raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(name, line, "not UTF-8") from None


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RecordError(name, 1, "not TOML: nested too deep") from None
    except ValueError as error:
        # Besides its own error the reader lets one of Python's pass, for a number too long to read.
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise RecordError(name, line, f"not TOML: {error}") from None
