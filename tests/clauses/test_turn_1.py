"""TURN-1: mode and headless seats are settled when the trick is led and stay until it is closed."""

from gouji.engine.state import Following
from gouji.rules.seats import Seat, seat_set
from tests.positions import Game, position


def mode_of(game: Game) -> tuple[bool, int]:
    phase = game.state.phase
    assert isinstance(phase, Following)
    return phase.trick.mode.scramble, phase.trick.mode.headless


def test_headless_seats_stay_as_they_were_when_the_trick_was_led() -> None:
    game = position("5 6 3 333 33 33").says("1 play 5", "2 play 6")
    assert mode_of(game) == (False, 0), "1 and 2 are out, yet 4 and 5 are not headless"
    assert game.state.standing.in_play == seat_set(Seat(3), Seat(4), Seat(5), Seat(6))


def test_the_next_trick_has_its_own() -> None:
    game = position("5 66 3 333 33 33").says("1 play 5")
    game.declines()
    game.says("2 play 6")
    assert mode_of(game) == (False, seat_set(Seat(4)))


def test_a_trick_led_in_normal_mode_goes_on_in_it() -> None:
    game = position("5 6 333 333 88 337").says("1 play 5", "2 play 6")
    # In scramble mode nobody may yield; 5 is 2's opposite.
    assert game.says("3 pass", "4 pass").legal == ["pass", "play 8", "yield"]


def test_scramble_begins_with_the_next_trick() -> None:
    game = position("5 6 333 333 88 337").says("1 play 5", "2 play 6")
    game.declines()
    game.says("3 play 3")
    assert mode_of(game) == (True, 0)
