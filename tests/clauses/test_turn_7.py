"""TURN-7: with ``last_word=always`` an opposite who passed is asked once more at the end."""

import pytest

from tests.positions import Game, position

IN_TURN = "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"


def unprotected(last_word: str) -> Game:
    return position("593 4 4 734 4 4", last_word=last_word).says("1 play 5")


@pytest.mark.parametrize(
    ("last_word", "asked"), [("always", f"{IN_TURN}, 4 follow"), ("yield_only", IN_TURN)]
)
def test_he_is_asked_once_more_at_the_end(last_word: str, asked: str) -> None:
    assert unprotected(last_word).declines() == asked


def test_to_beat_or_to_pass() -> None:
    game = unprotected("always").says("2 pass", "3 pass", "4 pass", "5 pass", "6 pass")
    assert game.legal == ["pass", "play 7"]


def test_if_somebody_beats_the_set_he_is_not() -> None:
    game = position("593 4 4 734 64 4", last_word="always").says("1 play 5", "2 pass", "3 pass")
    game.says("4 pass", "5 play 6")
    assert game.declines() == "6 follow, 1 follow, 2 follow"


def test_not_if_nobody_was_to_be_asked_after_him() -> None:
    game = position("73 4 4 483 4 4", 4, last_word="always")
    game.says("4 play 4", "5 pass", "6 pass", "1 play 7")
    assert game.declines() == "2 follow, 3 follow, 4 follow"


def test_nobody_but_the_opposite() -> None:
    game = position("53 - 4 4 4 4", 1, (2,), last_word="always").says("1 play 5")
    assert game.declines() == "3 follow, 4 follow, 5 follow, 6 follow, 4 follow"


def test_not_on_a_protected_set() -> None:
    game = position("3 KK3 4 4 4 -", 2, (6,), last_word="always").says("2 play KK")
    assert game.declines() == "3 follow, 5 follow"
    game = position("23 3 3 3 4 -", 1, (6,), last_word="always").says("1 play 2")
    assert game.declines() == "3 follow, 4 follow"


def test_not_on_a_protected_set_though_a_headless_seat_comes_after_him() -> None:
    game = position("3 3 3 3 24 -", 5, (6,), last_word="always").says("5 play 2")
    assert game.declines() == "2 follow, 3 follow"


def test_not_in_scramble_mode() -> None:
    game = position("53 - 4 4 - 4", 1, (2, 5), last_word="always").says("1 play 5")
    assert game.declines() == "3 follow, 4 follow, 6 follow"


def test_a_yielder_is_asked_once_more_but_once() -> None:
    game = unprotected("always").says("2 pass", "3 pass", "4 yield", "5 pass", "6 pass")
    assert game.declines() == "4 follow"
