"""进贡: debts, who pays which cards, and what is returned (TRIB-1 to TRIB-8)."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.rules.cards import POWER_RANKS, RANKS, Rank
from gouji.rules.hand import EMPTY, UNIT, Hand, count, counts, holds, size
from gouji.rules.seats import OPPOSITE, SEATS, Federation, Seat, federation, from_seat


class TributeOrder(StrEnum):
    """进贡次序: the order in which kinds of debts are paid (TRIB-1)."""

    S1 = "s1"
    S2 = "s2"


class MateTribute(StrEnum):
    """联邦之贡: which debts between mates are paid (TRIB-6)."""

    NONE = "none"
    LAST = "last"
    ALL = "all"


class NoPower(StrEnum):
    """无贡牌: what a payer without enough power cards pays (TRIB-3)."""

    EXEMPT = "exempt"
    HIGHEST = "highest"


class SweepTribute(StrEnum):
    """串三户之贡: what is owed after a sweep (TRIB-7)."""

    NONE = "none"
    OPPOSITE = "opposite"


class DebtKind(StrEnum):
    """贡: why a card is owed (TRIB-2, TRIB-7)."""

    POINT = "point"
    BURN = "burn"
    STUCK = "stuck"
    LAST = "last"
    SWEEP = "sweep"


class Debt(NamedTuple):
    """贡: what one seat owes another in the next round (TRIB-2)."""

    kind: DebtKind
    payer: Seat
    payee: Seat
    cards: int
    clause: str
    """The clause that it follows from."""


ORDER: Final[Mapping[TributeOrder, tuple[DebtKind, ...]]] = MappingProxyType(
    {
        TributeOrder.S1: (
            DebtKind.POINT,
            DebtKind.BURN,
            DebtKind.STUCK,
            DebtKind.LAST,
            DebtKind.SWEEP,
        ),
        TributeOrder.S2: (
            DebtKind.STUCK,
            DebtKind.POINT,
            DebtKind.BURN,
            DebtKind.LAST,
            DebtKind.SWEEP,
        ),
    }
)
"""The kinds of debts in the order of payment (TRIB-1); a sweep's stand alone."""

KEPT: Final[Mapping[MateTribute, frozenset[DebtKind]]] = MappingProxyType(
    {
        MateTribute.NONE: frozenset(),
        MateTribute.LAST: frozenset({DebtKind.LAST}),
        MateTribute.ALL: frozenset({DebtKind.LAST, DebtKind.BURN, DebtKind.STUCK}),
    }
)
"""The kinds of debts that are paid between mates too (TRIB-6)."""

LAST_PAYS: Final = 2
"""落贡: cards that last owes head; second-last owes second one (TRIB-2)."""


def last_debts(places: Sequence[int]) -> tuple[Debt, Debt]:
    """落贡: last owes head two cards, second-last owes second one (TRIB-2).

    Args:
        places: the place of each seat, 1 to 6.
    """
    head, second, *_, second_last, last = sorted(SEATS, key=lambda seat: places[seat - 1])
    return (
        Debt(DebtKind.LAST, last, head, LAST_PAYS, "TRIB-2"),
        Debt(DebtKind.LAST, second_last, second, 1, "TRIB-2"),
    )


def sweep_debts(option: SweepTribute, swept: Federation) -> tuple[Debt, ...]:
    """串三户之贡: what the swept side owes (TRIB-7)."""
    if option is SweepTribute.NONE:
        return ()
    losers = (seat for seat in SEATS if federation(seat) is swept)
    return tuple(Debt(DebtKind.SWEEP, seat, OPPOSITE[seat], 1, "TRIB-7") for seat in losers)


def listed(debts: Iterable[Debt], order: TributeOrder, mates: MateTribute) -> tuple[Debt, ...]:
    """贡单: debts in the order of a result line, those dropped between mates left out (TRIB-6).

    By kind, then by payer's seat number; among equals as given. Last pays before second-last.
    """
    kinds = ORDER[order]
    kept = (debt for debt in debts if _is_paid(debt, mates))
    return tuple(
        sorted(
            kept,
            key=lambda debt: (
                kinds.index(debt.kind),
                0 if debt.kind is DebtKind.LAST else debt.payer,
            ),
        )
    )


def _is_paid(debt: Debt, mates: MateTribute) -> bool:
    return federation(debt.payer) is not federation(debt.payee) or debt.kind in KEPT[mates]


def in_payment_order(debts: Sequence[Debt], drawer: Seat) -> tuple[Debt, ...]:
    """进贡次序: listed debts as they are paid: within a kind by payer from the first drawer (TRIB-1)."""
    order = from_seat(drawer)
    kinds = list(dict.fromkeys(debt.kind for debt in debts))
    return tuple(
        sorted(
            debts,
            key=lambda debt: (
                kinds.index(debt.kind),
                0 if debt.kind is DebtKind.LAST else order.index(debt.payer),
            ),
        )
    )


def payment(
    hand: Hand, received: Hand, cards: int, no_power: NoPower, *, keeps_threes: bool
) -> Hand:
    """进贡: the cards a payer gives, highest first, never one received as tribute (TRIB-3).

    Args:
        hand: the payer's hand.
        received: what of it he has got as tribute in this round.
        cards: how many he owes.
        no_power: what is paid when the power cards do not suffice.
        keeps_threes: whether threes are never paid (``biesan``).
    """
    ranks = list(reversed(POWER_RANKS))
    if no_power is NoPower.HIGHEST:
        lowest = Rank.FOUR if keeps_threes else Rank.THREE
        ranks = list(reversed(RANKS[lowest:]))
    paid = EMPTY
    for rank in ranks:
        own = count(hand, rank) - count(received, rank)
        paid = Hand(paid + UNIT[rank] * min(own, cards - size(paid)))
    return paid


@cache
def _multisets(number: int, lowest: int) -> tuple[tuple[Hand, tuple[int, ...]], ...]:
    ranks = range(lowest, Rank.TWO)
    return tuple(
        (Hand(sum(UNIT[rank] for rank in chosen)), chosen)
        for chosen in combinations_with_replacement(ranks, number)
    )


def returns(
    hand: Hand, payer: Hand, number: int, *, match: bool, keeps_threes: bool
) -> tuple[Hand, ...]:
    """还贡: the cards a receiver may return, each choice once; none if he has none (TRIB-5).

    Args:
        hand: the receiver's hand, with what he has got.
        payer: the payer's hand after paying.
        number: how many cards he got.
        match: whether as many as possible must be of ranks the payer holds.
        keeps_threes: whether a three may not be returned (``biesan``).
    """
    lowest = Rank.FOUR if keeps_threes else Rank.THREE
    number = min(number, sum(counts(hand)[lowest : Rank.TWO]))
    if not number:
        return ()
    fit = [(cards, ranks) for cards, ranks in _multisets(number, lowest) if holds(hand, cards)]
    if not match:
        return tuple(cards for cards, _ in fit)
    matched = [sum(count(payer, rank) > 0 for rank in ranks) for _, ranks in fit]
    return tuple(
        cards for (cards, _), number in zip(fit, matched, strict=True) if number == max(matched)
    )
