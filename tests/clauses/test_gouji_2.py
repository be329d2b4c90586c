"""GOUJI-2: ranks 3 to 9 without a joker are never gouji, whatever their number."""

import pytest

from tests.positions import position


@pytest.mark.parametrize("rank", "3456789")
@pytest.mark.parametrize("number", [1, 5, 15])
@pytest.mark.parametrize("twos", ["", "2", "2222"])
def test_everybody_is_asked(rank: str, number: int, twos: str) -> None:
    led = rank * number + twos
    game = position(f"{led}K T T T T T").says(f"1 play {led}")
    assert game.declines() == "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"
