"""TURN-3: the first to beat the set is the new X; if nobody does, X leads the next trick."""

from gouji.engine.events import Played, TrickClosed
from gouji.rules.seats import Seat
from tests.positions import position


def test_the_first_to_beat_it_is_answered_next() -> None:
    game = position("53 3 73 93 3 3").says("1 play 5", "2 pass", "3 play 7")
    assert game.all(Played)[-1].beaten == 1
    assert (game.asked, game.legal) == ("4 follow", ["pass", "play 9"])


def test_if_nobody_beats_it_x_leads_again() -> None:
    game = position("59 3 3 3 3 3").says("1 play 5")
    game.declines()
    assert (game.asked, game.legal) == ("1 lead", ["play 9"])
    assert game.all(TrickClosed) == [TrickClosed(Seat(1), Seat(1))]


def test_a_leader_may_not_pass() -> None:
    assert position("59 3 3 3 3 3").refused("1 pass") == "TURN-3"
