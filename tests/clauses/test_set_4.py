"""SET-4: an attached joker keeps its own strength; it is no wild card, and counts towards the size."""

import pytest

from gouji.rules.combo import parse_combo
from tests.positions import position


@pytest.mark.parametrize("text", ["8w", "888wW", "22W", "wwW"])
def test_it_counts_towards_the_size(text: str) -> None:
    assert parse_combo(text).size == len(text)


def test_it_is_no_wild_card() -> None:
    game = position("8w3 3 3 993 3 3").says("1 play 8w")
    assert game.refused("4 play 99") == "BEAT-2"


def test_it_keeps_its_strength() -> None:
    game = position("883 9w 3 3 3 3").says("1 play 88")
    assert game.legal == ["pass", "play 9w"]
    assert position("AA3 3 3 9w 3 3").says("1 play AA").refused("4 play 9w") == "BEAT-1"
