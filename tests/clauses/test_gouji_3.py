"""GOUJI-3: any set with a joker is gouji."""

import pytest

from tests.positions import position


@pytest.mark.parametrize("led", ["3w", "555w", "9W", "TwW", "2w", "w", "W", "wW"])
def test_only_the_opposite_is_asked(led: str) -> None:
    game = position(f"{led}3 3 3 3 3 3", joker_rule="full_kill").says(f"1 play {led}")
    assert game.declines() == "4 follow"
