"""BURN-7: a burn succeeds at the moment the burning seat plays its last card while burning."""

from gouji.engine.events import BurnSucceeded, WentOut
from gouji.rules.seats import Seat
from tests.positions import position


def test_with_a_later_lead() -> None:
    game = position("KK33 AA55 3 33 33 33").says("1 play KK", "2 burn AA", "5 pass", "2 play 55")
    assert game.all(BurnSucceeded) == [BurnSucceeded(Seat(2), Seat(1))]
    assert game.all(WentOut) == [WentOut(Seat(2), 1)]
    assert game.state.standing.ledger.burns == ((2, 1),)
    assert game.state.standing.burning is None


def test_with_the_burning_set_itself() -> None:
    game = position("KK33 AA 33 33 33 33").says("1 play KK", "2 burn AA")
    assert game.state.standing.ledger.burns == ((2, 1),)


def test_even_if_that_set_is_then_beaten() -> None:
    game = position("KK33 AA 33 33 2233 33").says("1 play KK", "5 no", "2 burn AA", "5 play 22")
    assert game.state.standing.ledger.burns == ((2, 1),)


def test_a_lifted_burn_owes_nothing() -> None:
    game = position("KK33 AA5 33 33 2233 33").says("1 play KK", "5 no", "2 burn AA", "5 play 22")
    game.declines()
    game.says("5 play 3", "6 pass", "1 pass", "2 play 5")
    assert game.state.standing.places[1] == 1
    assert game.state.standing.ledger.burns == ()


def test_who_started_that_burn_owes_not_whoever_was_beaten_last() -> None:
    # 1's burn of 2's AA succeeds; 2's own burn of 1's KK was lifted by it.
    game = position("KK22 AA33 33 33 33 33").says("1 play KK", "2 burn AA", "1 burn 22")
    assert game.state.standing.ledger.burns == ((1, 2),)


def test_the_result_names_burner_and_burned() -> None:
    game = position("KK3 AA - 4 33 4", 1, (3,)).says("1 play KK", "2 burn AA")
    game.declines()
    game.says("4 play 4").declines()
    game.says("5 play 3", "6 play 4")
    assert game.result.burns == ((2, 1),)
    assert game.result.places == (5, 2, 1, 3, 6, 4)


def test_who_goes_out_without_burning_owes_nothing() -> None:
    game = position("AA 33 33 33 33 33").says("1 play AA")
    assert game.state.standing.ledger.burns == ()
