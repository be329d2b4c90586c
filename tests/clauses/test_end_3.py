"""END-3: a seat forced out takes the lowest free place, at once; its cards leave play."""

from gouji.engine.events import BurntOut
from gouji.rules.hand import hand_text
from gouji.rules.seats import Seat
from tests.positions import position, two_burnt_out


def test_a_burnt_out_seat_takes_the_lowest_free_place() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert game.all(BurntOut) == [BurntOut(Seat(2), 6)]
    assert game.state.standing.places == (0, 6, 0, 0, 0, 0)


def test_the_next_one_takes_the_place_above() -> None:
    assert two_burnt_out().all(BurntOut) == [BurntOut(Seat(5), 6), BurntOut(Seat(3), 5)]


def test_its_cards_leave_play() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert game.hands[1] == ""
    assert game.state.sizes[1] == 0
    assert hand_text(game.state.standing.played) == "KKAw"
