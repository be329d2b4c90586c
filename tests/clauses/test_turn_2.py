"""TURN-2: who is asked after a set, and in which order."""

import pytest

from tests.positions import position

LED = [
    # TURN-2.3: everybody in seat order.
    ("53 3 3 3 3 3", "1 play 5", "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"),
    ("TTTT3 3 3 3 3 3", "1 play TTTT", "2 follow, 3 follow, 4 follow, 5 follow, 6 follow"),
    ("3 3 3 3 3 53", "6 play 5", "1 follow, 2 follow, 3 follow, 4 follow, 5 follow"),
    # TURN-2.2: the opposite alone, save for burn candidates before him.
    ("AA3 3 3 3 3 3", "1 play AA", "4 follow"),
    ("3 AA3 3 3 3 3", "2 play AA", "5 follow"),
    ("3 3 3 3 AA3 3", "5 play AA", "2 follow"),
    ("KK3 AA3 3 22 22 3", "1 play KK", "5 burn, 2 burn, 4 follow"),
]


@pytest.mark.parametrize(("hands", "lead", "asked"), LED)
def test_after_a_lead(hands: str, lead: str, asked: str) -> None:
    assert position(hands, int(lead[0])).says(lead).declines() == asked


@pytest.mark.parametrize(
    ("rule", "asked"),
    [("strict", "1 lead"), ("two_kill_one", "4 follow"), ("full_kill", "4 follow")],
)
def test_nobody_under_a_big_joker_if_strict(rule: str, asked: str) -> None:
    game = position("5W3 WWW3 3 3 3 3", joker_rule=rule).says("1 play 5W")
    game.declines(until="4 follow")
    assert game.asked == asked


def test_opposite_and_headless_seats_about_a_protected_set_in_seat_order() -> None:
    game = position("3 53 3 23 3 -", 4, (6,)).says("4 play 2")
    assert game.declines() == "1 follow, 3 follow"


def test_no_headless_seat_that_has_passed() -> None:
    game = position("3 53 3 23 3 -", 2, (6,)).says("2 play 5", "3 pass", "4 play 2")
    assert game.declines() == "1 follow"


@pytest.mark.parametrize(
    ("answer", "asked"), [("2", "4 follow"), ("8", "2 follow, 3 follow, 4 follow")]
)
def test_the_opposite_even_if_he_has_passed_but_nobody_else(answer: str, asked: str) -> None:
    game = position("283 3 53 3 3 3", 3).says("3 play 5", "4 pass", "5 pass", "6 pass")
    assert game.says(f"1 play {answer}").declines() == asked


def test_burn_candidates_only_about_a_dead_gouji() -> None:
    game = position("55 3 3 KK3 AA3 3").says("1 play 55", "2 pass", "3 pass", "4 play KK")
    assert game.declines() == "5 burn"
    assert game.asked == "4 lead"


def test_no_seat_that_is_out() -> None:
    game = position("53 - 3 3 3 3", 1, (2,)).says("1 play 5")
    assert game.declines() == "3 follow, 4 follow, 5 follow, 6 follow"
