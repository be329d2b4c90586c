"""BURN-2: what a hand must meet to burn, by ``burn_check``."""

import pytest

from tests.positions import position


def candidate(hand: str, check: str) -> list[str]:
    """What 2 may answer about KK; empty if it is not asked."""
    game = position(f"KK3 {hand} 3 3 3 3", burn_check=check).says("1 play KK")
    return game.legal if game.asked == "2 burn" else []


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("AA3", True),
        ("AA34", False),
        ("AA34w", True),
        ("AA345w", False),
        ("AA345wW", True),
        ("AA3333322", True),
        ("AA32222ww", True),
        ("22345", False),
        ("2234", True),
        ("ww34567", False),
        ("ww3456", True),
    ],
)
def test_declared_counts_ranks_less_jokers_before_burning(hand: str, may: bool) -> None:
    assert bool(candidate(hand, "declared")) is may


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("AA", ["burn AA", "no"]),
        ("AA3", ["burn AA", "no"]),
        ("AA34", []),
        ("AA56w", ["burn AA", "no"]),
        ("AA5w", ["burn AA", "no"]),
        ("AA5wW", ["burn AA", "burn AW", "burn Aw", "no"]),
        ("223", ["burn 22", "no"]),
        ("2223", ["burn 22", "no"]),
        ("ww345", []),
        ("ww3", ["burn ww", "no"]),
    ],
)
def test_completable_looks_at_the_rest_after_the_burning_set(hand: str, legal: list[str]) -> None:
    assert candidate(hand, "completable") == legal


def test_declared_lets_a_seat_burn_itself_out() -> None:
    assert candidate("AA56w", "declared") == ["burn AA", "burn Aw", "no"]


def test_completable_refuses_such_a_set() -> None:
    game = position("KK3 AA56w 3 3 3 3", burn_check="completable").says("1 play KK")
    assert game.refused("2 burn Aw") == "BURN-2"


def test_completable_holds_for_each_burning_lead() -> None:
    game = position("KK3 AA56ww 3 3 3 3", burn_check="completable")
    game.says("1 play KK", "2 burn AA", "5 pass")
    assert game.legal == ["play 5w", "play 5ww", "play 6w", "play 6ww", "play w"]
    assert game.refused("2 play ww") == "BURN-2"


def test_declared_lets_a_burning_seat_lead_as_it_likes() -> None:
    game = position("KK3 AA56ww 3 3 3 3").says("1 play KK", "2 burn AA", "5 pass")
    assert "play ww" in game.legal
