"""What is shown of a record through the eyes of a seat is the same wherever the other cards lie."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count, groupby, islice
from pathlib import Path
from random import Random

import pytest

from gouji.engine.refusals import Language
from gouji.export.page import page
from gouji.export.transcript import transcript
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.reader import Record, read_record
from gouji.records.schema import DecisionLine
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS, Seat
from gouji.tui.reel import wind
from tests.cli.running import run
from tests.noninterference.eyes import shown
from tests.noninterference.test_games import alike
from tests.noninterference.twins import Twins
from tests.tui.shell import players

pytestmark = pytest.mark.usefixtures("untraced")

RECORDS = 40
FEW = 6
"""Pairs of records of which every picture is drawn."""
WHEN = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)


def pairs(folder: Path) -> Iterator[tuple[Seat, list[Record]]]:
    """Records of twin games in which others are asked something else in secret."""
    for game in range(RECORDS):
        seat = SEATS[game % len(SEATS)]
        twins = Twins.born(Random(game), seat)
        if alike(twins) and twins.differing:
            yield seat, [written(twins, index, folder / f"{game}-{index}") for index in range(2)]


def written(twins: Twins, index: int, path: Path) -> Record:
    header = GameHeader(Preset.CLASSIC, twins.rules, players(twins.seat), 0, WHEN)
    with JournalWriter(path, header) as journal:
        for _ in twins.played(index, journal):
            pass
    return read_record(path)


def test_a_replay_on_the_screen(tmp_path: Path) -> None:
    for seat, (one, other) in pairs(tmp_path):
        assert shown(wind(one), seat) == shown(wind(other), seat), one.path


@pytest.mark.parametrize("language", Language)
def test_a_transcript_and_a_page(tmp_path: Path, language: Language) -> None:
    for seat, (one, other) in pairs(tmp_path):
        assert [*transcript(one, language, seat)] == [*transcript(other, language, seat)], one.path
        pages = [page(record, wind(record), language, seat) for record in (one, other)]
        assert pages[0] == pages[1], one.path


def pictures(record: Record, seat: Seat) -> list[str]:
    """The pictures of all decisions, each once."""
    numbers = range(1, 2 + sum(isinstance(line, DecisionLine) for _, line in record.lines))
    drawn = [run("replay", record.path, "--seat", seat, "--svg", number) for number in numbers]
    assert {one.status for one in drawn} == {0}
    return [picture for picture, _ in groupby(one.out for one in drawn)]


def test_pictures(tmp_path: Path) -> None:
    for seat, (one, other) in islice(pairs(tmp_path), FEW):
        assert pictures(one, seat) == pictures(other, seat), one.path


def test_lists_of_games_and_standings(tmp_path: Path) -> None:
    """All that they tell of a game in play is public."""
    folders = [tmp_path / str(index) for index in range(2)]
    for folder in folders:
        folder.mkdir()
    for game, (_, records) in zip(count(), pairs(tmp_path)):
        for folder, record in zip(folders, records, strict=True):
            path = Path(record.path).rename(folder / f"{game}.gouji")
            os.utime(path, (game, game))
    for command in ("records", "stats"):
        for options in ((), ("--json",)):
            one, other = (run(command, *options, folder) for folder in folders)
            assert one.out.replace(str(folders[0]), "") == other.out.replace(str(folders[1]), "")
            assert one.status == 0
            assert one.out
