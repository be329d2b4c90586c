"""另打: a record that goes as another does up to one of its decisions, and then its own way."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from hashlib import sha256
from pathlib import Path

from gouji.engine.kernel import ask_of
from gouji.engine.state import AskingLast, Over, RoundDue, State
from gouji.records.decoding import BrokenLineError, decode
from gouji.records.holding import HeldFile
from gouji.records.journal import APP, journal_line
from gouji.records.places import new_record_path
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.records.schema import DecisionLine, LineError, parse_line
from gouji.rules.seats import Seat


class Bar(StrEnum):
    """不能另打: why no other game can leave a record at a decision."""

    ABSENT = "absent"
    """The record has no decision of that number, and none is due."""
    OVER = "over"
    """The game is over there."""


class BranchError(ValueError):
    """不能另打: no other game can leave the record there; ``bar`` says why."""

    def __init__(self, bar: Bar, decision: int, last: int) -> None:
        """Say why.

        Args:
            bar: why.
            decision: the number that was asked for.
            last: the number of decisions in the record.
        """
        super().__init__(bar.value)
        self.bar = bar
        self.decision = decision
        self.last = last


@dataclass(frozen=True, slots=True)
class Fork:
    """岔口: a decision of a record, from which another game may go on."""

    record: Record
    decision: int
    """Its number, from 1 on over the whole record; one more than it has if the next one is due."""
    line: int
    """The last line before it."""
    due: Seat | None
    """Whose decision it is; ``None`` if the next round is to be dealt first."""


def is_in_play(state: State) -> bool:
    """未完: whether cards are still being played, so that nobody but their holders may see them."""
    return not isinstance(state.phase, Over | RoundDue | AskingLast)


def fork(record: Record, decision: int) -> Fork:
    """岔口: find a decision of a record.

    Args:
        record: sound up to there.
        decision: its number, from 1 on over the whole record.

    Raises:
        BranchError: there is no such decision, or the game is over.
        RecordError: a line before it cannot stand where it stands.
    """
    replay = Replay(record)
    moments = iter(replay)
    for number, line in record.lines:
        if isinstance(line, DecisionLine) and replay.decisions == decision - 1:
            return Fork(record, decision, number - 1, Seat(line.seat))
        next(moments)
    if decision != replay.decisions + 1:
        raise BranchError(Bar.ABSENT, decision, replay.decisions)
    if isinstance(replay.state.phase, Over):
        raise BranchError(Bar.OVER, decision, replay.decisions)
    ask = ask_of(replay.state)
    return Fork(record, decision, record.next_line - 1, ask.seat if ask else None)


def write_branch(
    left: Fork, kinds: Sequence[str], created: datetime, folder: Path | None = None
) -> Path:
    """另打: write the record of another game that leaves one at a decision.

    It holds all lines before that decision as they stand, so that it needs the other one no more; its
    header names that one in ``_parent``.

    Args:
        left: where it leaves.
        kinds: ``human`` or a bot's name, by seat.
        created: when.
        folder: where records are saved; the user's data directory if not given.

    Returns:
        The new file, in which nothing stands after those lines.

    Raises:
        RecordError: another program has changed the record meanwhile.
        OSError: the record cannot be read any more, or the new one not be written.
    """
    record = left.record
    with Path(record.path).open("rb") as parent:
        copied = [parent.readline() for _ in range(left.line)]
    _refuse_changed(record, copied)
    first, *others = copied
    header = json.loads(first)
    header["seats"] = [
        {**seat, "player": kind} for seat, kind in zip(header["seats"], kinds, strict=True)
    ]
    header |= {
        "created": created.isoformat(timespec="seconds"),
        "app": APP,
        "_parent": {
            "file": Path(record.path).name,
            "decision": left.decision,
            "sha256": sha256(b"".join((first, *others))).hexdigest(),
        },
    }
    path = new_record_path(record.header.preset(), created, folder)
    lines = [journal_line(header).encode(), *others]
    file = HeldFile.create(path)
    try:
        with file.closing_at_fault():
            # The record's last line may lack its end.
            file.append(b"".join(lines).removesuffix(b"\n") + b"\n")
            file.sync()
        file.close()
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path


def _refuse_changed(record: Record, copied: Sequence[bytes]) -> None:
    known = (record.header, *(line for _, line in record.lines))
    for number, (text, line) in enumerate(zip(copied, known, strict=False), start=1):
        try:
            is_known = parse_line(decode(text.removesuffix(b"\n"))) == line
        except (BrokenLineError, LineError):
            is_known = False
        if not is_known:
            raise record.error(number, "the record has changed since it was read")
