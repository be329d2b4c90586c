"""BURN-6: when any set of a burning seat is beaten, by whomever, its burn is lifted."""

import pytest

from gouji.engine.events import BurnLifted
from gouji.rules.seats import Seat
from tests.positions import Game, position


def lifted(hands: str, *decisions: str, out: tuple[int, ...] = ()) -> Game:
    game = position(hands, 1, out).says("1 play KK", *decisions)
    assert game.all(BurnLifted) == [BurnLifted(Seat(2))]
    return game


def test_by_the_burners_opposite() -> None:
    game = lifted("KK3 AA57w 3 3 223 3", "5 no", "2 burn AA", "5 play 22")
    assert game.state.standing.burning is None


def test_by_a_headless_seat() -> None:
    lifted("KK3 AA57w 223 3 3 -", "2 burn AA", "3 play 22", out=(6,))


def test_by_another_burner_who_then_burns_himself() -> None:
    game = lifted("KK223 AA5 3 3 3 3", "2 burn AA", "1 burn 22")
    burning = game.state.standing.burning
    assert burning is not None
    assert (burning.seat, burning.victim) == (1, 2)


def test_by_an_answer_to_a_later_set_of_his() -> None:
    lifted("KK3 AA57w 3 3 9W3 3", "2 burn AA", "5 pass", "2 play 5w", "5 play 9W")


@pytest.mark.parametrize("beaten", [True, False])
def test_he_plays_on_normally(beaten: bool) -> None:
    answer = "5 play 22" if beaten else "5 pass"
    game = position("KK3 AA57w 3 3 223 3").says("1 play KK", "5 no", "2 burn AA", answer)
    game.declines()
    if beaten:
        game.says("5 play 3", "6 pass", "1 pass", "2 play 5")
        game.declines()
    assert ("play 7" in game.legal) is beaten
    assert game.asked == "2 lead"
