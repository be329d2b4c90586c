"""日志: writes a game line by line, each in the file as soon as it stands."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

from gouji import __version__
from gouji.engine.actions import Action, Claim, act_cards
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.table import Why
from gouji.records.deals import deal_value
from gouji.records.hands import deal_texts
from gouji.records.holding import HeldFile
from gouji.records.players import Player
from gouji.records.profiles import Profile
from gouji.records.reader import Record
from gouji.records.results import over_value, result_value
from gouji.records.schema import VERSION
from gouji.rules.deck import Dealt, Drawing, PreparedDeal
from gouji.rules.presets import Preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, NOBODY, Seat, Seats

__all__ = ["GameHeader", "JournalWriter", "Player"]

APP = f"gouji {__version__}"

PAUSE: Final = 1.0
"""Seconds from one wait for the disk to the next, while nothing asks for more."""

SHARE: Final = 20
"""A slow disk is waited for during one part of so many of the time at most."""


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
    prepared: PreparedDeal | None = None
    """The first deal, if chance does not make it; whoever goes on with the game deals it again."""

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
        if self.prepared is not None:
            value["_deal"] = deal_value(self.prepared)
        return value


class JournalWriter:
    """日志: a :class:`gouji.engine.table.Journal` that appends to a file.

    Each line is handed to the system before the next decision is asked, so a crash loses at most the line
    being written. A context manager; leaving it closes the file.
    """

    def __init__(
        self,
        place: Path | HeldFile,
        header: GameHeader | None,
        on_fault: Callable[[OSError], None] | None = None,
        precious: Seats = NOBODY,
    ) -> None:
        """Create the file and write its header, or go on with one that :func:`mend` has made whole.

        Args:
            place: with a header a file that does not exist yet, in a folder that does; else a held one.
            header: the first line of a new file; ``None`` to append to an old one.
            on_fault: called once when a later line cannot be written, after which nothing more is
                written; without it that error is raised.
            precious: the seats of humans. What they decide is on the disk before the game goes on, all
                else soon after; a game of bots alone is left to the system.

        Raises:
            OSError: the file exists and should not, or cannot be written.
        """
        file = place if isinstance(place, HeldFile) else HeldFile.create(place)
        self.path = file.path
        self._on_fault = on_fault
        self._precious = precious
        self._due = monotonic() + PAUSE
        """When to wait for the disk next."""
        if header is not None:
            try:
                file.append(journal_line(header.value()).encode())
            except OSError:
                file.close()
                # An empty file would be listed among the games.
                self.path.unlink()
                raise
        if precious:
            file.sync_name()
        self._file: HeldFile | None = file

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
        """Close the file."""
        if self._precious:
            self.sync()
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def sync(self) -> None:
        """落盘: wait until all that was written is on the disk."""
        self._do(self._sync)

    def _sync(self, file: HeldFile) -> None:
        began = monotonic()
        file.sync()
        now = monotonic()
        self._due = now + max(PAUSE, SHARE * (now - began))

    def opened(self, number: int, drawing: Drawing) -> None:
        """开局: write a round line."""
        value: dict[str, object] = {"round": number, "drawer": drawing.drawer}
        if drawing.cut is not None:
            value["_cut"] = str(drawing.cut)
        self._write(value)

    def dealt(self, hands: Dealt, fallback: Seat) -> None:
        """发牌: write a deal line."""
        self._write({"deal": deal_texts(hands), "fallback": fallback})

    def decided(self, seat: Seat, act: Action, why: Why | None = None) -> None:
        """决定: write a decision line, with the reason if one is given."""
        value: dict[str, object] = {"seat": seat, "act": act.kind.value}
        cards = act_cards(act)
        if cards is not None:
            value["cards"] = cards
        if isinstance(act, Claim):
            value["sets"] = [laid.text for laid in act.sets]
        if why is not None:
            value["_why"] = why
        self._write(value, at_once=bool(self._precious & BIT[seat]))

    def scored(self, result: RoundResult) -> None:
        """结果: write a result line."""
        self._write({"result": result_value(result)})

    def ended(self, over: GameOver) -> None:
        """终局: write the over line."""
        self._write({"over": over_value(over)})

    def _write(self, value: dict[str, object], *, at_once: bool = False) -> None:
        line = journal_line(value).encode()
        self._do(lambda file: file.append(line))
        if self._precious and (at_once or monotonic() >= self._due):
            self.sync()

    def _do(self, what: Callable[[HeldFile], None]) -> None:
        if self._file is None:
            return
        try:
            what(self._file)
        except OSError as error:
            file, self._file = self._file, None
            with suppress(OSError):
                file.close()
            if self._on_fault is None:
                raise
            self._on_fault(error)


def mend(file: HeldFile, record: Record, awaited: Sequence[tuple[str, object]]) -> None:
    """接着写: cut an incomplete last line off a record's file, and add the lines it lacks.

    Args:
        file: the record's.
        record: as it was read from it.
        awaited: lines that follow from those in the file: their key and value.

    Raises:
        OSError: the file cannot be written.
    """
    file.cut(record.size)
    if not record.has_end:
        file.append(b"\n")
    for key, value in awaited:
        file.append(journal_line({key: value}).encode())


def journal_line(value: dict[str, object]) -> str:
    """行: a line of a record as it is written, with its end."""
    line = json.dumps(value, ensure_ascii=False)
    # Names and reasons are anybody's, and half a character cannot be written in UTF-8.
    return line.encode("utf-8", "replace").decode("utf-8") + "\n"
