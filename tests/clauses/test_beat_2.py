"""BEAT-2: killers by ``joker_rule``, exactly these groups, unmixed."""

import pytest

from tests.positions import position

KILLERS = {
    ("strict", "w"): ["W"],
    ("strict", "W"): [],
    ("two_kill_one", "w"): ["W"],
    ("two_kill_one", "W"): ["WW"],
    ("full_kill", "w"): ["W", "ww"],
    ("full_kill", "W"): ["WW", "www"],
}


@pytest.mark.parametrize(("rule", "joker"), KILLERS)
def test_what_kills_one_joker(rule: str, joker: str) -> None:
    game = position(f"{joker}3 3 3 wwwWWW3 3 3", joker_rule=rule).says(f"1 play {joker}")
    expected = [f"play {cards}" for cards in KILLERS[rule, joker]]
    assert game.legal == (["pass", *expected] if expected else ["play 3"])


@pytest.mark.parametrize(
    ("rule", "led", "hand", "answers"),
    [
        ("two_kill_one", "wW", "wwwWWW", ["WWW"]),
        ("full_kill", "ww", "wwWWW", ["WW", "wwW"]),
        ("full_kill", "wW", "wwwWWW", ["WWW", "wwWW", "wwwW"]),
    ],
)
def test_each_joker_has_killers_of_its_own(
    rule: str, led: str, hand: str, answers: list[str]
) -> None:
    game = position(f"{led}3 3 3 {hand}3 3 3", joker_rule=rule).says(f"1 play {led}")
    assert game.legal == ["pass", *(f"play {cards}" for cards in answers)]


def test_strict_makes_a_set_with_a_big_joker_unbeatable() -> None:
    assert position("888W3 3 3 WWW 3 3").says("1 play 888W").asked == "1 lead"
