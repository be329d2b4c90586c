"""HEAD-1: in normal mode, who was without an opposite in play when the trick was led is headless."""

import pytest

from gouji.engine.events import TrickOpened
from gouji.rules.seats import Seat, seat_set
from tests.positions import position


@pytest.mark.parametrize(
    ("hands", "out", "headless"),
    [("3 3 3 3 3 3", (), ()), ("3 3 3 3 3 -", (6,), (3,)), ("3 - 3 3 3 3", (2,), (5,))],
)
def test_who_is_headless(hands: str, out: tuple[int, ...], headless: tuple[int, ...]) -> None:
    game = position(hands, 1, out)
    assert game.all(TrickOpened)[-1].headless == seat_set(*map(Seat, headless))


def test_not_in_scramble_mode() -> None:
    game = position("3 3 3 3 - -", 1, (5, 6))
    assert game.all(TrickOpened)[-1] == TrickOpened(Seat(1), scramble=True, headless=seat_set())


def test_not_yet_in_the_trick_in_which_the_opposite_went_out() -> None:
    game = position("5 33 33 K3 33 33").says("1 play 5", "2 wind", "3 pass")
    assert game.says("4 play K").declines() == "5 follow, 6 follow, 2 follow"
    game.says("4 play 3")
    assert game.all(TrickOpened)[-1].headless == seat_set(Seat(4))
