"""终局记录: what the rounds of a finished record came to, by its own result lines.

No act is judged and nothing is compared with the engine, as ``gouji verify`` does: the standing of a
thousand records is to be had at once.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from gouji.records.decoding import BrokenLineError, decode
from gouji.records.errors import RecordError
from gouji.records.library import record_paths
from gouji.records.players import Player
from gouji.records.reader import LARGEST
from gouji.records.schema import (
    Header,
    Line,
    LineError,
    OverLine,
    ResultLine,
    SeatNumber,
    fitted,
    parse_line,
)
from gouji.records.small_file import refuse_special
from gouji.rules.scoring import Score
from gouji.rules.seats import SEATS, Federation

RESULT: Final = re.compile(rb'"(?:result|over)"')
"""What a result line and an over line have, and hardly any other."""

Pair = Annotated[list[SeatNumber], Field(min_length=2, max_length=2)]


class LeftOut(StrEnum):
    """不算: why a record counts for no standing."""

    UNFINISHED = "unfinished"
    DAMAGED = "damaged"
    BRANCH = "branch"
    """Its rounds are also its parent's, or were played with all hands known."""


class Points(Line):
    """得分: both federations' points."""

    odd: int
    even: int

    @property
    def score(self) -> Score:
        """得分: as the rules have it."""
        return Score(self.odd, self.even)


class RoundFigures(Line):
    """一局: the value of a result line."""

    places: Annotated[list[SeatNumber], Field(min_length=len(SEATS), max_length=len(SEATS))]
    sweep: Literal["odd", "even"] | None
    opened: Annotated[list[bool], Field(min_length=len(SEATS), max_length=len(SEATS))]
    burns: list[Pair]
    stuck: list[Pair]
    score: Points
    total: Points
    debts: list[object]

    @model_validator(mode="after")
    def _check_places(self) -> Self:
        if sorted(self.places) != [*SEATS]:
            message = "each place is taken once"
            raise ValueError(message)
        return self

    @property
    def sweeper(self) -> Federation | None:
        """串三户: the federation that swept, if one did."""
        return None if self.sweep is None else Federation(self.sweep)


class _Ended(Line):
    """终局: the value of an over line."""

    total: Points
    reason: str


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """一场: who played, and what each round came to."""

    players: tuple[Player, ...]
    has_points: bool
    """开点: whether its rules ask who has opened."""
    rounds: tuple[RoundFigures, ...]

    @property
    def total(self) -> Score:
        """总分: the points of the whole game."""
        return self.rounds[-1].total.score if self.rounds else Score()


Finished: TypeAlias = FinishedGame | LeftOut
"""终局记录: what is read of a record."""


def finished_records(folder: Path | None = None) -> list[Finished]:
    """终局记录: what all records of a folder came to, the latest first.

    Args:
        folder: where they are; the user's data directory if not given.
    """
    return [read_finished(path) for path in record_paths(folder)]


def read_finished(path: Path) -> Finished:
    """终局记录: read what a record came to, or why it counts for no standing."""
    try:
        refuse_special(path)
        if path.stat().st_size > LARGEST:
            return LeftOut.DAMAGED
        return _read(path.read_bytes())
    except (OSError, RecordError, BrokenLineError, LineError):
        return LeftOut.DAMAGED


def _read(raw: bytes) -> Finished:
    header = parse_line(decode(raw.partition(b"\n")[0]))
    if not isinstance(header, Header):
        return LeftOut.DAMAGED
    if "_parent" in (header.model_extra or {}):
        return LeftOut.BRANCH
    rules = header.rule_set()
    rounds: list[RoundFigures] = []
    total = Score()
    for line, is_last in _result_lines(raw):
        match parse_line(line):
            case ResultLine(result=value):
                rounds.append(fitted(RoundFigures, value))
                total = total.plus(rounds[-1].score.score)
                if rounds[-1].total.score != total:
                    return LeftOut.DAMAGED
            case OverLine(over=value):
                if fitted(_Ended, value).total.score != total or not is_last:
                    return LeftOut.DAMAGED
                return FinishedGame(header.players, rules.points, tuple(rounds))
            case _:
                continue
    return LeftOut.UNFINISHED


def _result_lines(raw: bytes) -> Iterator[tuple[Any, bool]]:
    """The lines that may be results, decoded, and whether no line follows.

    An incomplete last line counts for nothing.
    """
    end = 0
    for found in RESULT.finditer(raw):
        if found.start() < end:
            continue
        start, end = raw.rfind(b"\n", 0, found.start()) + 1, raw.find(b"\n", found.end())
        is_whole = end >= 0
        end = end if is_whole else len(raw)
        try:
            yield decode(raw[start:end]), raw.find(b"\n", end + 1) < 0
        except BrokenLineError:
            if is_whole:
                raise
