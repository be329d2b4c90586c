"""The list of saved games, told by the first and the last lines of each file."""

import errno
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.records.catalogue import Order, catalogue
from gouji.records.finished import FinishedGame, LeftOut, read_finished
from gouji.records.holding import HeldFile, InUseError
from gouji.records.library import (
    FARTHEST,
    STEP,
    DamagedFile,
    Flaw,
    Parent,
    SavedGame,
    Shelved,
    last_unfinished,
    look_at,
    shelf,
)
from gouji.records.players import Player
from gouji.records.removal import delete_record
from tests.records.lines import GAME, HEADER, OVER, PLAY, POSITION, RESULT, ROUND, write

BOTS = {**HEADER, "seats": [{"name": "", "player": "novice"}] * 6}


def aged(path: Path, seconds: int) -> Path:
    os.utime(path, (seconds, seconds))
    return path


def told(path: Path) -> SavedGame:
    game = look_at(path)
    assert isinstance(game, SavedGame)
    return game


def test_a_game_is_told_by_its_lines(tmp_path: Path) -> None:
    path = aged(write(tmp_path / "a.gouji", *GAME), 1_800_000_000)
    game = told(path)
    assert (game.round, game.rounds, game.odd, game.even) == (1, 1, 12, -12)
    assert game.is_over
    assert game.rules == "classic"
    assert {one.player for one in game.players} == {"human"}
    assert game.when.timestamp() == 1_800_000_000
    assert game.parent is None


def test_one_that_has_just_begun(tmp_path: Path) -> None:
    game = told(
        write(tmp_path / "a.gouji", {**HEADER, "rules": {}, "_profile": {"name": "x.toml"}})
    )
    assert (game.round, game.rounds, game.odd, game.is_over) == (0, 5, 0, False)
    assert game.rules == "x.toml"


def test_an_incomplete_last_line_counts_for_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, PLAY, RESULT)
    whole = path.read_text()
    path.write_text(whole + '{"over": {"total"')
    game = told(path)
    assert (game.odd, game.is_over) == (12, False)
    path.write_text(write(path, *GAME).read_text().rstrip("\n"))
    assert told(path).is_over


def test_what_bots_said_of_their_reasons_is_no_line_of_its_own(tmp_path: Path) -> None:
    decided = {**PLAY, "_why": {"round": "x", "result": 3, "over": True}}
    game = told(write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, decided))
    assert (game.round, game.odd, game.is_over) == (1, 0, False)


@pytest.mark.parametrize("size", [STEP, 3 * STEP])
def test_a_long_round_is_looked_back_over(tmp_path: Path, size: int) -> None:
    long = {"seat": 1, "act": "no", "_": "x" * 60}
    number = size // len(str(long))
    lines = (HEADER, ROUND, POSITION, PLAY, RESULT, {**ROUND, "round": 2}, *[long] * number)
    game = told(write(tmp_path / "a.gouji", *lines))
    assert (game.round, game.odd) == (2, 12)


def test_a_file_of_any_size_is_told_by_its_ends(tmp_path: Path) -> None:
    path = write(
        tmp_path / "a.gouji", HEADER, *['{"_": "' + "x" * 1_000 + '"}'] * (3 * FARTHEST // 1_000)
    )
    assert told(path).round == 0
    with path.open("ab") as file:
        file.write(b"x" * 2 * FARTHEST + b"\n")
    assert look_at(path) == DamagedFile(path, look_at(path).when, Flaw.LAST_LINES)


@pytest.mark.parametrize(
    ("flaw", "lines"),
    [
        (Flaw.FIRST_LINE, ["{"]),
        (Flaw.FIRST_LINE, [""]),
        (Flaw.FIRST_LINE, [[1]]),
        (Flaw.FIRST_LINE, [ROUND]),
        (Flaw.FIRST_LINE, ["[" * 100_000]),
        (Flaw.FIRST_LINE, [{"gouji": 1, "rules": {}, "seats": [1]}]),
        (Flaw.FIRST_LINE, [{**HEADER, "rules": []}]),
        (Flaw.FIRST_LINE, [{**HEADER, "seats": {}}]),
        (Flaw.FIRST_LINE, [{**HEADER, "seats": [1] * 6}]),
        (Flaw.FIRST_LINE, [{**HEADER, "seats": [{"name": 1, "player": "human"}] * 6}]),
        (Flaw.FIRST_LINE, [{**HEADER, "rules": {"rounds": True}}]),
        (Flaw.FIRST_LINE, [{**HEADER, "rules": {"rounds": 1e9}}]),
        (Flaw.LAST_LINES, [HEADER, {"result": 3}]),
        (Flaw.LAST_LINES, [HEADER, {"result": {"total": 3}}]),
        (Flaw.LAST_LINES, [HEADER, {"result": {"total": {"odd": "x"}}}]),
        (Flaw.LAST_LINES, [HEADER, {"round": "x"}]),
        (Flaw.LAST_LINES, [HEADER, ROUND, ""]),
        (Flaw.LAST_LINES, [HEADER, ROUND, "x"]),
        (Flaw.LAST_LINES, [HEADER, ROUND, [1]]),
        (Flaw.LAST_LINES, [HEADER, ROUND, '{"result": ', PLAY]),
    ],
)
def test_a_damaged_file_says_where(tmp_path: Path, flaw: Flaw, lines: list[object]) -> None:
    found = look_at(write(tmp_path / "a.gouji", *lines))
    assert isinstance(found, DamagedFile)
    assert found.flaw is flaw


def test_a_damaged_file_breaks_no_list(tmp_path: Path) -> None:
    (tmp_path / "empty.gouji").touch()
    (tmp_path / "folder.gouji").mkdir()
    (tmp_path / "gone.gouji").symlink_to("nowhere")
    (tmp_path / "latin.gouji").write_bytes(b'{"gouji": "\xe9"}\n')
    whole = write(tmp_path / "whole.gouji", HEADER)
    for name in ("empty", "folder", "latin"):
        aged(tmp_path / f"{name}.gouji", 10**9)
    found = shelf(tmp_path)
    assert [game.path for game in found if isinstance(game, SavedGame)] == [whole]
    flaws = {item.path.stem: item.flaw for item in found if isinstance(item, DamagedFile)}
    assert flaws == {
        "empty": Flaw.EMPTY,
        "folder": Flaw.NO_FILE,
        "gone": Flaw.UNREADABLE,
        "latin": Flaw.FIRST_LINE,
    }
    [gone] = [item.cause for item in found if isinstance(item, DamagedFile) and item.cause]
    assert gone.errno == errno.ENOENT
    assert not shelf(tmp_path / "nowhere")
    assert last_unfinished("human", tmp_path) == told(whole)
    assert last_unfinished("random", tmp_path) is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_holds_nothing_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.gouji")
    [found] = shelf(tmp_path)
    assert isinstance(found, DamagedFile)
    assert found.flaw is Flaw.NO_FILE
    assert last_unfinished("human", tmp_path) is None


def test_a_file_of_an_impossible_year(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "a.gouji", HEADER)
    real = path.stat()
    fields = list(real)
    fields[8] = 10**15
    monkeypatch.setattr(Path, "stat", lambda _, **__: os.stat_result(fields))
    assert look_at(path).when.timestamp() == 0


def test_the_latest_game_that_is_not_over(tmp_path: Path) -> None:
    aged(write(tmp_path / "1.gouji", HEADER, ROUND), 100)
    expected = aged(write(tmp_path / "2.gouji", HEADER, ROUND, POSITION), 200)
    aged(write(tmp_path / "3.gouji", *GAME), 300)
    aged(write(tmp_path / "4.gouji", BOTS, ROUND), 400)
    # Nothing tells at once that this one is over.
    aged(write(tmp_path / "5.gouji", *GAME[:-1], {"_": "x" * 300, **OVER}), 500)
    assert [game.path.stem for game in shelf(tmp_path)] == ["5", "4", "3", "2", "1"]
    assert all(isinstance(game, SavedGame) for game in shelf(tmp_path))
    game = last_unfinished("human", tmp_path)
    assert game is not None
    assert game.path == expected
    write(expected, HEADER, ROUND, POSITION, PLAY, RESULT, OVER)
    game = last_unfinished("human", tmp_path)
    assert game is not None
    assert game.path.stem == "1"
    assert last_unfinished("random", tmp_path) is None


def test_it_needs_no_pydantic() -> None:
    code = "import sys, gouji.records.library; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)  # noqa: S603 – our own code
    assert "pydantic" not in done.stdout.split()


# The order of the list

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)


def game(name: str, parent: str = "", **facts: object) -> SavedGame:
    """A game that is an hour older with each letter."""
    path = Path(f"{name}.gouji")
    when = NOON - timedelta(hours=ord(name[0]))
    came = Parent(f"{parent}.gouji", 3) if parent else None
    one = SavedGame(path, when, "classic", (Player("x", "human"),) * 6, 1, 5, 0, 0, False, came)  # noqa: FBT003 – not over
    return replace(one, **facts)  # type: ignore[arg-type] # each case's own


A = game("a", rules="online", round=2, odd=-3, players=(Player("Z", "human"),))
B = game("b", rules="biesan", round=1, odd=5, players=(Player("y", "human"),))
C = game("c", rules="Classic", round=2, even=4)
BROKEN = DamagedFile(Path("0.gouji"), NOON, Flaw.EMPTY)


def names(items: list[Shelved], order: Order, *, backwards: bool = False) -> str:
    return "".join(row.item.path.stem for row in catalogue(items, order, backwards=backwards))


@pytest.mark.parametrize(
    ("order", "forwards", "backwards"),
    [
        (Order.DATE, "abc0", "cba0"),
        (Order.RULES, "bca0", "acb0"),
        (Order.PLAYERS, "cba0", "abc0"),
        (Order.ROUNDS, "acb0", "bac0"),
        (Order.SCORE, "bca0", "acb0"),
    ],
)
def test_games_in_an_order(order: Order, forwards: str, backwards: str) -> None:
    assert names([BROKEN, B, C, A], order) == forwards
    assert names([BROKEN, B, C, A], order, backwards=True) == backwards


def test_branches_stand_below_their_parent() -> None:
    items = [game("a"), game("b"), game("x", "b"), game("y", "x"), game("z", "gone")]
    rows = [(row.item.path.stem, row.is_below) for row in catalogue(items, Order.DATE)]
    assert rows == [("a", False), ("b", False), ("x", True), ("y", True), ("z", False)]


def test_branches_of_each_other_are_listed_once() -> None:
    assert names([game("a", "b"), game("b", "a"), game("c", "c")], Order.DATE) == "abc"


def test_a_branch_of_a_branch_of_many_branches() -> None:
    chain = [game("a"), *(game(f"b{number}", f"b{number + 1}") for number in range(2_000))]
    assert len(catalogue(chain, Order.DATE)) == len(chain)


def test_a_parent_is_told_by_the_header(tmp_path: Path) -> None:
    parent = {"file": "x.gouji", "decision": 7, "sha256": ""}
    path = write(tmp_path / "a.gouji", {**HEADER, "_parent": parent})
    assert told(path).parent == Parent("x.gouji", 7)
    path = write(tmp_path / "a.gouji", {**HEADER, "_parent": "x.gouji"})
    assert told(path).parent is None


# Deleting


def test_a_record_is_deleted_unless_it_is_being_played(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER)
    held = HeldFile.hold(path)
    with pytest.raises(InUseError):
        delete_record(path)
    held.close()
    assert path.exists()
    delete_record(path)
    assert not path.exists()
    with pytest.raises(FileNotFoundError):
        delete_record(path)


# Whatever a file holds

WHOLE = "".join(f"{json.dumps(line)}\n" for line in (*GAME[:4], {**RESULT, "_why": "\u200b"}, OVER))


@given(
    st.integers(0, len(WHOLE)),
    st.integers(0, len(WHOLE)),
    st.binary(max_size=8)
    | st.sampled_from([b'"x"', b"[1]", b"-1", b"1e999", b"\n", b"\xff", b"{}"]),
)
def test_no_damage_breaks_a_list_or_a_standing(start: int, end: int, put: bytes) -> None:
    raw = WHOLE.encode()
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.gouji"
        path.write_bytes(raw[:start] + put + raw[end:])
        item = look_at(path)
        assert isinstance(item, SavedGame | DamagedFile)
        assert isinstance(read_finished(path), FinishedGame | LeftOut)
        assert catalogue([item], Order.SCORE) == [(item, False)]
