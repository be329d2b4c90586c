"""日志: writes a game line by line, each flushed as soon as it stands."""

import errno
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from gouji import __version__
from gouji.engine.actions import Action, Claim, act_cards
from gouji.engine.events import GameOver, RoundResult
from gouji.records.hands import deal_texts
from gouji.records.players import Player
from gouji.records.profiles import Profile
from gouji.records.reader import Record
from gouji.records.results import over_value, result_value
from gouji.records.schema import VERSION
from gouji.rules.deck import Dealt, Drawing
from gouji.rules.presets import Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import Seat

__all__ = ["GameHeader", "JournalWriter", "Player"]

APP = f"gouji {__version__}"


@dataclass(frozen=True, slots=True)
class GameHeader:
    """首行: what the first line of a record says."""

    preset: Preset
    rules: RuleSet
    players: Sequence[Player]
    seed: int
    created: datetime
    profile: Profile | None = None
    """The house rules that the rules were read from, if any."""

    def value(self) -> dict[str, object]:
        """首行: the value of the header line; all option values are written out."""
        value: dict[str, object] = {
            "gouji": VERSION,
            "rules": {"preset": self.preset.value, **self.rules.model_dump(mode="json")},
            "seats": [{"name": one.name, "player": one.player} for one in self.players],
            "seed": self.seed,
            "created": self.created.isoformat(timespec="seconds"),
            "app": APP,
        }
        if self.profile is not None:
            value["_profile"] = {"name": self.profile.name, "sha256": self.profile.sha256}
        return value


class JournalWriter:
    """日志: a :class:`gouji.engine.table.Journal` that appends to a file.

    Each line is flushed before the next decision is asked, so a crash loses at most the line being
    written. A context manager; leaving it closes the file.
    """

    def __init__(
        self,
        path: Path,
        header: GameHeader | None,
        on_fault: Callable[[OSError], None] | None = None,
    ) -> None:
        """Create the file and write its header, or go on with one that :func:`mend` has made whole.

        Args:
            path: a file; with a header it does not exist yet, but its folder does.
            header: the first line of a new file; ``None`` to append to an old one.
            on_fault: called once when a later line cannot be written, after which nothing more is
                written; without it that error is raised.

        Raises:
            OSError: the file exists and should not, or cannot be written.
        """
        self.path = path
        self._on_fault = on_fault
        self._file: IO[str] | None = path.open(
            "a" if header is None else "x", encoding="utf-8", newline="\n"
        )
        self._size = path.stat().st_size
        if header is None:
            return
        try:
            self._put(self._file, header.value())
        except OSError:
            self.close()
            raise

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    def close(self) -> None:
        """Close the file; every line is already flushed."""
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError as error:
                # A line that could not be flushed is tried again here; it was reported already.
                if self._on_fault is None:
                    raise error from None

    def opened(self, number: int, drawing: Drawing) -> None:
        """开局: write a round line."""
        value: dict[str, object] = {"round": number, "drawer": drawing.drawer}
        if drawing.cut is not None:
            value["_cut"] = str(drawing.cut)
        self._write(value)

    def dealt(self, hands: Dealt, fallback: Seat) -> None:
        """发牌: write a deal line."""
        self._write({"deal": deal_texts(hands), "fallback": fallback})

    def decided(self, seat: Seat, act: Action) -> None:
        """决定: write a decision line."""
        value: dict[str, object] = {"seat": seat, "act": act.kind.value}
        cards = act_cards(act)
        if cards is not None:
            value["cards"] = cards
        if isinstance(act, Claim):
            value["sets"] = [laid.text for laid in act.sets]
        self._write(value)

    def scored(self, result: RoundResult) -> None:
        """结果: write a result line."""
        self._write({"result": result_value(result)})

    def ended(self, over: GameOver) -> None:
        """终局: write the over line."""
        self._write({"over": over_value(over)})

    def _write(self, value: dict[str, object]) -> None:
        if self._file is None:
            return
        try:
            self._refuse_others()
            self._put(self._file, value)
        except OSError as error:
            if self._on_fault is None:
                raise
            self.close()
            self._on_fault(error)

    def _refuse_others(self) -> None:
        # Two games that go on in one record would make nonsense of it.
        if self.path.stat().st_size != self._size:
            raise OSError(errno.EBUSY, "another program has written to the record")

    def _put(self, file: IO[str], value: dict[str, object]) -> None:
        line = _line(value)
        file.write(line)
        file.flush()
        self._size += len(line.encode())


def mend(record: Record, awaited: Sequence[tuple[str, object]]) -> None:
    """接着写: cut an incomplete last line off a record's file, and add the lines it lacks.

    Args:
        record: the file as it was read.
        awaited: lines that follow from those in the file: their key and value.

    Raises:
        OSError: the file cannot be written.
    """
    with Path(record.path).open("r+b") as file:
        file.truncate(record.size)
        file.seek(-1, os.SEEK_END)
        if file.read() != b"\n":
            file.write(b"\n")
        file.writelines(_line({key: value}).encode() for key, value in awaited)


def _line(value: dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"
