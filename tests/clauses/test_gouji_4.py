"""GOUJI-4: whatever legally beats a gouji set is itself gouji."""

import pytest

from gouji.rules.beating import JokerOptions, JokerRule, MixedJokers, answers
from gouji.rules.combo import combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import Hand, parse_hand

# Six of each rank and three of each joker: every threshold can be met and every group of killers.
HAND = Hand(parse_hand("3456789TJQKA2" * 6 + "wW" * 3))
GOUJI = [
    laid
    for rank in range(12)
    for naturals in range(6)
    for twos in range(3)
    for small in range(3)
    for big in range(3)
    if naturals + twos + small + big
    for laid in [combo(rank, naturals, twos, small, big)]
    if is_gouji(laid)
]


@pytest.mark.parametrize("rule", JokerRule)
@pytest.mark.parametrize("mixed", MixedJokers)
def test_what_beats_a_gouji_set_is_gouji(rule: JokerRule, mixed: MixedJokers) -> None:
    options = JokerOptions(rule, mixed)
    found = [answer for laid in set(GOUJI) for answer in answers(HAND, laid, options)]
    assert len(found) > 1_000
    assert [answer.text for answer in found if not is_gouji(answer)] == []
