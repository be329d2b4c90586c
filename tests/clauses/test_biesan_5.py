"""BIESAN-5: a seat whose set is beaten while it holds nothing but threes is stuck."""

import pytest

from gouji.engine.events import BurntOut, GotStuck, TrickOpened, WentOut
from gouji.rules.seats import Seat
from tests.positions import position

STUCK = "533 633 7 33 33 33"


def test_it_is_forced_out_at_once() -> None:
    game = position(STUCK, biesan=True).says("1 play 5", "2 play 6")
    assert game.all(GotStuck) == [GotStuck(Seat(1), Seat(2), 6)]
    assert game.hands[0] == ""
    assert game.state.standing.places == (6, 0, 0, 0, 0, 0)
    # 2 in turn, by 3, who goes out with that set.
    game.says("3 play 7")
    assert game.all(GotStuck)[1] == GotStuck(Seat(2), Seat(3), 5)
    assert game.all(WentOut) == [WentOut(Seat(3), 1)]


def test_or_it_plays_on_and_may_lead_by_wind() -> None:
    game = position("533 63 7 33 33 33", biesan=True, stuck="stay").says("1 play 5", "2 play 6")
    assert game.all(GotStuck) == [GotStuck(Seat(1), Seat(2), 0)]
    assert game.hands[0] == "33"
    game.says("3 play 7").declines()
    assert game.state.standing.ledger.stuck == ((1, 2), (2, 3))


@pytest.mark.parametrize(
    "hands",
    [
        pytest.param("5334 633 7 33 33 33", id="another card left"),
        pytest.param("53342 633 7 33 33 33", id="a two left"),
        pytest.param("5 633 7 33 33 33", id="no card left"),
    ],
)
def test_not_with_other_cards_or_none(hands: str) -> None:
    game = position(hands, biesan=True).says("1 play 5", "2 play 6")
    assert game.all(GotStuck) == []


def test_not_if_its_set_is_not_beaten() -> None:
    game = position("533 34 34 34 34 34", biesan=True).says("1 play 5")
    game.declines()
    assert (game.asked, game.legal) == ("1 lead", ["play 33"])


def test_only_in_biesan() -> None:
    game = position(STUCK).says("1 play 5", "2 play 6")
    assert game.all(GotStuck) == []


def test_the_opposite_of_a_stuck_seat_is_headless_from_the_next_trick_on() -> None:
    game = position("533 634 3 334 33 33", biesan=True).says("1 play 5", "2 play 6")
    game.declines()
    assert game.all(TrickOpened)[-1].headless == 0b001000


def test_a_burn_that_sticks_and_is_lifted_owes_for_sticking_alone() -> None:
    # 2 burns with its last other cards; 5, its opposite, beats that and sticks it.
    game = position("KK4 AA33 3 3 22 3", biesan=True).says("1 play KK", "5 no")
    game.says("2 burn AA", "5 play 22")
    assert game.state.standing.ledger.burns == ()
    assert game.state.standing.ledger.stuck == ((2, 5),)


def test_a_burn_that_sticks_and_succeeds_owes_for_both() -> None:
    game = position("KK33 AA 3 3 3 3", biesan=True).says("1 play KK", "2 burn AA")
    assert game.state.standing.ledger.burns == ((2, 1),)
    assert game.state.standing.ledger.stuck == ((1, 2),)


def test_if_the_burner_is_burnt_out_the_next_seat_after_him_leads() -> None:
    game = position("KK33 Aw45 3 3 3 3", biesan=True).says("1 play KK", "2 burn Aw", "5 pass")
    # 1 was stuck and took the last place, 2 takes the one above.
    assert game.all(BurntOut) == [BurntOut(Seat(2), 5)]
    assert game.asked == "3 lead"
