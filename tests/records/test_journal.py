"""The journal: each line flushed as soon as it stands, whatever the disk does."""

import errno
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from gouji.engine.actions import PASS, burn, play
from gouji.engine.events import GameOver, RoundResult
from gouji.records.holding import HeldFile
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.reader import read_record
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.combo import parse_combo
from gouji.rules.deck import PACK, Drawing, deal
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.scoring import OverReason, Score
from gouji.rules.seats import BIT, NOBODY, Federation, Seat, Seats, seat_set
from gouji.rules.tribute import Debt, DebtKind
from tests.records.player import PLAYERS, WHEN

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
        journal.decided(Seat(4), PASS, {"rule": "save"})
        assert lines(path)[-1] == {"seat": 4, "act": "pass", "_why": {"rule": "save"}}
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


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Makes the disk take so many lines, and a part of the next."""
    really_put = HeldFile._put

    def full_after(lines: int) -> None:
        left = iter(range(lines))

        def put(file: HeldFile, line: bytes) -> None:
            if next(left, None) is None:
                file._file.write(line[:9])
                raise OSError(errno.ENOSPC, "No space left on device")
            really_put(file, line)

        monkeypatch.setattr(HeldFile, "_put", put)

    return full_after


def test_a_header_that_cannot_be_written_is_an_error(
    tmp_path: Path, disk: Callable[[int], None]
) -> None:
    disk(0)
    with pytest.raises(OSError, match="No space left") as caught:
        JournalWriter(tmp_path / "a.gouji", HEADER)
    assert caught.value.filename == str(tmp_path / "a.gouji")
    assert not list(tmp_path.iterdir())


def test_a_line_that_cannot_be_written_is_an_error(
    tmp_path: Path, disk: Callable[[int], None]
) -> None:
    disk(1)
    journal = JournalWriter(tmp_path / "a.gouji", HEADER)
    with pytest.raises(OSError, match="No space left"):
        journal.decided(Seat(3), PASS)
    journal.close()


def test_or_it_is_told_once_and_the_game_goes_on(
    tmp_path: Path, disk: Callable[[int], None]
) -> None:
    told: list[OSError] = []
    disk(2)
    with JournalWriter(tmp_path / "a.gouji", HEADER, told.append) as journal:
        for _ in range(3):
            journal.decided(Seat(3), PASS)
    assert [error.errno for error in told] == [errno.ENOSPC]
    assert lines(journal.path)[1:] == [{"seat": 3, "act": "pass"}]


def test_a_disk_that_fails_at_the_end_is_told_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: HeldFile) -> None:
        raise OSError(errno.EIO, "Input/output error")

    told: list[OSError] = []
    monkeypatch.setattr(HeldFile, "sync", broken)
    JournalWriter(tmp_path / "a.gouji", HEADER, told.append, BIT[Seat(1)]).close()
    assert [error.errno for error in told] == [errno.EIO]
    with pytest.raises(OSError, match="Input/output"):
        JournalWriter(tmp_path / "b.gouji", HEADER, precious=BIT[Seat(1)]).close()


class Disk:
    """A disk that takes its time, and a clock."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.cost = 0.0
        self.syncs = 0
        monkeypatch.setattr("gouji.records.journal.monotonic", lambda: self.now)
        monkeypatch.setattr(HeldFile, "sync", self._sync)

    def _sync(self) -> None:
        self.syncs += 1
        self.now += self.cost

    def waits(self, path: Path, precious: Seats, decides: Seat, seconds: float) -> int:
        """How often it is waited for while a seat decides twenty times a second."""
        self.syncs = 0
        with JournalWriter(path, HEADER, precious=precious) as journal:
            end = self.now + seconds
            while self.now < end:
                self.now += 0.05
                journal.decided(decides, PASS)
            return self.syncs


def test_the_disk_is_waited_for_at_once_for_humans_and_else_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, human, bot = Disk(monkeypatch), Seat(3), Seat(4)
    assert disk.waits(tmp_path / "human", BIT[human], human, 1) in {20, 21}
    assert disk.waits(tmp_path / "bot", BIT[human], bot, 10) in {9, 10}
    assert disk.waits(tmp_path / "bots alone", NOBODY, bot, 10) == 0
    disk.cost = 0.5
    assert disk.waits(tmp_path / "slow", BIT[human], bot, 42) == 4
