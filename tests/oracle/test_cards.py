"""SET, BEAT and GOUJI: the program's answers are the oracle's."""

import pytest
from hypothesis import given

from gouji.rules.beating import JokerOptions, beats, is_legal_set, is_unbeatable
from gouji.rules.combo import Combo, NotASetError, combo_of
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import Hand, hand_text, parse_hand
from tests.oracle import cards as oracle
from tests.strategies import combos, hands, joker_options

pytestmark = pytest.mark.usefixtures("untraced")


def may_lie(cards: Hand, options: JokerOptions) -> bool:
    """Whether the program takes these cards for a set."""
    try:
        return is_legal_set(combo_of(cards), options.mixed)
    except NotASetError:
        return False


@given(hands(), joker_options())
def test_the_sets_of_a_hand(hand: Hand, options: JokerOptions) -> None:
    for cards in oracle.parts(hand_text(hand)):
        assert may_lie(parse_hand(cards), options) == oracle.is_set(cards, options.mixed), cards


@given(combos(), combos(), joker_options())
def test_what_beats_what(answer: Combo, laid: Combo, options: JokerOptions) -> None:
    if is_legal_set(answer, options.mixed) and is_legal_set(laid, options.mixed):
        expected = oracle.beats(answer.text, laid.text, options.rule, options.mixed)
        assert beats(answer, laid, options) == expected


@given(combos(8), joker_options())
def test_what_is_gouji_and_what_closes_the_trick(laid: Combo, options: JokerOptions) -> None:
    assert is_gouji(laid) == oracle.is_gouji(laid.text)
    closes = options.rule == "strict" and oracle.has_big(laid.text, options.mixed)
    if is_legal_set(laid, options.mixed):
        assert is_unbeatable(laid, options) == closes
