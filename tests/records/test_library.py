"""The list of saved games, told by a few of their lines."""

import os
import subprocess
import sys
from pathlib import Path

from gouji.records.library import last_unfinished, saved_game, saved_games
from tests.records.lines import GAME, HEADER, OVER, PLAY, POSITION, RESULT, ROUND, write


def aged(path: Path, seconds: int) -> Path:
    os.utime(path, (seconds, seconds))
    return path


def test_a_game_is_told_by_its_lines(tmp_path: Path) -> None:
    path = aged(write(tmp_path / "a.gouji", *GAME), 1_800_000_000)
    game = saved_game(path)
    assert game is not None
    assert (game.round, game.rounds, game.odd, game.even) == (1, 1, 12, -12)
    assert game.is_over
    assert game.rules == "classic"
    assert {one.player for one in game.players} == {"human"}
    assert game.when.timestamp() == 1_800_000_000


def test_one_that_has_just_begun(tmp_path: Path) -> None:
    game = saved_game(
        write(tmp_path / "a.gouji", {**HEADER, "rules": {}, "_profile": {"name": "x.toml"}})
    )
    assert game is not None
    assert (game.round, game.rounds, game.odd, game.is_over) == (0, 5, 0, False)
    assert game.rules == "x.toml"


def test_an_incomplete_last_line_counts_for_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, PLAY, RESULT)
    whole = path.read_text()
    path.write_text(whole + '{"over": {"total"')
    game = saved_game(path)
    assert game is not None
    assert (game.odd, game.is_over) == (12, False)
    path.write_text(write(path, *GAME).read_text().rstrip("\n"))
    game = saved_game(path)
    assert game is not None
    assert game.is_over


def test_what_does_not_begin_like_a_record_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "empty.gouji").touch()
    (tmp_path / "folder.gouji").mkdir()
    (tmp_path / "gone.gouji").symlink_to("nowhere")
    write(tmp_path / "list.gouji", [1])
    write(tmp_path / "other.gouji", {"rules": {}, "seats": [1]})
    write(tmp_path / "over.gouji", HEADER, {"result": 3})
    assert not list(saved_games(tmp_path))
    assert not list(saved_games(tmp_path / "nowhere"))


def test_the_latest_game_that_is_not_over(tmp_path: Path) -> None:
    bots = {**HEADER, "seats": [{"name": "", "player": "novice"}] * 6}
    aged(write(tmp_path / "1.gouji", HEADER, ROUND), 100)
    expected = aged(write(tmp_path / "2.gouji", HEADER, ROUND, POSITION), 200)
    aged(write(tmp_path / "3.gouji", *GAME), 300)
    aged(write(tmp_path / "4.gouji", bots, ROUND), 400)
    assert [game.path.stem for game in saved_games(tmp_path)] == ["4", "3", "2", "1"]
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
