"""压牌: which set beats which (BEAT-1 to BEAT-4), and jokers of both sizes in one set (SET-5)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from itertools import product
from types import MappingProxyType
from typing import Final, NamedTuple, final

from gouji.rules.cards import COPIES, POWER_RANKS, Rank
from gouji.rules.combo import Combo, combo
from gouji.rules.hand import POWER_SHIFT, Hand, ranks_above

Jokers = tuple[int, int]
"""花牌: numbers of small and of big jokers."""


class JokerRule(StrEnum):
    """花牌规则: which jokers kill which (BEAT-2)."""

    STRICT = "strict"
    TWO_KILL_ONE = "two_kill_one"
    FULL_KILL = "full_kill"


class MixedJokers(StrEnum):
    """大小花同挂: small and big jokers in one set (SET-5)."""

    KEEP = "keep"
    DEMOTE = "demote"
    FORBID = "forbid"


def _strict(small: int, big: int) -> frozenset[Jokers]:
    # One big joker kills a small one; nothing kills a big one.
    return frozenset() if big else frozenset({(0, small)})


def _two_kill_one(small: int, big: int) -> frozenset[Jokers]:
    # Besides, two big jokers kill a big one.
    return frozenset({(0, small + 2 * big)})


def _full_kill(small: int, big: int) -> frozenset[Jokers]:
    # A small joker falls to one big or two small, a big one to two big or three small.
    return frozenset(
        (2 * (small - s) + 3 * (big - b), s + 2 * b)
        for s, b in product(range(small + 1), range(big + 1))
    )


KILLERS: Final[Mapping[JokerRule, Callable[[int, int], frozenset[Jokers]]]] = MappingProxyType(
    {
        JokerRule.STRICT: _strict,
        JokerRule.TWO_KILL_ONE: _two_kill_one,
        JokerRule.FULL_KILL: _full_kill,
    }
)
"""The groups of jokers that kill all of so many small and big ones (BEAT-2)."""


def _keep(small: int, big: int) -> Jokers:
    return small, big


def _demote(small: int, big: int) -> Jokers:
    return (small + big, 0) if small and big else (small, big)


def _forbid(small: int, big: int) -> Jokers | None:
    return None if small and big else (small, big)


STRENGTH: Final[Mapping[MixedJokers, Callable[[int, int], Jokers | None]]] = MappingProxyType(
    {MixedJokers.KEEP: _keep, MixedJokers.DEMOTE: _demote, MixedJokers.FORBID: _forbid}
)
"""What the jokers of one set count as; ``None``: the set is illegal (SET-5)."""


class JokerOptions(NamedTuple):
    """花牌选项: the two options about jokers, which every comparison needs."""

    rule: JokerRule
    mixed: MixedJokers


def is_legal_set(laid: Combo, mixed: MixedJokers) -> bool:
    """成套: whether the options let a set hold these jokers (SET-5)."""
    return not (laid.small and laid.big) or STRENGTH[mixed](laid.small, laid.big) is not None


def effective_jokers(laid: Combo, mixed: MixedJokers) -> Jokers:
    """花牌: the small and big jokers of a legal set, as they count (SET-5)."""
    as_written = laid.small, laid.big
    if not (laid.small and laid.big):
        return as_written
    return STRENGTH[mixed](*as_written) or as_written


@final
@dataclass(frozen=True, slots=True, eq=False)
class Demand:
    """要压的牌: what a set on the table asks of an answer, but for its rank.

    Made by :func:`demand` only, once for each value, so that comparison by identity is right and a
    demand is a cheap key for the lists of answers.
    """

    body: int
    """Cards that must outrank the body of the set on the table."""
    groups: frozenset[Jokers]
    """The groups of killers, one of which the answer must spend."""
    mixed: MixedJokers


_interned = lru_cache(maxsize=None)(Demand)


@lru_cache(maxsize=1 << 16)
def demand(laid: Combo, jokers: JokerOptions) -> Demand:
    """要压的牌: what a set on the table asks of any answer (BEAT-1, BEAT-2)."""
    groups = KILLERS[jokers.rule](*effective_jokers(laid, jokers.mixed))
    return _interned(laid.body, groups, jokers.mixed)


def is_unbeatable(laid: Combo, jokers: JokerOptions) -> bool:
    """封顶: the set holds a joker that nothing kills, so that the trick is closed (TURN-2.1)."""
    return laid.jokers > 0 and not demand(laid, jokers).groups


class Fault(StrEnum):
    """压不住: why one set does not beat another."""

    UNBEATABLE = "unbeatable"
    NOT_KILLED = "not_killed"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    TOO_LOW = "too_low"


class Verdict(NamedTuple):
    """压牌判定: ``fault`` is ``None`` if the set beats; ``number`` is of cards missing or over."""

    fault: Fault | None
    number: int = 0


BEATEN: Final = Verdict(None)
"""压住: the verdict on a set that beats."""


def compare(answer: Combo, laid: Combo, jokers: JokerOptions) -> Verdict:
    """压牌: whether ``answer`` beats ``laid`` on the table, and if not, why (BEAT-1)."""
    verdict = _by_number(answer.size, answer.small, answer.big, demand(laid, jokers))
    if verdict is BEATEN and answer.body and answer.rank <= laid.rank:
        return Verdict(Fault.TOO_LOW)
    return verdict


@lru_cache(maxsize=1 << 16)
def _by_number(size: int, small: int, big: int, wanted: Demand) -> Verdict:
    if not wanted.groups:
        return Verdict(Fault.UNBEATABLE)
    small, big = STRENGTH[wanted.mixed](small, big) or (small, big)
    # What is left after the killers must outrank the body card by card; jokers always do.
    surplus = [
        size - killers[0] - killers[1] - wanted.body
        for killers in wanted.groups
        if killers[0] <= small and killers[1] <= big
    ]
    if not surplus:
        return Verdict(Fault.NOT_KILLED)
    if 0 not in surplus:
        number = min(surplus, key=abs)
        return Verdict(Fault.TOO_FEW if number < 0 else Fault.TOO_MANY, abs(number))
    return BEATEN


def beats(answer: Combo, laid: Combo, jokers: JokerOptions) -> bool:
    """压牌: whether ``answer`` beats ``laid``, the set on the table (BEAT-1)."""
    return compare(answer, laid, jokers) is BEATEN


@lru_cache(maxsize=1 << 16)
def shapes(power: int, wanted: Demand) -> tuple[tuple[int, int, int, int], ...]:
    """挂法: the ways to meet a demand with jokers, and how many body cards each leaves to find.

    Args:
        power: ``hand >> POWER_SHIFT``; of it only the jokers matter here.
        wanted: what the set on the table asks.

    Returns:
        ``(body, small, big, spare twos of the hand)``, each way once, fewest jokers first.
    """
    twos, hold_small, hold_big = power & 0xFF, power >> 8 & 0xFF, power >> 16
    ways: dict[tuple[int, int, int, int], None] = {}
    for big, small in product(range(hold_big + 1), range(hold_small + 1)):
        strength = STRENGTH[wanted.mixed](small, big)
        if strength is None:
            continue
        for killers in wanted.groups:
            if killers[0] <= strength[0] and killers[1] <= strength[1]:
                body = wanted.body + sum(killers) - small - big
                if body >= 0:
                    ways[body, small, big, twos] = None
    return tuple(sorted(ways, key=lambda way: (way[1] + way[2], way)))


@lru_cache(maxsize=1 << 16)
def answers_at(rank: int, naturals: int, power: int, wanted: Demand) -> tuple[Combo, ...]:
    """应牌: every set with a body of one natural rank that meets a demand.

    Args:
        rank: natural rank 3 to A, above the rank on the table.
        naturals: cards of it in hand, 1 or more.
        power: ``hand >> POWER_SHIFT``, the hand's twos and jokers.
        wanted: what the set on the table asks.
    """
    return tuple(
        combo(rank, body - twos, twos, small, big)
        for body, small, big, spare in shapes(power, wanted)
        for twos in range(max(0, body - naturals), min(spare, body - 1) + 1)
    )


@lru_cache(maxsize=1 << 16)
def power_answers(power: int, wanted: Demand) -> tuple[Combo, ...]:
    """应牌: every set of twos and jokers alone that meets a demand (SET-3).

    Args:
        power: ``hand >> POWER_SHIFT``, without the twos if they do not outrank the table.
        wanted: what the set on the table asks.
    """
    return tuple(
        combo(Rank.TWO, 0, body, small, big)
        for body, small, big, spare in shapes(power, wanted)
        if body + small + big and body <= spare
    )


@lru_cache(maxsize=1 << 16)
def least_naturals(power: int, wanted: Demand) -> int | None:
    """应牌: the cards of one natural rank without which none of it can meet a demand.

    Args:
        power: ``hand >> POWER_SHIFT``, the hand's twos and jokers.
        wanted: what the set on the table asks.

    Returns:
        1 or more; ``None`` if the jokers do not suffice, or no pack has so many cards.
    """
    least = max(1, wanted.body - sum(power.to_bytes(len(POWER_RANKS), "little")))
    return least if least <= COPIES and shapes(power, wanted) else None


@cache
def _plain(ranks: tuple[int, ...], body: int) -> tuple[Combo, ...]:
    return tuple(combo(rank, body, 0, 0, 0) for rank in ranks)


_NO_TWOS: Final = ~0xFF


def answers(hand: Hand, laid: Combo, jokers: JokerOptions) -> tuple[Combo, ...]:
    """应牌: every set of a hand that beats the set on the table."""
    power = hand >> POWER_SHIFT
    if not power:
        # As most are asked. Without twos and jokers: as many cards of a higher rank, and never a joker.
        ranks = () if laid.jokers else ranks_above(laid.rank, hand, laid.body)
        return _plain(ranks, laid.body) if ranks else ()
    wanted = demand(laid, jokers)
    if not laid.body:
        return power_answers(power & _NO_TWOS, wanted)
    least = least_naturals(power, wanted)
    if least is None:
        return ()
    found: tuple[Combo, ...] = ()
    for rank in ranks_above(laid.rank, hand, least):
        # More cards than the body has are never needed, and would be another question to remember.
        found += answers_at(rank, min(hand >> 8 * rank & 0xFF, wanted.body), power, wanted)
    # Twos beat no twos.
    return found + power_answers(power if laid.naturals else power & _NO_TWOS, wanted)
