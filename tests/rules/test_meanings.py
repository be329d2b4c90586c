"""Every option is explained in both languages."""

import pytest

from gouji.rules.meanings import MEANINGS
from gouji.rules.ruleset import RuleSet


def test_every_option_and_nothing_else_in_order() -> None:
    assert list(MEANINGS) == list(RuleSet.model_fields)


@pytest.mark.parametrize("option", MEANINGS)
def test_one_line_in_each_language(option: str) -> None:
    zh, en = MEANINGS[option]
    assert zh.strip() == zh != ""
    assert not zh.isascii()
    assert en.isascii()
    assert en.strip() == en != ""
    assert "\n" not in zh + en


def test_no_two_mean_the_same() -> None:
    assert len({meaning.zh for meaning in MEANINGS.values()}) == len(MEANINGS)
    assert len({meaning.en for meaning in MEANINGS.values()}) == len(MEANINGS)
