"""牌局库: the saved games of a folder, told by the first and the last lines of each file, unchecked.

Only a few kilobytes of a file are read, however long it is, and neither engine nor schema is loaded: the
first page needs this before anything else.
"""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from stat import S_ISREG
from typing import Any, BinaryIO, Final, TypeAlias, TypeVar

from gouji.records.decoding import BrokenLineError, decode
from gouji.records.places import SUFFIX, records_folder
from gouji.records.players import Player
from gouji.rules.preset_values import ROUNDS, Preset
from gouji.rules.seats import SEATS

Kind = TypeVar("Kind")

LONGEST: Final = 65_536
"""Bytes of the longest line that is read; the longest this program writes, the first, has some 1,500."""
STEP: Final = 16_384
"""Bytes that are read of a file's end at first; a round takes some 6,000."""
GLANCE: Final = 256
"""Bytes of a file's end that tell at once that a game is over, as most are."""
FARTHEST: Final = 64 * STEP
"""Bytes of a file's end in which its last round is looked for."""


class Flaw(StrEnum):
    """毛病: why nothing can be said of a file that is named like a record."""

    UNREADABLE = "unreadable"
    NO_FILE = "no_file"
    EMPTY = "empty"
    FIRST_LINE = "first_line"
    """The first line is no JSON, or not that of a record."""
    LAST_LINES = "last_lines"
    """One of those looked at is no JSON, or holds something else than it should."""


@dataclass(frozen=True, slots=True)
class Parent:
    """出处: the record that a branch leaves, and where."""

    file: str
    """Its name, without a folder."""
    decision: int
    """The number of the decision that is another in the branch."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """存局: what a list of saved games says of one."""

    path: Path
    when: datetime
    """Of its last line, in local time."""
    rules: str
    """The preset, or the file of house rules."""
    players: tuple[Player, ...]
    round: int
    """The round played last, 0 before the first."""
    rounds: int
    odd: int
    """Points of the odd seats in all rounds that are over."""
    even: int
    is_over: bool
    parent: Parent | None = None
    """支: what it branches from, if it is a branch."""


@dataclass(frozen=True, slots=True)
class DamagedFile:
    """坏记录: a file that is named like a record and does not look like one."""

    path: Path
    when: datetime
    """When it was changed, in local time."""
    flaw: Flaw
    cause: OSError | None = None
    """What the system says, if the file cannot be read."""


Shelved: TypeAlias = SavedGame | DamagedFile
"""存档: a line of the list of saved games."""


def record_paths(folder: Path | None = None) -> list[Path]:
    """牌局库: the files that are named like records, the latest first.

    Args:
        folder: where they are; the user's data directory if not given.
    """
    paths = (records_folder() if folder is None else folder).glob(f"*{SUFFIX}")
    return [path for _, path in sorted(((_changed(path), path) for path in paths), reverse=True)]


def shelf(folder: Path | None = None) -> list[Shelved]:
    """牌局库: all files that are named like records, the latest first, damaged ones too.

    Args:
        folder: where they are; the user's data directory if not given.
    """
    return [look_at(path) for path in record_paths(folder)]


def last_unfinished(kind: str, folder: Path | None = None) -> SavedGame | None:
    """接着打: the game last left that is not over, if there is one.

    Args:
        kind: ``human`` or a bot's name; only games in which one such plays are looked at.
        folder: where games are saved; the user's data directory if not given.
    """
    found = (look_at(path) for path in record_paths(folder) if not _ends_over(path))
    return next(
        (
            game
            for game in found
            if isinstance(game, SavedGame)
            and not game.is_over
            and any(one.player == kind for one in game.players)
        ),
        None,
    )


def look_at(path: Path) -> Shelved:
    """存档: what is said of a file, or why nothing can be said of it."""
    when = _local(0)
    try:
        found = path.stat()
        when = _local(found.st_mtime)
        # A pipe of that name would never be opened, and a folder has no lines.
        if not S_ISREG(found.st_mode):
            return DamagedFile(path, when, Flaw.NO_FILE)
        if not found.st_size:
            return DamagedFile(path, when, Flaw.EMPTY)
        with path.open("rb") as file:
            header = _header(file.readline(LONGEST).removesuffix(b"\n"))
            return _game(path, when, header, _Ending(_last_lines(file)))
    except OSError as error:
        return DamagedFile(path, when, Flaw.UNREADABLE, error)
    except _FlawedError as error:
        return DamagedFile(path, when, error.flaw)


class _FlawedError(Exception):
    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _local(seconds: float) -> datetime:
    try:
        return datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OverflowError, ValueError, OSError):
        # A file may claim to be of any year.
        return datetime.fromtimestamp(0, UTC).astimezone()


def _ends_over(path: Path) -> bool:
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            return False
        with path.open("rb") as file:
            file.seek(max(0, found.st_size - GLANCE))
            return b'{"over"' in file.read(GLANCE)
    except OSError:
        return False


def _last_lines(file: BinaryIO) -> bytes:
    size, step = file.seek(0, os.SEEK_END), STEP
    while True:
        start = max(0, size - step)
        file.seek(start)
        raw = file.read(size - start)
        if start == 0:
            return raw
        if (b'\n{"round"' in raw and b'\n{"result"' in raw) or step >= FARTHEST:
            return raw.partition(b"\n")[2]
        step *= 2


def _game(path: Path, when: datetime, header: dict[str, Any], ending: "_Ending") -> SavedGame:
    rules = header["rules"]
    profile = header.get("_profile")
    named = profile.get("name") if isinstance(profile, dict) else None
    total = ending.value("result", dict).get("total", {})
    if not isinstance(total, dict):
        raise _FlawedError(Flaw.LAST_LINES)
    return SavedGame(
        path=path,
        when=when,
        rules=str(named or rules.get("preset", Preset.CLASSIC)),
        players=tuple(Player(seat["name"], seat["player"]) for seat in header["seats"]),
        round=ending.value("round", int),
        rounds=_typed(rules.get("rounds", ROUNDS), int, Flaw.FIRST_LINE),
        odd=_typed(total.get("odd", 0), int, Flaw.LAST_LINES),
        even=_typed(total.get("even", 0), int, Flaw.LAST_LINES),
        is_over=bool(ending.value("over", dict)),
        parent=_parent(header.get("_parent")),
    )


def _header(line: bytes) -> dict[str, Any]:
    header = _object(line, Flaw.FIRST_LINE)
    seats = header.get("seats")
    is_one = (
        "gouji" in header
        and isinstance(header.get("rules"), dict)
        and isinstance(seats, list)
        and len(seats) == len(SEATS)
        and all(isinstance(seat, dict) for seat in seats)
        and all(isinstance(seat.get(key), str) for seat in seats for key in ("name", "player"))
    )
    if not is_one:
        raise _FlawedError(Flaw.FIRST_LINE)
    return header


def _parent(value: object) -> Parent | None:
    match value:
        case {"file": str(file), "decision": int(decision)}:
            return Parent(file, decision)
        case _:
            return None


class _Ending:
    """The last lines of a file, of which an incomplete one counts for nothing."""

    def __init__(self, raw: bytes) -> None:
        lines, end, rest = raw.rpartition(b"\n")
        self._raw = raw if _is_whole(rest) else lines + end
        _object(self._raw.removesuffix(b"\n").rpartition(b"\n")[2], Flaw.LAST_LINES)

    def value(self, key: str, kind: type[Kind]) -> Kind:
        """What stands behind a key in the last line that has it, an empty value if none has."""
        mark, end = f'"{key}"'.encode(), len(self._raw)
        while (place := self._raw.rfind(mark, 0, end)) >= 0:
            # What a bot says of its reasons may have such a key, too.
            end = self._raw.rfind(b"\n", 0, place) + 1
            line = _object(self._raw[end:].partition(b"\n")[0], Flaw.LAST_LINES)
            if key in line:
                return _typed(line[key], kind, Flaw.LAST_LINES)
        return kind()


def _is_whole(text: bytes) -> bool:
    try:
        decode(text)
    except BrokenLineError:
        return False
    return True


def _object(line: bytes, flaw: Flaw) -> dict[str, Any]:
    try:
        return _typed(decode(line), dict, flaw)
    except BrokenLineError:
        raise _FlawedError(flaw) from None


def _typed(value: object, kind: type[Kind], flaw: Flaw) -> Kind:
    # JSON's true is no number, though Python's is.
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _FlawedError(flaw)
    return value
