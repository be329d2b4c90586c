"""The table of standings in words."""

from collections.abc import Sequence

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.records.finished import Finished, FinishedGame, LeftOut
from gouji.records.players import Player
from gouji.records.standing import PlayerStanding, standings
from gouji.tui.standings import (
    fits_player,
    head_line,
    merged,
    player_words,
    source_lines,
    standing_line,
)
from tests.records.lines import figures

ZH, EN = Language.ZH, Language.EN
WIDTH = 76
NAMES = ("老王", "小钱", "阿孙", "小赵", "老李", "小周")


def finished_game(*names: str) -> FinishedGame:
    """Two rounds: a human at seat 1, bots at the others."""
    kinds = ("human", "novice", "regular", "novice", "novice", "cmd:./bot")
    players = tuple(map(Player, names or NAMES, kinds))
    rounds = (figures(burns=[[1, 2]]), figures(odd=-2, total=10, sweep=None))
    return FinishedGame(players, has_points=True, rounds=rounds)


def finished() -> Sequence[Finished]:
    return [finished_game(), finished_game(), LeftOut.UNFINISHED]


def line_of(name: str) -> PlayerStanding:
    return next(one for one in standings(finished()).lines if one.player.name == name)


def test_a_line_holds_all_figures() -> None:
    cells = standing_line(line_of("老王"), EN, WIDTH).split()
    assert cells == ["老王", "2/2", "4", "+20", "+5.00", "0%", "0%", "50%", "100%", "2/0"]
    assert standing_line(line_of("小钱"), ZH, WIDTH).startswith("小钱 新手 ")


def test_a_narrow_terminal_still_tells_who_it_is() -> None:
    assert standing_line(line_of("老王"), EN, 40).split()[0] == "老王"


def test_shares_of_nothing() -> None:
    [standing, *_] = standings([FinishedGame(finished_game().players, False, ())]).lines  # noqa: FBT003 – no points
    assert standing_line(standing, EN, WIDTH).split()[3:] == ["0", *["–"] * 5, "0/0"]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("width", "cells"), [(WIDTH, WIDTH), (116, 93)])
def test_a_table_is_as_wide_as_it_needs(language: Language, width: int, cells: int) -> None:
    for name in ("老王", "王" * 20, "[/]", "😀", ""):
        [standing, *_] = standings([finished_game(name, *NAMES[1:])]).lines
        assert cell_len(standing_line(standing, language, width)) == cells
    assert cell_len(head_line(language, width)) == cells


def test_bots_are_told_by_their_kind_and_merged_by_it() -> None:
    assert [player_words(one.player, EN) for one in standings(finished()).lines] == [
        *("老王", "小钱 novice", "阿孙 regular", "小赵 novice", "老李 novice", "小周 cmd:./bot")
    ]
    assert [player_words(one.player, ZH) for one in standings(finished(), merged).lines] == [
        *("老王", "新手", "熟手", "cmd:./bot")
    ]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", [*NAMES]),
        ("老", ["老王", "老李"]),
        ("老 新手", ["老李"]),
        ("HUMAN", ["老王"]),
        ("cmd", ["小周"]),
        ("x", []),
    ],
)
def test_a_filter_lets_through_names_and_kinds(text: str, names: list[str]) -> None:
    lines = standings(finished()).lines
    assert [one.player.name for one in lines if fits_player(one, text)] == names


def test_it_says_what_it_is_computed_from() -> None:
    table = standings(finished())
    assert [*source_lines(table, EN)] == [
        "finished games: 2, rounds: 4",
        "left out: unfinished 1, damaged 0, branches 0",
    ]
    assert [*source_lines(standings([]), ZH)] == ["还没有打完的牌局"]
