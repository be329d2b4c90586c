"""分牌: deals of the cards a seat does not see, consistent with all that is public and likely by it."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import exp
from random import Random
from typing import Final, NamedTuple

from gouji.bots.evidence import Odds, evidence
from gouji.engine.views import SeatView
from gouji.rules.cards import COPIES, RANKS, Rank
from gouji.rules.hand import UNIT, Hand, counts
from gouji.rules.seats import BIT, SEATS, Seat

BURN_IN: Final = 1000
"""Swaps before the first deal."""
BETWEEN: Final = 150
"""Swaps between one deal and the next."""


class World(NamedTuple):
    """分牌: hands for all seats, and what nobody will play."""

    hands: tuple[Hand, ...]
    gone: Hand


def worlds(view: SeatView, rng: Random) -> Iterator[World]:
    """分牌: deals without end, each a few swaps from the one before (Metropolis).

    A swap of two cards keeps every count and the pack as they are, so that each deal is consistent with
    them; it is taken by the odds of :mod:`gouji.bots.evidence`.
    """
    deck = [rank for rank, number in enumerate(counts(view.unseen)) for _ in range(number)]
    for last in range(len(deck) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    seats = [seat for seat in SEATS if seat != view.seat and view.standing.in_play & BIT[seat]]
    sizes = [view.counts[seat - 1] for seat in seats]
    # The last place is of the cards that left play face down.
    sizes.append(len(deck) - sum(sizes))
    chain = _Chain(deck, sizes, [*_odds(view, seats), _odds_gone(view)], rng)
    chain.swap(BURN_IN)
    while True:
        yield _world(view, seats, chain.hands())
        chain.swap(BETWEEN)


def _odds(view: SeatView, seats: Sequence[Seat]) -> list[Odds]:
    found = evidence(view)
    return [found[seat] for seat in seats]


def _odds_gone(view: SeatView) -> Odds:
    # A revolter holds no power card (REVOLT-1); of others that were forced out nothing is known.
    odds = [[0.0] * (COPIES + 1) for _ in RANKS]
    if view.standing.revolted is not None:
        for rank in (Rank.TWO, Rank.SMALL, Rank.BIG):
            odds[rank] = [-20.0 * number for number in range(COPIES + 1)]
    return odds


def _world(view: SeatView, seats: Sequence[Seat], dealt: list[Hand]) -> World:
    hands = [Hand(0)] * len(SEATS)
    hands[view.seat - 1] = view.hand
    for seat, hand in zip(seats, dealt, strict=False):
        hands[seat - 1] = hand
    return World(tuple(hands), dealt[-1])


class _Chain:
    """Metropolis walk over the deals of a deck, each place holding a slice of it."""

    def __init__(
        self, deck: list[int], sizes: Sequence[int], odds: Sequence[Odds], rng: Random
    ) -> None:
        self._deck = deck
        self._ends = list(pairwise(accumulate(sizes, initial=0)))
        self._place = [index for index, size in enumerate(sizes) for _ in range(size)]
        self._odds = odds
        self._rng = rng
        self._held = [[0] * len(RANKS) for _ in sizes]
        for place, rank in zip(self._place, deck, strict=True):
            self._held[place][rank] += 1

    def swap(self, times: int) -> None:
        deck, places, held, odds = self._deck, self._place, self._held, self._odds
        random, cards = self._rng.random, len(deck)
        for _ in range(times if cards else 0):
            i, j = int(random() * cards), int(random() * cards)
            a, b, x, y = places[i], places[j], deck[i], deck[j]
            if a == b or x == y:
                continue
            mine, others = held[a], held[b]
            of_a, of_b = odds[a], odds[b]
            change = (
                of_a[x][mine[x] - 1]
                - of_a[x][mine[x]]
                + of_a[y][mine[y] + 1]
                - of_a[y][mine[y]]
                + of_b[y][others[y] - 1]
                - of_b[y][others[y]]
                + of_b[x][others[x] + 1]
                - of_b[x][others[x]]
            )
            if change >= 0 or random() < exp(change):
                deck[i], deck[j] = y, x
                mine[x] -= 1
                mine[y] += 1
                others[y] -= 1
                others[x] += 1

    def hands(self) -> list[Hand]:
        return [
            Hand(sum(UNIT[rank] for rank in self._deck[start:end])) for start, end in self._ends
        ]
