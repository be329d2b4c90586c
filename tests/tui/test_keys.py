"""What characters mean: ranks first, whatever the keyboard makes of them."""

import pytest

from gouji.rules.cards import RANKS, Rank
from gouji.tui.keys import COMMAND_KEYS, RANK_KEYS, fold, is_input_method


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
