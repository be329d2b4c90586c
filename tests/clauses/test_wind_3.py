"""WIND-3: in scramble mode there is no asking for the wind; WIND-1 alone holds."""

from tests.positions import position


def test_no_asking() -> None:
    game = position("5 73 3 33 - -", 1, (5, 6)).says("1 play 5")
    assert game.legal == ["pass", "play 7"]
    assert game.refused("2 wind") == "WIND-2"


def test_the_next_seat_leads_all_the_same() -> None:
    game = position("5 73 3 33 - -", 1, (5, 6)).says("1 play 5")
    game.declines()
    assert game.asked == "2 lead"
