"""BURN-4: a burning seat leads a set with a joker, or all the cards it has left."""

import pytest

from tests.positions import Game, position


def burning(rest: str) -> Game:
    """2 has burned 1's KK with AA, nobody beat it, and 2 leads."""
    game = position(f"KK3 AA{rest} 3 3 3 3").says("1 play KK", "2 burn AA")
    game.declines()
    assert game.asked == "2 lead"
    return game


@pytest.mark.parametrize(
    ("rest", "legal"),
    [
        ("557w", ["play 55w", "play 5w", "play 7w", "play w"]),
        ("55", ["play 55"]),
        ("522", ["play 522"]),
        ("22", ["play 22"]),
        ("5w", ["play 5w", "play w"]),
    ],
)
def test_its_leads(rest: str, legal: list[str]) -> None:
    assert burning(rest).legal == legal


@pytest.mark.parametrize("cards", ["5", "55", "7"])
def test_no_other_lead(cards: str) -> None:
    assert burning("557w").refused(f"2 play {cards}") == "BURN-4"


def test_nobody_else_is_bound() -> None:
    game = burning("55w7").says("2 play 5w")
    assert game.asked == "5 follow"


def test_it_binds_every_lead_while_the_burn_stands() -> None:
    game = burning("557ww").says("2 play 5w")
    game.declines()
    assert game.legal == ["play 5w", "play 7w", "play w"]
