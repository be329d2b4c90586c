"""SET-2: an attached two is an ordinary card of the natural rank."""

import pytest

from tests.positions import position


def test_it_may_be_attached_or_not() -> None:
    assert position("K2 3 3 3 3 3").legal == ["play 2", "play K", "play K2"]


@pytest.mark.parametrize(
    ("led", "answer"),
    [("882", "999"), ("882", "992"), ("8222", "9999"), ("88", "92"), ("8882", "9222")],
)
def test_it_ranks_as_the_natural_rank(led: str, answer: str) -> None:
    game = position(f"{led}3 {answer}3 3 3 3 3").says(f"1 play {led}")
    assert f"play {answer}" in game.legal


@pytest.mark.parametrize(("led", "answer"), [("999", "882"), ("992", "999"), ("99", "9922")])
def test_it_lends_no_strength(led: str, answer: str) -> None:
    game = position(f"{led}3 {answer}3 3 3 3 3").says(f"1 play {led}")
    assert game.refused(f"2 play {answer}") == "BEAT-1"


@pytest.mark.parametrize(
    ("led", "first"), [("TTTT2", 4), ("TTT2", 2), ("K2", 4), ("A2", 4), ("92222", 2)]
)
def test_it_counts_towards_the_threshold(led: str, first: int) -> None:
    game = position(f"{led}3 3 3 3 3 3").says(f"1 play {led}")
    assert game.asked == f"{first} follow"
