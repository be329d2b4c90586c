"""BURN-8: a burning seat that is to lead and cannot satisfy BURN-4 is burnt out."""

from collections.abc import Iterator
from copy import copy

import pytest

from gouji.engine.events import BurntOut, TrickOpened
from gouji.rules.seats import Seat
from tests.positions import Game, position, two_burnt_out


def test_it_is_forced_out_and_the_lead_goes_to_the_burned() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert game.all(BurntOut) == [BurntOut(Seat(2), 6)]
    assert game.asked == "1 lead"
    assert game.state.standing.ledger.burns == ()
    assert game.state.standing.burning is None


def test_if_he_is_out_to_the_next_in_play_after_the_burner() -> None:
    game = position("33 33 KK AA56w 33 33", 3).says("3 play KK", "4 burn Aw")
    game.declines()
    assert game.asked == "5 lead"


def test_not_while_it_can_go_on() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn AA", "5 pass")
    assert game.asked == "2 lead"


def test_after_a_later_lead_too() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn AA", "5 pass", "2 play w")
    game.declines()
    assert game.all(BurntOut) == [BurntOut(Seat(2), 6)]


def test_its_opposite_is_headless_in_the_next_trick() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert game.all(TrickOpened)[-1].headless == 1 << 4


def test_it_may_end_the_round() -> None:
    game = two_burnt_out()
    assert game.asked == ""
    assert game.result.places == (1, 4, 5, 2, 6, 3)


def lines_of_play(game: Game) -> Iterator[Game]:
    """Every way in which 2 can burn and go on to lead, nobody beating it."""
    if game.asked not in {"2 burn", "2 lead"}:
        yield game
        return
    for act in set(game.legal) - {"no"}:
        later = copy(game)
        later.events = list(game.events)
        later.says(f"2 {act}").declines()
        yield from lines_of_play(later)


@pytest.mark.parametrize("hand", ["AA56w", "AA567ww", "AA5w", "AAwW", "22256wW"])
@pytest.mark.parametrize("check", ["declared", "completable"])
def test_it_cannot_happen_if_burns_must_be_completable(hand: str, check: str) -> None:
    game = position(f"KK3 {hand} 3 33 33 33", burn_check=check).says("1 play KK")
    games = list(lines_of_play(game))
    failed = [one for one in games if one.all(BurntOut)]
    assert len(failed) < len(games)
    assert all(one.state.standing.ledger.burns == ((2, 1),) for one in games if one not in failed)
    if check == "completable":
        assert failed == []


def test_it_can_if_they_need_not() -> None:
    game = position("KK3 AA56w 3 33 33 33").says("1 play KK")
    assert any(one.all(BurntOut) for one in lines_of_play(game))
