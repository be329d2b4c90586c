"""Saved games in words."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.records.library import SavedGame
from gouji.records.players import Player
from gouji.tui.shelf import game_words, shelf_line

WHEN = datetime(2026, 11, 29, 21, 4, tzinfo=UTC)


def game(rules: str = "classic", *names: str, is_over: bool = False) -> SavedGame:
    bots = [Player("bot", "novice")] * (6 - len(names))
    people = [Player(name, "human") for name in names]
    return SavedGame(Path("a"), WHEN, rules, (*people, *bots), 2, 5, -12, 12, is_over=is_over)


@pytest.mark.parametrize("language", Language)
def test_a_line_fits_whatever_the_names(language: Language) -> None:
    for one in (
        game("很长的名字的规则.toml", *["二十个很宽的字二十个很宽的字二十个很"] * 6),
        game(),
    ):
        assert cell_len(shelf_line(one, language)) <= 76
        assert cell_len(game_words(one, language)) <= 50


def test_it_says_what_tells_games_apart() -> None:
    line = shelf_line(game("online", "老王", "[/]"), Language.ZH)
    for word in ("11-29 21:04", "没打完", "2/5", "-12 : 12", "网络", "老王、[/]"):
        assert word in line
    assert "bots" in shelf_line(game(is_over=True), Language.EN)
    assert "over" in shelf_line(game(is_over=True), Language.EN)
    assert "my.toml" in shelf_line(game("my.toml"), Language.EN)
