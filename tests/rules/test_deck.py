"""Shuffling: a seed keeps its meaning."""

from collections import Counter
from random import Random

from gouji.rules.cards import cards_text
from gouji.rules.deck import PACK, random_seat, shuffled
from gouji.rules.seats import SEATS


def test_a_shuffle_loses_nothing() -> None:
    assert Counter(shuffled(PACK, Random(3))) == Counter(PACK)


def test_a_seed_keeps_its_meaning() -> None:
    # Pinned: records and puzzles name seeds, so another order would be another game.
    assert shuffled("0123456789", Random(1)) == tuple("8034529671")
    assert cards_text(shuffled(PACK, Random(20261129))[:6]) == "4hQc3dAh3d9s"


def test_every_place_is_as_likely() -> None:
    rng = Random(9)
    first = Counter(shuffled("abcdef", rng)[0] for _ in range(6_000))
    # Six standard deviations: sqrt(6000 * 1/6 * 5/6) is about 29.
    assert all(abs(number - 1_000) < 6 * 29 for number in first.values())


def test_a_random_seat_is_any_seat() -> None:
    rng = Random(2)
    assert {random_seat(rng) for _ in range(200)} == set(SEATS)
