"""TRIB-8: a hand emptied by tribute is out before the first lead."""

from gouji.engine.events import TrickOpened, WentOut
from gouji.rules.seats import Seat
from tests.positions import played


def test_its_seat_takes_the_highest_free_place_and_the_next_one_leads() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("W 43 4 4 43 22").says("1 accept")
    assert game.hands[5] == ""
    assert game.all(WentOut)[-1] == WentOut(Seat(6), 1)
    assert [event.leader for event in game.all(TrickOpened)][-1:] == [1]
    assert game.asked == "1 lead"


def test_several_in_seat_order_from_the_leader() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("W W 4 4 2 22").says("1 accept", "2 accept")
    assert [(event.seat, event.place) for event in game.all(WentOut)[-2:]] == [(6, 1), (5, 2)]
    assert game.asked == "1 lead"


def test_if_that_leaves_one_federation_the_round_is_over() -> None:
    game = played("1 4 2 5 3 6", tribute=True, sweep_tribute="opposite")
    game.dealt("W 2 W 2 W 2", drawer=1, fallback=4).says("5 accept", "1 accept", "3 accept")
    # 2, 4 and 6 have paid their only cards; nobody has played.
    assert game.result.places == (4, 3, 5, 1, 6, 2)
