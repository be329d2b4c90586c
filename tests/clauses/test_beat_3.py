"""BEAT-3: what follows from BEAT-1 and BEAT-2."""

import pytest

from tests.positions import position

RULES = ("strict", "two_kill_one", "full_kill")


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("answer", ["AAAAAA", "222222", "K22222"])
def test_a_plain_set_never_beats_a_joker(rule: str, answer: str) -> None:
    game = position(f"3w4 3 3 {answer}3 3 3", joker_rule=rule).says("1 play 3w")
    assert game.legal == ["pass"]


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("joker", ["w", "W", "ww"])
def test_adding_a_joker_to_the_same_rank_never_wins(rule: str, joker: str) -> None:
    game = position(f"8883 888{joker}3 3 3 3 3", joker_rule=rule).says("1 play 888")
    assert game.refused(f"2 play 888{joker}") == "BEAT-1"


def test_one_for_one_both_sets_have_the_same_size() -> None:
    game = position("777ww3 3 3 88889999WWww3 3 3").says("1 play 777ww")
    assert {len(act) for act in game.legal} == {len("pass"), len("play 888WW")}
