"""Splits of a whole hand (TIAO-1)."""

import pytest

from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand
from gouji.rules.seats import EVERYBODY, Seat, Seats, seat_set
from gouji.rules.tiao import pickable, picker, plain_sets, plainest_split, splits


@pytest.mark.parametrize(
    ("hand", "free", "burning"),
    [
        ("5567", "55 6 7", None),
        ("55", "55", "55"),
        ("5522", "55 22", "5522"),
        ("22", "22", "22"),
        ("22w", "w 22", "w 22"),
        ("556w", "w 55 6", "55w 6"),
        ("5562w", "w 55 6 2", "55w 62"),
        ("556wwW", "w w W 55 6", "w W 55w 6"),
        ("5567w", "w 55 6 7", None),
        ("5567wW", "w W 55 6 7", "55w 6W 7"),
        ("wW", "w W", "w W"),
    ],
)
def test_the_plainest_split(hand: str, free: str, burning: str | None) -> None:
    for expected, is_burning in ((free, False), (burning, True)):
        found = plainest_split(parse_hand(hand), burning=is_burning)
        assert (found and " ".join(laid.text for laid in found)) == expected
        if found:
            assert splits(parse_hand(hand), found)
            assert not is_burning or plain_sets(found) <= 1


@pytest.mark.parametrize(
    ("claimer", "out", "mate"),
    [(1, (), 3), (5, (), 1), (1, (3,), 5), (1, (3, 5), None), (1, (2, 4, 6), 3)],
)
def test_who_picks(claimer: Seat, out: tuple[Seat, ...], mate: Seat | None) -> None:
    assert picker(claimer, Seats(EVERYBODY & ~seat_set(*out))) == mate


@pytest.mark.parametrize(
    ("sets", "burning", "expected"),
    [
        ("55 6 7", False, "55 6 7"),
        ("5 5 6", False, "5 6"),
        ("55w 6w 7", True, "55w 6w"),
        ("7", True, "7"),
        ("55w", True, "55w"),
    ],
)
def test_what_may_be_picked(sets: str, burning: bool, expected: str) -> None:
    found = pickable([parse_combo(text) for text in sets.split()], burning=burning)
    assert " ".join(laid.text for laid in found) == expected
