"""BEAT-1: killers for the jokers, and for each other card one that ranks strictly higher."""

import pytest

from gouji.engine.kernel import refusal
from gouji.engine.refusals import Reason
from tests.positions import decision, position


@pytest.mark.parametrize(
    ("led", "answer", "reason"),
    [
        ("88", "9", Reason.TOO_FEW),
        ("88", "999", Reason.TOO_MANY),
        ("88", "88", Reason.TOO_LOW),
        ("88", "77", Reason.TOO_LOW),
        ("88", "7w", Reason.TOO_LOW),
        ("8w", "99", Reason.NOT_KILLED),
        ("8w", "7W", Reason.TOO_LOW),
        ("8w", "99W", Reason.TOO_MANY),
        ("8w", "W", Reason.TOO_FEW),
        ("2", "A", Reason.TOO_LOW),
    ],
)
def test_each_way_to_fall_short(led: str, answer: str, reason: Reason) -> None:
    game = position(f"{led}3 3 3 {answer}4 3 3").says(f"1 play {led}")
    game.declines(until="4 follow")
    fault = refusal(game.state, *decision(f"4 play {answer}"))
    assert fault is not None
    assert fault.reason is reason


@pytest.mark.parametrize(
    ("led", "answer"), [("88", "9w"), ("88", "KW"), ("8w", "9W"), ("8w", "WW"), ("w", "W")]
)
def test_the_rest_outranks_the_body_card_by_card(led: str, answer: str) -> None:
    game = position(f"{led}3 3 3 {answer}4 3 3").says(f"1 play {led}")
    game.declines(until="4 follow")
    assert f"play {answer}" in game.legal


def test_a_set_without_body_needs_killers_and_nothing_else() -> None:
    game = position("w3 3 3 9W3 3 3").says("1 play w")
    assert game.legal == ["pass", "play W"]
