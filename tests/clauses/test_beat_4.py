"""BEAT-4: every worked case of the table, under each of the three joker rules."""

import pytest

from tests.positions import position

RULES = ("strict", "two_kill_one", "full_kill")
TABLE = {
    "8888<9999 8888<999w 8888<9922 8882<9922 222<www 22<wW": "yes yes yes",
    "333w<9999 888w<888W 888w<777W 888w<999w 8888<888w 222<22w": "no no no",
    "888w<999W 888w<99WW 22w<wwW 2w<wW ww<WW KKKww<AAAWW w<W 2<w 2<W": "yes yes yes",
    "KKKww<AAAwW": "no no no",
    "W<WW 888W<999WW": "no yes yes",
    "w<ww W<www 888w<999ww 888W<999www": "no no yes",
    "A<2 AA<22 AA<ww 9<W 99<KW": "yes yes yes",
    "AA<2w": "yes yes yes",
}
CASES = [
    (*case.split("<"), rule, verdict == "yes")
    for cases, verdicts in TABLE.items()
    for case in cases.split()
    for rule, verdict in zip(RULES, verdicts.split(), strict=True)
]


@pytest.mark.parametrize(("led", "answer", "rule", "beats"), CASES)
def test_worked_case(led: str, answer: str, rule: str, beats: bool) -> None:
    # The answer is asked of the opposite, whom TURN-2 asks about every set that can be beaten.
    game = position(f"{led}3 3 3 {answer}3 3 3", joker_rule=rule).says(f"1 play {led}")
    game.declines(until="4 follow")
    assert (f"play {answer}" in game.legal) is beats
