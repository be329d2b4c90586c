"""END-4: a last set that ends the round is not answered, and wins no trick."""

from gouji.engine.events import RoundResult, TrickClosed
from tests.positions import position


def test_nobody_is_asked_about_it() -> None:
    game = position("5 66 - 66 - 66", 1, (3, 5)).says("1 play 5")
    assert game.asked == ""
    assert isinstance(game.events[-2], RoundResult)


def test_it_wins_no_trick() -> None:
    game = position("5 66 - 66 - 66", 1, (3, 5)).says("1 play 5")
    assert game.all(TrickClosed) == []


def test_it_may_beat_another_set() -> None:
    game = position("6 55 - 66 - 66", 2, (3, 5)).says("2 play 5", "4 pass", "6 pass", "1 play 6")
    assert game.result.places == (3, 4, 1, 5, 2, 6)
