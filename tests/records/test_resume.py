"""Where a record stands, and the journal that goes on with it."""

import json
from pathlib import Path

import pytest

from gouji.records.errors import RecordError
from gouji.records.holding import HeldFile
from gouji.records.journal import mend
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.resume import Standpoint, stand
from gouji.rules.ruleset import RuleSet
from tests.records.lines import GAME, HEADER, PLAY, POSITION, ROUND, write
from tests.records.player import RULES, SEED, begin, go_on


def played(path: Path, rules: RuleSet = RULES) -> bytes:
    begin(path, rules)
    return path.read_bytes()


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
            go_on(path)
            assert path.read_bytes() == whole, cut


def kept(path: Path, text: bytes) -> Standpoint:
    path.write_bytes(text)
    return stand(read_record(path))


BY_HAND = "".join(f"{json.dumps(line)}\n" for line in GAME).encode()


@pytest.mark.parametrize(
    ("key", "is_by_hand"), [("round", 0), ("deal", 0), ("seat", 0), ("result", 1), ("over", 1)]
)
def test_it_stands_where_it_should_wherever_its_last_two_lines_are_cut(
    tmp_path: Path, key: str, is_by_hand: int
) -> None:
    path = tmp_path / "a.gouji"
    whole = BY_HAND if is_by_hand else played(tmp_path / "whole.gouji")
    lines = whole.splitlines(keepends=True)
    last = next(at for at, line in enumerate(lines) if line.startswith(f'{{"{key}"'.encode()))
    first = max(1, last - 1)
    sound = {at: kept(path, b"".join(lines[:at])) for at in range(first, last + 2)}
    for cut in range(len(b"".join(lines[:first])), len(b"".join(lines[: last + 1])) + 1):
        # A line that lacks only its end is complete.
        number = (whole[:cut] + b"\n").count(b"\n") - (whole[cut : cut + 1] != b"\n")
        point = kept(path, whole[:cut])
        assert point.record.next_line == number + 1
        assert point.record.cut == (whole[cut - 1 : cut] != b"\n" != whole[cut : cut + 1])
        for fact in ("state", "awaited", "results", "over"):
            assert getattr(point, fact) == getattr(sound[number], fact), (cut, fact)
        file = HeldFile.hold(path)
        mend(file, point.record, point.awaited)
        file.close()
        assert whole.startswith(path.read_bytes())


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
    file = HeldFile.hold(path)
    mend(file, point.record, point.awaited)
    file.close()
    assert path.read_bytes() == whole


def test_a_record_at_fault_does_not_go_on(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, {**PLAY, "cards": "6"})
    with pytest.raises(RecordError, match=":4:"):
        stand(read_record(path))
    assert not Replay(read_record(path)).is_finished
