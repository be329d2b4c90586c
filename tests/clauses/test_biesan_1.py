"""BIESAN-1: one's last set must be one's threes."""

import pytest

from tests.positions import position


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("334", ["4"]),
        ("3342w", ["2", "2w", "4", "42", "42w", "4w", "w"]),
        ("333", ["333"]),
        ("3", ["3"]),
        ("33w", ["w"]),
        ("332", ["2"]),
        # Free of the clause: no three at all.
        ("45", ["4", "5"]),
        ("2w", ["2", "2w", "w"]),
    ],
)
def test_what_may_be_led(hand: str, leads: list[str]) -> None:
    game = position(f"{hand} 33 33 33 33 33", biesan=True)
    assert game.legal == [f"play {lead}" for lead in leads]


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        pytest.param("334", "3", id="not while he has others"),
        pytest.param("334", "33", id="not even all of them"),
        pytest.param("333", "33", id="not some of them"),
        pytest.param("33w", "33w", id="no joker attached"),
        pytest.param("332", "332", id="no two attached"),
    ],
)
def test_threes_alone_last_and_all_at_once(hand: str, lead: str) -> None:
    assert position(f"{hand} 4 4 4 4 4", biesan=True).refused(f"1 play {lead}") == "BIESAN-1"
    assert f"play {lead}" in position(f"{hand} 4 4 4 4 4").legal


@pytest.mark.parametrize("rule", ["strict", "full_kill"])
def test_they_answer_nothing(rule: str) -> None:
    # Every other rank would do here, the three is kept.
    game = position("w33 33WW44 33 33 33 33", biesan=True, joker_rule=rule).says("1 play w")
    game.declines(until="4 follow")
    assert not any("3" in act for act in game.legal)
