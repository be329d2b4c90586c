"""What follows from BEAT and GOUJI, for sets and hands of all kinds."""

from hypothesis import given
from hypothesis import strategies as st

from gouji.rules.beating import (
    JokerOptions,
    JokerRule,
    MixedJokers,
    answers,
    beats,
    is_legal_set,
    is_unbeatable,
)
from gouji.rules.combo import Combo, combo_of, hand_is_one_set, parse_combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import Hand, counts, hand_text, holds, parse_hand, size
from tests.strategies import combos, hands, joker_options, sets_of


def on_the_table(laid: Combo, options: JokerOptions) -> bool:
    return is_legal_set(laid, options.mixed)


@given(hands(), combos(), joker_options())
def test_answers_are_the_sets_of_the_hand_that_beat(
    hand: Hand, laid: Combo, options: JokerOptions
) -> None:
    if not on_the_table(laid, options):
        return
    found = answers(hand, laid, options)
    assert len(set(found)) == len(found)
    legal = [one for one in sets_of(hand) if is_legal_set(one, options.mixed)]
    assert set(found) == {one for one in legal if beats(one, laid, options)}


@given(combos(), hands(), joker_options())
def test_what_beats_a_gouji_set_is_gouji(laid: Combo, hand: Hand, options: JokerOptions) -> None:
    if is_gouji(laid):
        assert all(map(is_gouji, answers(hand, laid, options)))


@given(combos(), hands(), joker_options())
def test_a_plain_set_never_beats_a_joker(laid: Combo, hand: Hand, options: JokerOptions) -> None:
    if laid.jokers:
        assert all(answer.jokers for answer in answers(hand, laid, options))


@given(combos(), hands(), st.sampled_from(MixedJokers))
def test_one_for_one_both_sets_have_the_same_size(
    laid: Combo, hand: Hand, mixed: MixedJokers
) -> None:
    strict = JokerOptions(JokerRule.STRICT, mixed)
    assert {answer.size for answer in answers(hand, laid, strict)} <= {laid.size}


@given(combos(), combos(), joker_options())
def test_a_higher_body_alone_or_more_jokers_win_never_a_lower_body(
    laid: Combo, answer: Combo, options: JokerOptions
) -> None:
    if laid.body and answer.body and answer.rank <= laid.rank:
        assert not beats(answer, laid, options)


@given(combos(), joker_options())
def test_no_set_beats_itself(laid: Combo, options: JokerOptions) -> None:
    assert not beats(laid, laid, options)


@given(combos(), hands(), joker_options())
def test_nothing_beats_an_unbeatable_set(laid: Combo, hand: Hand, options: JokerOptions) -> None:
    if is_unbeatable(laid, options):
        assert answers(hand, laid, options) == ()


@given(hands(), hands())
def test_holding_is_having_no_fewer_of_any_rank(hand: Hand, cards: Hand) -> None:
    enough = [have >= need for have, need in zip(counts(hand), counts(cards), strict=True)]
    assert holds(hand, cards) is all(enough)


@given(hands())
def test_a_hand_is_read_as_it_is_written(hand: Hand) -> None:
    assert parse_hand(hand_text(hand)) == hand
    assert len(hand_text(hand)) == size(hand)


@given(combos())
def test_a_set_is_read_as_it_is_written(laid: Combo) -> None:
    assert parse_combo(laid.text) is parse_combo(laid.text[::-1]) is combo_of(laid.cards) is laid


@given(hands())
def test_a_hand_is_one_set_if_its_cards_form_one(hand: Hand) -> None:
    assert hand_is_one_set(hand) is any(one.cards == hand for one in sets_of(hand))
