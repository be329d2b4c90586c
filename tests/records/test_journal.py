"""The journal: each line flushed as soon as it stands, whatever the disk does."""

import errno
import json
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import IO, Any

import pytest

from gouji.engine.actions import PASS, burn, play
from gouji.engine.events import GameOver, RoundResult
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.combo import parse_combo
from gouji.rules.deck import PACK, Drawing, deal
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.scoring import OverReason, Score
from gouji.rules.seats import SEATS, Federation, Seat, seat_set
from gouji.rules.tribute import Debt, DebtKind

WHEN = datetime(2026, 11, 29, 10, 0, tzinfo=timezone(timedelta(hours=8)))
PLAYERS = [Player("老王", "human"), *[Player(f"{seat} 号", "novice") for seat in SEATS[1:]]]
HEADER = GameHeader(Preset.ONLINE, PRESETS[Preset.ONLINE], PLAYERS, 7, WHEN)
KINGS = parse_combo("KK2w")
RESULT = RoundResult(
    (3, 1, 6, 2, 5, 4),
    Federation.EVEN,
    seat_set(Seat(1), Seat(6)),
    ((Seat(2), Seat(3)),),
    ((Seat(4), Seat(5)),),
    Score(1, 2),
    Score(3, 4),
    (Debt(DebtKind.LAST, Seat(3), Seat(2), 2, "TRIB-2"),),
)


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]


def test_the_header(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    with JournalWriter(path, HEADER):
        pass
    (header,) = lines(path)
    assert list(header) == ["gouji", "rules", "seats", "seed", "created", "app"]
    assert header["gouji"] == 1
    assert header["seats"] == [{"name": one.name, "player": one.player} for one in PLAYERS]
    assert header["created"] == "2026-11-29T10:00:00+08:00"
    record = read_record(path)
    assert record.rules == PRESETS[Preset.ONLINE]
    assert record.header.preset() is Preset.ONLINE


def test_every_line_is_in_the_file_as_soon_as_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    with JournalWriter(path, HEADER) as journal:
        journal.opened(1, Drawing(Seat(3), Seat(3), Card(Rank.SEVEN, Suit.HEARTS)))
        assert lines(path)[-1] == {"round": 1, "drawer": 3, "_cut": "7h"}
        journal.opened(2, Drawing(Seat(4), Seat(4)))
        assert lines(path)[-1] == {"round": 2, "drawer": 4}
        journal.dealt(deal(PACK, Seat(1)), Seat(5))
        assert lines(path)[-1]["fallback"] == 5
        journal.decided(Seat(1), play(KINGS))
        assert lines(path)[-1] == {"seat": 1, "act": "play", "cards": "KK2w"}
        journal.decided(Seat(2), burn(KINGS))
        assert lines(path)[-1] == {"seat": 2, "act": "burn", "cards": "KK2w"}
        journal.decided(Seat(3), PASS)
        assert lines(path)[-1] == {"seat": 3, "act": "pass"}
        journal.scored(RESULT)
        assert lines(path)[-1] == {
            "result": {
                "places": [3, 1, 6, 2, 5, 4],
                "sweep": "even",
                "opened": [True, False, False, False, False, True],
                "burns": [[2, 3]],
                "stuck": [[4, 5]],
                "score": {"odd": 1, "even": 2},
                "total": {"odd": 3, "even": 4},
                "debts": [{"kind": "last", "payer": 3, "payee": 2, "cards": 2}],
            }
        }
        journal.ended(GameOver(Score(3, 4), OverReason.ROUNDS))
        assert lines(path)[-1] == {"over": {"total": {"odd": 3, "even": 4}, "reason": "rounds"}}


def test_names_stand_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    JournalWriter(path, HEADER).close()
    assert "老王" in path.read_text(encoding="utf-8")


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        JournalWriter(path, HEADER)
    assert path.read_text(encoding="utf-8") == "mine"


def test_after_closing_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    journal = JournalWriter(path, HEADER)
    journal.close()
    journal.close()
    journal.decided(Seat(3), PASS)
    assert len(lines(path)) == 1


class FullDisk:
    """Stands in for a file on a disk that takes so many writes, and fails at what comes next."""

    def __init__(self, file: IO[str], writes: int) -> None:
        self._file = file
        self._writes = writes
        self._failed = False

    def write(self, text: str) -> int:
        if not self._writes:
            self._failed = True
            raise OSError(errno.ENOSPC, "No space left on device")
        self._writes -= 1
        return self._file.write(text)

    def flush(self) -> None:
        self._file.flush()

    def close(self) -> None:
        self._file.close()
        if not self._writes and not self._failed:
            raise OSError(errno.EIO, "Input/output error")


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Path]:
    """A place for a journal whose disk takes so many writes."""
    really_open = Path.open

    def full_after(writes: int) -> Path:
        def opened(path: Path, *args: Any, **options: Any) -> Any:  # noqa: ANN401 – as Path.open
            file = really_open(path, *args, **options)
            return FullDisk(file, writes) if "x" in args else file

        monkeypatch.setattr(Path, "open", opened)
        return tmp_path / "a.gouji"

    return full_after


def test_a_header_that_cannot_be_written_is_an_error(disk: Callable[[int], Path]) -> None:
    with pytest.raises(OSError, match="No space left"):
        JournalWriter(disk(0), HEADER)


def test_a_line_that_cannot_be_written_is_an_error(disk: Callable[[int], Path]) -> None:
    journal = JournalWriter(disk(1), HEADER)
    with pytest.raises(OSError, match="No space left"):
        journal.decided(Seat(3), PASS)
    journal.close()


def test_or_it_is_told_once_and_the_game_goes_on(disk: Callable[[int], Path]) -> None:
    told: list[OSError] = []
    with JournalWriter(disk(2), HEADER, told.append) as journal:
        for _ in range(3):
            journal.decided(Seat(3), PASS)
    assert [error.errno for error in told] == [errno.ENOSPC]
    assert lines(journal.path)[1:] == [{"seat": 3, "act": "pass"}]


def test_a_file_that_cannot_be_closed_is_an_error(disk: Callable[[int], Path]) -> None:
    journal = JournalWriter(disk(1), HEADER)
    with pytest.raises(OSError, match="Input/output"):
        journal.close()


def test_unless_faults_are_told_as_they_were_when_writing(disk: Callable[[int], Path]) -> None:
    told: list[OSError] = []
    JournalWriter(disk(1), HEADER, told.append).close()
    assert told == []
