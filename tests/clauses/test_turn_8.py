"""TURN-8: played cards stay: no change, no taking back."""

from gouji.rules.hand import hand_text
from tests.positions import position


def test_what_is_beaten_does_not_come_back() -> None:
    game = position("593 73 3 3 3 3").says("1 play 5", "2 play 7")
    assert (game.hands[0], game.hands[1]) == ("39", "3")
    game.declines()
    assert hand_text(game.state.standing.played) == "57"
    assert (game.hands[0], game.hands[1]) == ("39", "3")


def test_who_has_played_may_not_speak_again_about_his_own_set() -> None:
    game = position("593 73 3 3 3 3").says("1 play 5")
    assert game.refused("1 play 9") == "PHASE-1"
    assert game.says("2 pass").refused("2 play 7") == "PHASE-1"
