"""烧牌: out-of-turn beating of a protected set (BURN-1 to BURN-8)."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final

from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.beating import JokerOptions, answers
from gouji.rules.biesan import only_threes, threes
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo, hand_is_one_set
from gouji.rules.hand import Hand, count, jokers, natural_ranks
from gouji.rules.seats import BIT, MEMBERS, OPPOSITE, Seat, Seats, after, federation


class BurnCheck(StrEnum):
    """烧牌条件: what a hand must meet to burn (BURN-2)."""

    DECLARED = "declared"
    COMPLETABLE = "completable"


class BurnOrder(StrEnum):
    """烧牌次序: in which order the candidates are asked (BURN-3)."""

    FEDERATION_FIRST = "federation_first"
    SEAT_ORDER = "seat_order"


MARGIN: Final = 2
"""烧牌条件: distinct ranks 3 to A may outnumber the jokers by this many at most (BURN-2 declared)."""


def is_completable(rest: Hand) -> bool:
    """烧得完: whether what is left can be played out under BURN-4.

    Each natural rank needs a set of its own, and each set but the last a joker.
    """
    return natural_ranks(rest) - jokers(rest) <= 1


def is_completable_threes_last(rest: Hand) -> bool:
    """烧得完: the same in ``biesan``, where the one set without a joker is the threes (BIESAN-6)."""
    held = threes(rest)
    if not held:
        return is_completable(rest)
    other = Hand(rest - held)
    return (natural_ranks(other) or int(count(other, Rank.TWO) > 0)) <= jokers(other)


def _declared(hand: Hand) -> bool:
    return natural_ranks(hand) - jokers(hand) <= MARGIN


def _anything(_: Hand) -> bool:
    return True


HAND_CHECK: Final[Mapping[BurnCheck, Callable[[Hand], bool]]] = MappingProxyType(
    {BurnCheck.DECLARED: _declared, BurnCheck.COMPLETABLE: _anything}
)
"""What the hand must meet before burning (BURN-2)."""


def leaves_completable(hand: Hand, laid: Combo, check: BurnCheck, *, biesan: bool) -> bool:
    """烧得完: whether the check allows a burning seat to part with this set (BURN-2, BIESAN-6)."""
    if check is BurnCheck.DECLARED:
        return True
    rest = Hand(hand - laid.cards)
    return is_completable_threes_last(rest) if biesan else is_completable(rest)


def burning_answers(
    hand: Hand, laid: Combo, joker_options: JokerOptions, check: BurnCheck, *, biesan: bool
) -> tuple[Combo, ...]:
    """烧牌: the sets with which a hand may burn the set on the table (BURN-1, BURN-2)."""
    if not HAND_CHECK[check](hand):
        return ()
    fit = answers(hand, laid, joker_options)
    return tuple(
        burning for burning in fit if leaves_completable(hand, burning, check, biesan=biesan)
    )


def may_lead_burning(hand: Hand, laid: Combo) -> bool:
    """烧牌领出: a burning seat's set holds a joker or is all the cards it has left (BURN-4)."""
    return laid.jokers > 0 or laid.cards == hand


def is_burnt_out(hand: Hand, *, biesan: bool) -> bool:
    """烧糊: whether a burning seat that is to lead cannot satisfy BURN-4 (BURN-8)."""
    if jokers(hand):
        return False
    bound = biesan and bool(threes(hand)) and not only_threes(hand)
    return bound or not hand_is_one_set(hand)


@cache
def burn_order(owner: Seat, eligible: Seats, order: BurnOrder) -> tuple[Seat, ...]:
    """烧牌次序: the seats that may be asked to burn a set of ``owner``, in order (BURN-3).

    Args:
        owner: whose protected set lies on the table.
        eligible: the seats in play that are not headless and have not passed.
        order: mates first, or everyone in seat order.
    """
    seats = after(owner, Seats(eligible & ~BIT[OPPOSITE[owner]]))
    mates = MEMBERS[federation(owner)]
    if order is BurnOrder.SEAT_ORDER:
        return seats
    return tuple(sorted(seats, key=lambda seat: not mates & BIT[seat]))


@cache
def burn_ask(seat: Seat) -> Ask:
    """烧牌: the question to a candidate."""
    return Ask(seat, Question.BURN, frozenset({Kind.BURN, Kind.NO}))
