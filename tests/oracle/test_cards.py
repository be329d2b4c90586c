"""SET, BEAT, GOUJI and BURN-2: the program's answers are the oracle's, for hands of any size."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from gouji.rules.beating import (
    JokerOptions,
    MixedJokers,
    answers,
    beats,
    is_legal_set,
    is_unbeatable,
)
from gouji.rules.burning import BurnCheck, burning_answers
from gouji.rules.combo import Combo, NotASetError, combo_of, nth_set, number_of_sets
from gouji.rules.deck import PACK, shuffled
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import Hand, hand_text, pack_cards, parse_hand
from gouji.rules.seats import SEATS
from tests.oracle import cards as oracle
from tests.oracle import playing
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


@given(hands(7), st.sampled_from(MixedJokers), st.booleans())
def test_one_card_of_each_rank_tells_whether_a_hand_plays_out(
    hand: Hand, mixed: str, biesan: bool
) -> None:
    text = hand_text(hand)
    assert playing.plays_out(text, mixed, biesan) == playing.is_playable(text, mixed, biesan)


@st.composite
def whole_hands(draw: DrawFn) -> Hand:
    """36 cards, of all ranks or of a few, with any power cards."""
    rng = Random(draw(st.integers(0, 2**48)))
    kept = {*rng.sample(oracle.LOW, rng.choice([2, 3, 12])), *rng.choice(["2", "2wW"])}
    few = [card for card in PACK if card.rank.letter in kept]
    return pack_cards(shuffled(few, rng)[: len(PACK) // len(SEATS)])


@settings(max_examples=40)
@given(whole_hands(), joker_options())
def test_the_sets_of_a_whole_hand(hand: Hand, options: JokerOptions) -> None:
    mixed = options.mixed is not MixedJokers.FORBID
    number = number_of_sets(hand, mixed=mixed)
    found = [nth_set(hand, index, mixed=mixed).text for index in range(number)]
    assert sorted(found) == sorted(oracle.sets(hand_text(hand), options.mixed))


@settings(max_examples=40)
@given(whole_hands(), combos(9), joker_options(), st.booleans())
def test_what_a_whole_hand_has_to_answer_and_to_burn_with(
    hand: Hand, laid: Combo, options: JokerOptions, biesan: bool
) -> None:
    if not is_legal_set(laid, options.mixed):
        return
    text, (rule, mixed) = hand_text(hand), options
    expected = {s for s in oracle.sets(text, mixed) if oracle.beats(s, laid.text, rule, mixed)}
    assert texts(answers(hand, laid, options)) == expected
    ranks, jokers = [set(text) & set(cards) for cards in (oracle.LOW, oracle.JOKERS)]
    may = len(ranks) - sum(map(text.count, jokers)) <= 2
    for check, fit in (
        (BurnCheck.DECLARED, expected if may else set()),
        (
            BurnCheck.COMPLETABLE,
            {s for s in expected if playing.is_playable(oracle.without(text, s), mixed, biesan)},
        ),
    ):
        assert texts(burning_answers(hand, laid, options, check, biesan=biesan)) == fit


def texts(sets: Iterable[Combo]) -> set[str]:
    return {one.text for one in sets}
