"""SCRAM-1: from when on tricks are in scramble mode."""

import pytest

from gouji.engine.events import TrickOpened
from tests.positions import Game, position


def is_scramble(game: Game) -> bool:
    return game.all(TrickOpened)[-1].scramble


@pytest.mark.parametrize(
    ("hands", "out", "second_out", "four_left"),
    [
        ("3 3 3 3 3 3", (), False, False),
        ("3 3 3 3 3 -", (6,), False, False),
        ("3 3 3 3 - -", (6, 5), True, True),
        ("3 3 3 - - -", (6, 5, 4), True, True),
    ],
)
def test_from_when_on(hands: str, out: tuple[int, ...], second_out: bool, four_left: bool) -> None:
    assert is_scramble(position(hands, 1, out, scramble_from="second_out")) is second_out
    assert is_scramble(position(hands, 1, out, scramble_from="four_left")) is four_left


@pytest.mark.parametrize(("option", "scramble"), [("second_out", False), ("four_left", True)])
def test_after_heads_last_trick_if_somebody_was_forced_out(option: str, scramble: bool) -> None:
    game = position("KK34 AA56w 3 33 5 33", scramble_from=option)
    game.says("1 play KK", "2 burn Aw", "5 pass")
    assert game.state.standing.places == (0, 6, 0, 0, 0, 0)
    assert not is_scramble(game), "five are in play"
    game.says("1 play 4", "3 pass", "4 pass", "5 play 5")
    game.declines()
    assert is_scramble(game) is scramble


def test_not_before_the_trick_is_over() -> None:
    game = position("5 6 33 83 33 33").says("1 play 5", "2 play 6", "3 pass")
    assert game.refused("4 yield") == "TURN-5"
    assert not is_scramble(game)
    game.says("4 play 8")
    assert game.declines() == "5 follow, 6 follow"
    assert is_scramble(game)


def test_until_then_burning_stays_allowed() -> None:
    game = position("5 6 33 283 w3 33").says("1 play 5", "2 play 6", "3 pass", "4 play 2")
    assert game.asked == "5 burn"
