"""TURN-6: after a yield and the others' passes only X can answer the yielder."""

from tests.positions import position


def test_only_x_is_asked() -> None:
    game = position("593 84 84 734 84 84").says("1 play 5", "2 pass", "3 pass", "4 yield")
    game.says("5 pass", "6 pass", "4 play 7")
    assert game.legal == ["pass", "play 9"]
    assert game.declines() == "1 follow"


def test_save_a_seat_that_asked_for_the_wind() -> None:
    game = position("5 84 84 734 84 84").says("1 play 5", "2 wind", "3 pass", "4 yield")
    game.says("5 pass", "6 pass", "4 play 7")
    assert game.declines() == "2 follow"
