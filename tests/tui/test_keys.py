"""What characters mean: ranks first, whatever the keyboard makes of them."""

from collections.abc import Callable, Iterable
from types import SimpleNamespace

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS, Rank
from gouji.tui.keynames import command_lines, key_name
from gouji.tui.keys import (
    COMMAND_KEYS,
    COMMANDS,
    ENTRIES,
    RANK_KEYS,
    Command,
    fold,
    is_input_method,
)
from gouji.tui.replaykeys import replay_key_lines
from gouji.tui.text import say

PAGE = 76
"""Cells of a page on the narrowest screen."""


@pytest.mark.parametrize(
    ("character", "rank"),
    [
        ("3", Rank.THREE),
        ("9", Rank.NINE),
        ("0", Rank.TEN),
        ("t", Rank.TEN),
        ("J", Rank.JACK),
        ("q", Rank.QUEEN),
        ("Ｋ", Rank.KING),
        ("1", Rank.ACE),
        ("a", Rank.ACE),
        ("２", Rank.TWO),
        ("s", Rank.SMALL),
        ("x", Rank.SMALL),
        ("b", Rank.BIG),
        ("Ｄ", Rank.BIG),
    ],
)
def test_a_character_picks_its_rank(character: str, rank: Rank) -> None:
    assert RANK_KEYS[fold(character)] is rank


def test_every_rank_has_a_key() -> None:
    assert set(RANK_KEYS.values()) == set(RANKS)


def test_no_command_uses_the_character_of_a_rank() -> None:
    assert not RANK_KEYS.keys() & COMMAND_KEYS.keys()


@pytest.mark.parametrize("character", ["王", "够", "。", "ㄅ", "か"])
def test_a_chinese_character_tells_of_an_input_method(character: str) -> None:
    assert is_input_method(character)


@pytest.mark.parametrize("character", ["a", "Ａ", "３", "？", "\u3000", "é", "·"])
def test_full_width_keys_do_not(character: str) -> None:
    assert not is_input_method(character)


def test_every_command_has_one_entry_and_keys_of_its_own() -> None:
    assert [entry.command for entry in COMMANDS] == [*ENTRIES]
    assert {*ENTRIES} == {*Command}
    keys = [key for entry in COMMANDS for key in entry.keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", Language)
def test_the_page_of_keys_tells_of_every_command(language: Language) -> None:
    told = "\n".join(command_lines(language))
    for entry in COMMANDS:
        assert say(f"about_{entry.command}", language) in told
        assert key_name(entry.keys[0], language) in told
    assert max(map(cell_len, told.splitlines())) <= PAGE


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("lines", [command_lines, replay_key_lines])
@pytest.mark.parametrize("system", ["posix", "nt"])
def test_the_page_of_keys_tells_of_putting_the_program_aside_where_that_can_be_done(
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    lines: Callable[[Language], Iterable[str]],
    language: Language,
) -> None:
    monkeypatch.setattr("gouji.tui.keynames.os", SimpleNamespace(name=system))
    assert any(line.startswith("Ctrl+Z ") for line in lines(language)) == (system == "posix")


@pytest.mark.parametrize(
    ("key", "zh", "en"),
    [
        ("enter", "回车", "Enter"),
        ("space", "空格", "Space"),
        ("shift+tab", "Shift+Tab", "Shift+Tab"),
        ("ctrl+q", "Ctrl+Q", "Ctrl+Q"),
        ("f1", "F1", "F1"),
        ("y", "y", "y"),
        ("question_mark", "?", "?"),
    ],
)
def test_keys_are_named_by_words(key: str, zh: str, en: str) -> None:
    assert (key_name(key, Language.ZH), key_name(key, Language.EN)) == (zh, en)
