"""Another game that leaves a record at one of its decisions."""

import errno
import json
from hashlib import sha256
from pathlib import Path

import pytest

from gouji.records.branch import Bar, BranchError, fork, is_in_play, write_branch
from gouji.records.errors import RecordError
from gouji.records.holding import HeldFile
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.records.resume import stand
from tests.records.lines import GAME, HEADER, PLAY, POSITION, ROUND, write
from tests.records.player import WHEN
from tests.records.test_resume import played

KINDS = ("novice", "human", *["regular"] * 4)


def decisions(path: Path) -> list[int]:
    """The numbers of the lines that hold decisions, in order."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, start=1) if '"act"' in line]


@pytest.fixture(scope="module")
def parent(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two rounds."""
    path = tmp_path_factory.mktemp("parent") / "parent.gouji"
    played(path)
    return path


def test_it_goes_as_the_other_up_to_a_decision(parent: Path, tmp_path: Path) -> None:
    record, numbers = read_record(parent), decisions(parent)
    old = parent.read_bytes().splitlines(keepends=True)
    for decision in (1, 2, 40, len(numbers) // 2, len(numbers)):
        line = numbers[decision - 1]
        left = fork(record, decision)
        assert left.due == json.loads(old[line - 1])["seat"]
        path = write_branch(left, KINDS, WHEN, tmp_path)
        first, *others = path.read_bytes().splitlines(keepends=True)
        assert others == old[1 : line - 1]
        header, parent_header = json.loads(first), json.loads(old[0])
        assert [seat["player"] for seat in header["seats"]] == [*KINDS]
        assert [seat["name"] for seat in header["seats"]] == [
            seat["name"] for seat in parent_header["seats"]
        ]
        assert header["_parent"] == {
            "file": "parent.gouji",
            "decision": decision,
            "sha256": sha256(b"".join(old[: line - 1])).hexdigest(),
        }
        assert header["created"] == WHEN.isoformat()
        assert {key: header[key] for key in ("rules", "seed")} == {
            key: parent_header[key] for key in ("rules", "seed")
        }
        point = stand(read_record(path))
        assert point.chance is not None
        assert not point.is_finished
        assert Replay(read_record(path)).finish().decisions == decision - 1


def test_a_branch_has_branches_too(parent: Path, tmp_path: Path) -> None:
    path = write_branch(fork(read_record(parent), 30), KINDS, WHEN, tmp_path)
    other = write_branch(fork(read_record(path), 20), KINDS, WHEN, tmp_path)
    header = json.loads(other.read_bytes().splitlines()[0])
    assert header["_parent"]["file"] == path.name
    assert header["_parent"]["decision"] == 20


def test_what_is_kept_beside_the_format_stays(tmp_path: Path) -> None:
    header = {**HEADER, "_profile": {"name": "house.toml", "sha256": "0"}}
    path = write(tmp_path / "a.gouji", header, ROUND, POSITION, {**PLAY, "_why": {"rule": "out"}})
    new = write_branch(fork(read_record(path), 1), KINDS, WHEN, tmp_path)
    assert json.loads(new.read_bytes().splitlines()[0])["_profile"] == header["_profile"]


def test_an_unfinished_record_is_left_at_the_decision_now_due(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION)
    # Its last line lacks its end.
    path.write_bytes(path.read_bytes().removesuffix(b"\n"))
    left = fork(read_record(path), 1)
    assert left.due == 1
    new = write_branch(left, KINDS, WHEN, tmp_path)
    assert new.read_bytes().splitlines()[1:] == path.read_bytes().splitlines()[1:]
    assert new.read_bytes().endswith(b"\n")


def test_between_two_rounds_chance_comes_next(parent: Path, tmp_path: Path) -> None:
    lines = parent.read_text(encoding="utf-8").splitlines()
    end = next(index for index, line in enumerate(lines) if line.startswith('{"result"'))
    path = write(tmp_path / "a.gouji", *lines[: end + 1])
    left = fork(read_record(path), len(decisions(path)) + 1)
    assert left.due is None
    assert left.line == end + 1


@pytest.mark.parametrize(
    ("decision", "bar"), [(0, Bar.ABSENT), (2, Bar.OVER), (3, Bar.ABSENT), (99, Bar.ABSENT)]
)
def test_there_must_be_a_decision(tmp_path: Path, decision: int, bar: Bar) -> None:
    record = read_record(write(tmp_path / "a.gouji", *GAME))
    with pytest.raises(BranchError) as caught:
        fork(record, decision)
    assert (caught.value.bar, caught.value.decision, caught.value.last) == (bar, decision, 1)


def test_what_is_at_fault_behind_the_decision_does_no_harm(parent: Path, tmp_path: Path) -> None:
    lines = parent.read_text(encoding="utf-8").splitlines()
    number = decisions(parent)[9]
    record = read_record(
        write(
            tmp_path / "a.gouji", *lines[: number - 1], {"seat": 1, "act": "fly"}, *lines[number:]
        )
    )
    assert fork(record, 10).line == number - 1
    with pytest.raises(RecordError, match=f":{number}:"):
        fork(record, 11)


@pytest.mark.parametrize("fault", ["append", "close"])
def test_a_record_that_cannot_be_written_is_none(
    parent: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    close = HeldFile.close

    def fail(file: HeldFile, *_: object, **__: object) -> None:
        close(file)
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(HeldFile, fault, fail)
    with pytest.raises(OSError, match="no space left"):
        write_branch(fork(read_record(parent), 5), KINDS, WHEN, tmp_path)
    assert not [*tmp_path.iterdir()]


def test_cards_are_in_play_from_the_opening_to_the_last_place(parent: Path) -> None:
    replay = Replay(read_record(parent))
    assert not is_in_play(replay.state)
    states = [moment.after for moment in replay]
    assert is_in_play(states[0])
    assert not is_in_play(states[-1])


@pytest.mark.parametrize(
    ("lines", "fault"), [([], 1), ([HEADER], 2), ([HEADER, ROUND, ROUND], 3), (["{", ROUND], 1)]
)
def test_a_record_that_has_changed_meanwhile_has_no_branch(
    tmp_path: Path, lines: list[object], fault: int
) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION)
    left = fork(read_record(path), 1)
    write(path, *lines)
    with pytest.raises(RecordError, match=f":{fault}: the record has changed"):
        write_branch(left, KINDS, WHEN, tmp_path / "branches")
    assert not (tmp_path / "branches").exists()
