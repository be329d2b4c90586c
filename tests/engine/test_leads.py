"""The leads of a hand are made when they are looked at: by place, by parts or all."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.engine.leads import Leads
from gouji.rules.hand import Hand, parse_hand
from tests.strategies import hands


@given(hands(), st.booleans())
def test_each_place_holds_one_lead(hand: Hand, mixed: bool) -> None:
    leads = Leads(hand, mixed)
    listed = list(leads)
    assert [leads[place] for place in range(len(leads))] == listed
    assert len(set(listed)) == len(listed) == len(leads)


def test_places_count_from_the_end_too_and_parts_are_tuples() -> None:
    leads = Leads(parse_hand("3345w"), mixed=True)
    listed = tuple(leads)
    assert leads[-1] == listed[-1]
    assert leads[2:5] == listed[2:5]
    assert leads[::-1] == listed[::-1]
    for place in (len(leads), -len(leads) - 1):
        with pytest.raises(IndexError):
            leads[place]


def test_the_same_hand_has_the_same_leads() -> None:
    hand = parse_hand("344KW")
    assert Leads(hand, mixed=True) == Leads(hand, mixed=True)
    assert hash(Leads(hand, mixed=True)) == hash(Leads(hand, mixed=True))
    assert Leads(hand, mixed=True) != Leads(parse_hand("344K"), mixed=True)


def test_a_lead_at_a_random_place_is_any_lead_evenly() -> None:
    leads, rng, drawn = Leads(parse_hand("3345w"), mixed=True), Random(1), 20_000
    found = Counter(rng.choice(leads) for _ in range(drawn))
    assert set(found) == set(leads)
    expected = drawn / len(leads)
    # The sum of squared deviations of so many even draws: 9 leads leave 8 degrees of freedom.
    deviation = sum((number - expected) ** 2 / expected for number in found.values())
    assert deviation < 26.1  # exceeded by one seed in a thousand
