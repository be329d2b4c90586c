"""DEAL-3: the first drawer by a cut, or drawn evenly."""

from collections import Counter
from random import Random

import pytest

from gouji.rules.cards import Card, parse_cards
from gouji.rules.deck import DRAW, PACK, Opening, drawer_by_cut, shuffled
from gouji.rules.seats import SEATS, Seat


@pytest.mark.parametrize(
    ("card", "opener", "drawer"),
    [
        ("As", 1, 1),
        ("2h", 1, 2),
        ("6c", 1, 6),
        ("7d", 1, 1),
        ("Ts", 1, 4),
        ("Jh", 1, 5),
        ("Qc", 1, 6),
        ("Kd", 1, 1),
        ("3s", 5, 1),
        ("Qs", 4, 3),
    ],
)
def test_the_count_begins_with_the_opener_as_1(card: str, opener: int, drawer: int) -> None:
    assert drawer_by_cut(parse_cards(card)[0], Seat(opener)) == drawer


@pytest.mark.parametrize("opener", SEATS)
def test_the_cut_card_gives_the_drawer(opener: Seat) -> None:
    drawing = DRAW[Opening.CUT](opener, Random(1))
    assert drawing.cut is not None
    assert drawing.drawer == drawer_by_cut(drawing.cut, opener)


def jokers_first(number: int) -> int:
    """The first seed whose shuffled pack begins with so many jokers."""
    return next(
        seed
        for seed in range(10_000)
        if [card.suit is None for card in shuffled(PACK, Random(seed))[: number + 1]]
        == [True] * number + [False]
    )


@pytest.mark.parametrize("jokers", [1, 2])
def test_at_a_joker_the_next_seat_opens_instead(jokers: int) -> None:
    drawing = DRAW[Opening.CUT](Seat(6), Random(jokers_first(jokers)))
    assert drawing.cut is not None
    assert drawing.drawer == drawer_by_cut(drawing.cut, Seat(jokers))


@pytest.mark.parametrize("opening", Opening)
def test_every_seat_may_draw_first(opening: Opening) -> None:
    rng = Random(5)
    found = Counter(DRAW[opening](Seat(1), rng).drawer for _ in range(600))
    assert set(found) == set(SEATS)


def test_drawn_at_random_is_even_and_cuts_no_card() -> None:
    rng = Random(5)
    drawings = [DRAW[Opening.RANDOM](Seat(1), rng) for _ in range(6_000)]
    found = Counter(drawing.drawer for drawing in drawings)
    # Six standard deviations: sqrt(6000 * 1/6 * 5/6) is about 29.
    assert all(abs(number - 1_000) < 6 * 29 for number in found.values())
    assert {drawing.cut for drawing in drawings} == {None}


def test_the_card_cut_is_never_a_joker() -> None:
    cuts = {DRAW[Opening.CUT](Seat(1), Random(seed)).cut for seed in range(300)}
    assert all(isinstance(card, Card) and card.suit for card in cuts)
