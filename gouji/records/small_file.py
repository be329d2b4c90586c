"""小文件: files that people write, or that the program keeps for the next time: read whole, if small."""

import stat
from pathlib import Path
from typing import Final

from gouji.records.errors import RecordError

LARGEST: Final = 1 << 16
"""Bytes of such a file: twenty times as much as all options with a comment for each."""


def refuse_special(path: str | Path) -> None:
    """普通文件: refuse what is no regular file: a pipe or a device may have no end, or never begin.

    Raises:
        RecordError: it is a pipe, a device or a socket.
        OSError: there is nothing there.
    """
    mode = Path(path).stat().st_mode
    # A folder is refused by whoever opens it, in the system's words.
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise RecordError(str(path), 1, "not a regular file")


def read_small(path: Path) -> bytes:
    """小文件: the bytes of a file.

    Raises:
        RecordError: it is no regular file, or larger than such a file can be.
        OSError: it cannot be read.
    """
    refuse_special(path)
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise RecordError(str(path), 1, f"such a file has at most {LARGEST:,} bytes")
    return raw
