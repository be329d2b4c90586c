"""Where a record stands, and the journal that goes on with it."""

import json
from pathlib import Path

import pytest

from gouji.bots.registry import make_bot
from gouji.engine.actions import PASS
from gouji.engine.table import Table
from gouji.records.errors import RecordError
from gouji.records.journal import GameHeader, JournalWriter, mend
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.resume import Standpoint, stand
from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS, Seat
from tests.records.lines import GAME, HEADER, PLAY, POSITION, ROUND, write
from tests.records.test_journal import PLAYERS, WHEN

SEED = 4
RULES = build(Preset.ONLINE, {"rounds": 2, "after_sweep": "fresh"})


def play_out(table: Table) -> None:
    bots = {seat: make_bot("novice", SEED, seat) for seat in SEATS}
    while not table.is_over:
        ask = table.ask
        if ask is None:
            table.start()
        else:
            table.submit(ask.seat, bots[ask.seat].choose(table.view(ask.seat)).action)


def played(path: Path, rules: RuleSet = RULES) -> bytes:
    with JournalWriter(path, GameHeader(Preset.ONLINE, rules, PLAYERS, SEED, WHEN)) as journal:
        play_out(Table(rules, SEED, journal))
    return path.read_bytes()


def go_on(point: Standpoint) -> None:
    path = Path(point.record.path)
    mend(point.record, point.awaited)
    with JournalWriter(path, None) as journal:
        table = Table(point.record.rules, SEED + 1, journal)
        table.resume(point.state, point.chance)
        play_out(table)


def test_a_game_that_is_cut_off_anywhere_goes_on_to_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    whole = played(path)
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    # Around each line that is no decision, and here and there between.
    marked = [at for at in ends if not whole[at:].startswith(b'{"seat"')]
    for end in sorted(
        {*marked, *(at for one in marked for at in ends if 0 < one - at < 99), *ends[::40]}
    ):
        for cut in {end, end - 1, min(end + 5, len(whole))}:
            path.write_bytes(whole[:cut])
            go_on(stand(read_record(path)))
            assert path.read_bytes() == whole, cut


def test_it_stands_in_the_round_being_played(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    whole = played(path)
    path.write_bytes(whole[: whole.index(b'{"result"') - 1])
    point = stand(read_record(path))
    assert [key for key, _ in point.awaited] == ["result"]
    assert (len(point.results), point.over) == (1, None)
    path.write_bytes(whole)
    point = stand(read_record(path))
    assert point.is_finished
    assert len(point.results) == 2
    assert point.moments[0].line == 1 + whole[: whole.index(b'{"round": 2')].count(b"\n")


def test_a_deal_by_hand_goes_on_with_chance_of_its_own(tmp_path: Path) -> None:
    for seed in (None, SEED):
        path = write(tmp_path / f"{seed}.gouji", {**HEADER, "seed": seed}, ROUND, POSITION)
        point = stand(read_record(path))
        assert point.chance is None
        assert point.state.phase.asks[0].seat == 1


def test_a_drawer_by_hand_as_well(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    lines = [json.loads(line) for line in played(path).splitlines()[:2]]
    lines[1]["drawer"] = lines[1]["drawer"] % 6 + 1
    assert stand(read_record(write(path, *lines))).chance is None


def test_what_a_whole_game_lacks_is_written_and_nothing_else(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", *GAME)
    whole = path.read_bytes()
    write(path, HEADER, ROUND, POSITION, PLAY)
    point = stand(read_record(path))
    assert not point.is_finished
    mend(point.record, point.awaited)
    assert path.read_bytes() == whole


def test_a_record_at_fault_does_not_go_on(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, {**PLAY, "cards": "6"})
    with pytest.raises(RecordError, match=":4:"):
        stand(read_record(path))
    assert not Replay(read_record(path)).is_finished


def test_two_programs_do_not_write_into_one_record(tmp_path: Path) -> None:
    path = tmp_path / "a.gouji"
    told: list[OSError] = []
    one = JournalWriter(path, GameHeader(Preset.ONLINE, RULES, PLAYERS, SEED, WHEN), told.append)
    with JournalWriter(path, None) as other:
        other.decided(Seat(3), PASS)
        one.decided(Seat(4), PASS)
        other.decided(Seat(5), PASS)
    assert "another program" in str(told[0])
    assert [json.loads(line).get("seat") for line in path.read_text().splitlines()] == [None, 3, 5]
