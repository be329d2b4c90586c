"""DEAL-3: the first drawer by a cut, or drawn evenly."""

from collections import Counter
from random import Random

import pytest

from gouji.engine.actions import Action
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.table import Table, Why
from gouji.rules.cards import Card, parse_cards
from gouji.rules.deck import DRAW, PACK, Dealt, Drawing, Opening, drawer_by_cut, shuffled
from gouji.rules.seats import SEATS, Seat
from tests.positions import rules
from tests.strategies import play_out


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


class Openings:
    """A journal that keeps the drawings alone."""

    def __init__(self) -> None:
        self.drawings: list[Drawing] = []

    def opened(self, _: int, drawing: Drawing) -> None:
        self.drawings.append(drawing)

    def dealt(self, hands: Dealt, fallback: Seat) -> None:
        """Not kept."""

    def decided(self, seat: Seat, act: Action, why: Why | None) -> None:
        """Not kept."""

    def scored(self, result: RoundResult) -> None:
        """Not kept."""

    def ended(self, over: GameOver) -> None:
        """Not kept."""


def drawings(seed: int, **options: str) -> list[Drawing]:
    """How the first drawers of a whole game were found."""
    openings = Openings()
    table = Table(rules(rounds=4, **options), seed, openings)
    for _ in play_out(table, "random", seed):
        pass
    return openings.drawings


@pytest.mark.parametrize(
    ("seed", "openers"),
    # With the last seed a joker is cut in the third round: 5 opens instead of 4, and 6 comes next.
    [(0, [6, 1, 2, 3]), (1, [1, 2, 3, 4]), (3, [2, 3, 5, 6])],
)
def test_with_rotate_the_seat_after_the_last_opener_cuts_for_every_round(
    seed: int, openers: list[int]
) -> None:
    assert [drawing.opener for drawing in drawings(seed, next_lead="rotate")] == openers


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("next_lead", ["last", "show"])
def test_else_there_is_a_cut_for_a_fresh_start_alone(next_lead: str, seed: int) -> None:
    openings = Openings()
    table = Table(rules(rounds=4, next_lead=next_lead), seed, openings)
    results: list[RoundResult] = []
    table.subscribe(
        lambda events: results.extend(one for one in events if isinstance(one, RoundResult))
    )
    for _ in play_out(table, "random", seed):
        pass
    fresh = [True, *(result.sweep is not None for result in results[:-1])]
    assert [drawing.cut is not None for drawing in openings.drawings] == fresh


def test_drawn_at_random_in_every_round_too() -> None:
    found = drawings(1, next_lead="rotate", opening="random")
    assert [drawing.cut for drawing in found] == [None] * 4
