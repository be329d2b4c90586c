"""What finished records came to, and what each player has achieved in them."""

import json
import os
from pathlib import Path

import pytest

from gouji.records import finished
from gouji.records.finished import FinishedGame, LeftOut, read_finished
from gouji.records.players import Player
from gouji.records.standing import Column, Figure, PlayerStanding, ranked, standings
from gouji.rules.scoring import Score
from tests.records.lines import (
    GAME,
    HEADER,
    OVER,
    PLAY,
    POSITION,
    RESULT,
    ROUND,
    figures,
    header,
    result_value,
    write,
)

NAMES = ("a", "b", "c", "d", "e", "f")


def read(path: Path, *lines: object) -> FinishedGame | LeftOut:
    return read_finished(write(path / "a.gouji", *lines))


def test_a_finished_record_is_read(tmp_path: Path) -> None:
    decided = {**PLAY, "_why": {"result": "over"}}
    game = read(tmp_path, HEADER, ROUND, POSITION, decided, RESULT, OVER)
    assert isinstance(game, FinishedGame)
    assert [one.name for one in game.players] == [f"seat {seat}" for seat in range(1, 7)]
    assert not game.has_points
    assert game.total == Score(12, -12)
    assert game.rounds[0].places == [3, 4, 1, 5, 2, 6]


def test_a_game_dissolved_at_once_is_over(tmp_path: Path) -> None:
    over = {"over": {"total": {"odd": 0, "even": 0}, "reason": "dissolved"}}
    game = read(tmp_path, header(points=True), ROUND, over)
    assert isinstance(game, FinishedGame)
    assert game.has_points
    assert game.total == Score()


def result(**changes: object) -> dict[str, object]:
    return {"result": result_value(**changes)}


@pytest.mark.parametrize(
    ("why", "lines"),
    [
        (LeftOut.UNFINISHED, [HEADER, ROUND, POSITION]),
        (LeftOut.UNFINISHED, [*GAME[:-1]]),
        (LeftOut.BRANCH, [{**HEADER, "_parent": {"file": "x.gouji", "decision": 1}}, *GAME[1:]]),
        (LeftOut.DAMAGED, []),
        (LeftOut.DAMAGED, ["x", *GAME[1:]]),
        (LeftOut.DAMAGED, [ROUND, *GAME[1:]]),
        (LeftOut.DAMAGED, [header(rounds=0), *GAME[1:]]),
        (LeftOut.DAMAGED, [*GAME[:-1], '{"over": ']),
        (LeftOut.DAMAGED, [*GAME[:-1], {"over": {}}]),
        (LeftOut.DAMAGED, [*GAME, "x"]),
        (LeftOut.DAMAGED, [*GAME[:4], OVER]),
        (LeftOut.DAMAGED, [*GAME[:4], result(places=[1, 1, 2, 3, 4, 5]), OVER]),
        (LeftOut.DAMAGED, [*GAME[:4], result(sweep="both"), OVER]),
        (LeftOut.DAMAGED, [*GAME[:4], result(burns=[[1]]), OVER]),
        (LeftOut.DAMAGED, [*GAME[:4], result(more=1), OVER]),
        (LeftOut.DAMAGED, [*GAME[:4], result(total={"odd": 11, "even": -12}), OVER]),
    ],
)
def test_why_a_record_counts_for_nothing(tmp_path: Path, why: LeftOut, lines: list[object]) -> None:
    assert read(tmp_path, *lines) is why


def test_an_over_line_that_is_cut_counts_for_nothing(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", *GAME)
    path.write_text(path.read_text()[:-5])
    assert read_finished(path) is LeftOut.UNFINISHED
    path.write_text("\n".join(map(json.dumps, GAME)))
    assert isinstance(read_finished(path), FinishedGame)


def test_a_file_that_is_too_large_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "a.gouji", *GAME)
    monkeypatch.setattr(finished, "LARGEST", path.stat().st_size)
    assert isinstance(read_finished(path), FinishedGame)
    monkeypatch.setattr(finished, "LARGEST", path.stat().st_size - 1)
    assert read_finished(path) is LeftOut.DAMAGED


def test_a_player_called_result(tmp_path: Path) -> None:
    named = {**HEADER, "seats": [{"name": "result", "player": "over"}] * 6}
    assert isinstance(read(tmp_path, named, *GAME[1:]), FinishedGame)


def test_what_is_no_file_counts_for_nothing(tmp_path: Path) -> None:
    assert read_finished(tmp_path) is LeftOut.DAMAGED
    assert read_finished(tmp_path / "none") is LeftOut.DAMAGED
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert read_finished(tmp_path / "pipe") is LeftOut.DAMAGED


def played(*names: str, has_points: bool = True) -> FinishedGame:
    """Two rounds: the odd seats sweep in the first, the even ones are ahead in the second."""
    players = tuple(Player(name, "human") for name in names or NAMES)
    first = figures(12, burns=[[1, 2], [3, 2]])
    second = figures(-14, -2, places=[6, 1, 3, 2, 5, 4], sweep=None, burns=[[2, 1]])
    return FinishedGame(players, has_points, (first, second))


def line_of(name: str, *games: FinishedGame) -> PlayerStanding:
    return next(one for one in standings(games).lines if one.player.name == name)


def test_figures_of_a_player() -> None:
    one = line_of("a", played())
    assert {figure: one.figures[figure] for figure in Figure} == {
        Figure.GAMES: 1,
        Figure.WON: 0,
        Figure.ROUNDS: 2,
        Figure.POINTS: -2,
        Figure.HEADS: 0,
        Figure.LASTS: 1,
        Figure.SWEEPS: 1,
        Figure.SWEPT: 0,
        Figure.JUDGED: 2,
        Figure.OPENED: 2,
        Figure.BURNS: 1,
        Figure.BURNED: 1,
    }
    other = line_of("b", played())
    assert other.figures[Figure.HEADS] == other.figures[Figure.WON] == 1
    assert other.figures[Figure.SWEPT] == other.figures[Figure.BURNS] == 1
    assert other.figures[Figure.BURNED] == 2
    assert other.share(Figure.HEADS) == 0.5


def test_who_is_never_asked_about_points_has_no_share_of_them() -> None:
    one = line_of("a", played(has_points=False))
    assert one.figures[Figure.OPENED] == 0
    assert one.share(Figure.OPENED, of=Figure.JUDGED) is None


def test_a_player_is_the_same_at_every_seat() -> None:
    table = standings([played(), LeftOut.DAMAGED, played(*reversed(NAMES)), LeftOut.DAMAGED])
    assert [one.player.name for one in table.lines] == [*NAMES]
    assert {one.figures[Figure.GAMES] for one in table.lines} == {2}
    assert {one.figures[Figure.POINTS] for one in table.lines} == {0}
    assert (table.games, table.rounds, table.left_out) == (2, 4, {LeftOut.DAMAGED: 2})


def test_those_known_as_one_share_a_line() -> None:
    [one] = standings([played()], lambda _: Player("all", "human")).lines
    assert one.figures[Figure.GAMES] == 6
    assert one.figures[Figure.ROUNDS] == 12
    assert one.figures[Figure.HEADS] == one.figures[Figure.LASTS] == 2


def test_a_name_is_another_with_another_kind() -> None:
    twins = tuple(Player("x", kind) for kind in ("human", "novice") * 3)
    lines = standings([FinishedGame(twins, has_points=True, rounds=())]).lines
    assert [(one.player.player, one.figures[Figure.GAMES]) for one in lines] == [
        ("human", 3),
        ("novice", 3),
    ]


@pytest.mark.parametrize(
    ("column", "first", "last"),
    [
        (Column.POINTS, "b", "e"),
        (Column.AVERAGE, "b", "e"),
        (Column.WON, "b", "e"),
        (Column.ROUNDS, "a", "f"),
        (Column.HEADS, "b", "f"),
        (Column.LASTS, "a", "e"),
        (Column.SWEEPS, "a", "f"),
        (Column.OPENED, "a", "f"),
        (Column.BURNS, "a", "f"),
        (Column.PLAYER, "a", "f"),
    ],
)
def test_standings_by_a_column(column: Column, first: str, last: str) -> None:
    lines = standings([played()]).lines
    there = [one.player.name for one in ranked(lines, column)]
    assert (there[0], there[-1]) == (first, last)


def test_standings_backwards_and_who_has_nothing_to_go_by() -> None:
    nothing = FinishedGame((Player("0", "human"),) * 6, has_points=True, rounds=())
    lines = standings([nothing, played()]).lines
    assert [one.player.name for one in ranked(lines, Column.HEADS)] == [*"bcadef0"]
    assert [one.player.name for one in ranked(lines, Column.HEADS, backwards=True)] == [*"adefbc0"]
    by_name = ranked(lines, Column.PLAYER, backwards=True)
    assert [one.player.name for one in by_name] == [*"fedcba0"]
