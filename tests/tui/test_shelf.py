"""Saved games in words, and which of them fit a filter."""

import errno
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.records.catalogue import Row
from gouji.records.library import DamagedFile, Flaw, Parent, SavedGame, Shelved
from gouji.records.players import Player
from gouji.tui.shelf import about_lines, fits, game_words, shelf_line
from gouji.tui.text import say

WHEN = datetime(2026, 11, 29, 21, 4, tzinfo=UTC)
ZH, EN = Language.ZH, Language.EN
WIDTH = 76


def game(rules: str = "classic", *names: str, is_over: bool = False) -> SavedGame:
    bots = [Player("bot", "novice")] * (6 - len(names))
    people = [Player(name, "human") for name in names]
    path = Path(f"20261129-210400-{'over' if is_over else 'classic'}.gouji")
    return SavedGame(path, WHEN, rules, (*people, *bots), 2, 5, -12, 12, is_over=is_over)


def branch() -> SavedGame:
    parent = game("online", "老王")
    own = parent.path.with_name("20261129-220000-online.gouji")
    return replace(parent, path=own, parent=Parent(parent.path.name, 123))


def damaged(flaw: Flaw = Flaw.EMPTY) -> DamagedFile:
    return DamagedFile(Path("broken.gouji"), WHEN, flaw, PermissionError(errno.EACCES, ""))


BROKEN = damaged()


@pytest.mark.parametrize("language", Language)
def test_a_line_fits_whatever_the_names(language: Language) -> None:
    wide = game("很长的名字的规则.toml", *["二十个很宽的字二十个很宽的字二十个很"] * 6)
    for item in (wide, game(), damaged(Flaw.UNREADABLE)):
        assert cell_len(shelf_line(Row(item), language, WIDTH)) <= WIDTH
    assert cell_len(game_words(wide, language)) <= 50


def test_it_says_what_tells_games_apart() -> None:
    line = shelf_line(Row(game("online", "老王", "[/]")), ZH, WIDTH)
    for word in ("2026-11-29 21:04", "没打完", "2/5", "-12 : 12", "网络", "老王、[/]"):
        assert word in line
    assert "bots" in shelf_line(Row(game(is_over=True)), EN, WIDTH)
    assert "over" in shelf_line(Row(game(is_over=True)), EN, WIDTH)
    assert "my.toml" in shelf_line(Row(game("my.toml")), EN, WIDTH)


def test_a_branch_says_where_it_is_from() -> None:
    assert shelf_line(Row(branch(), is_below=True), ZH, WIDTH).startswith("└ 11-29 21:04  ")
    first, second = about_lines(branch(), EN)
    assert first.endswith("branch at decision 123 of 20261129-210400-classic.gouji")
    assert second == "● 老王  ○ bot  ● bot  ○ bot  ● bot  ○ bot"


@pytest.mark.parametrize("flaw", Flaw)
@pytest.mark.parametrize("language", Language)
def test_a_damaged_file_says_what_is_wrong_with_it(flaw: Flaw, language: Language) -> None:
    line = shelf_line(Row(damaged(flaw)), language, WIDTH)
    file, reason = about_lines(damaged(flaw), language)
    assert file == "broken.gouji"
    assert line.endswith(reason)
    denied = say("cause_denied", language)
    assert (denied in reason) is (flaw is Flaw.UNREADABLE)


def test_what_a_file_holds_steers_no_terminal() -> None:
    one = replace(game("\x1b[2J", "\x1b]0;x"), path=Path("\x1b.gouji"))
    assert "\x1b" not in "".join((shelf_line(Row(one), ZH, WIDTH), *about_lines(one, ZH)))


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("", [game("online", "老王"), game(is_over=True), branch(), BROKEN]),
        ("没打完", [game("online", "老王"), branch()]),
        ("打完", [game(is_over=True)]),
        ("OVER classic", [game(is_over=True)]),
        ("damaged", [BROKEN]),
        ("ｂｒｏｋｅｎ", [BROKEN]),
        ("支 老王", [branch()]),
        ("老王 网络 11-29", [game("online", "老王"), branch()]),
        ("novice 2026", [game("online", "老王"), game(is_over=True), branch()]),
        ("老李", []),
    ],
)
def test_a_filter_lets_through_what_fits_each_word(text: str, items: Sequence[Shelved]) -> None:
    shelf: list[Shelved] = [game("online", "老王"), game(is_over=True), branch(), BROKEN]
    assert [item for item in shelf if fits(item, text)] == items
