"""一手牌: a set, the cards of one play (SET-1 to SET-4).

There are 82,024 sets; each is made once and kept, so sets compare by identity and cost nothing to list.
"""

from bisect import bisect
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, final

from gouji.rules.cards import RANK_LETTERS, NotationError, Rank
from gouji.rules.hand import POWER_SHIFT, UNIT, Hand, counts, parse_hand, size

# A member of an enumeration is slow to look up.
TWO: Final = Rank.TWO


class NotASetError(NotationError):
    """牌不成套: the cards form no set (SET-1)."""


@final
@dataclass(frozen=True, slots=True, eq=False)
class Combo:
    """一手牌: natural cards of one rank with twos and jokers attached (SET-1).

    Make one with :func:`combo` or :func:`parse_combo` only: they return the same object for the same
    cards, which is what makes comparison by identity right.
    """

    rank: Rank
    """The rank of the body; of jokers alone (SET-3) the lowest joker's rank."""
    naturals: int
    """Cards of the natural rank 3 to A; 0 in a set of twos or jokers."""
    twos: int
    """钱: twos, attached or a body of their own."""
    small: int
    """小花: small jokers."""
    big: int
    """大花: big jokers."""
    body: int
    """牌身: number of natural cards and twos (BEAT-1)."""
    jokers: int
    """挂花: number of jokers, small and big."""
    size: int
    """张数: number of cards."""
    cards: Hand
    """The same cards, packed."""
    text: str
    """The notation: natural rank, twos, small jokers, big jokers."""

    def __str__(self) -> str:
        """Write the set in the notation of RULES 1."""
        return self.text

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int, int]]:
        """Copy and unpickle to the one object there is for these cards."""
        return combo, (self.rank, self.naturals, self.twos, self.small, self.big)


@cache
def combo(rank: int, naturals: int, twos: int, small: int, big: int) -> Combo:
    """一手牌: the set of these counts.

    Args:
        rank: natural rank 3 to A if ``naturals`` is above 0, else anything.
        naturals: cards of that rank.
        twos: attached twos, or the body of a set of twos.
        small: small jokers.
        big: big jokers.

    Raises:
        NotASetError: there is no card at all, or ``naturals`` of a rank above A.
    """
    if naturals:
        if rank >= Rank.TWO:
            message = "twos and jokers are no natural cards"
            raise NotASetError(message)
        body_rank = Rank(rank)
    elif twos:
        body_rank = Rank.TWO
    elif small or big:
        body_rank = Rank.SMALL if small else Rank.BIG
    else:
        message = "no cards"
        raise NotASetError(message)
    if body_rank != rank:
        # One object a set: the rank of a set without natural cards is derived, never given.
        return combo(body_rank, naturals, twos, small, big)
    cards = Hand(
        naturals * UNIT[rank]
        + twos * UNIT[Rank.TWO]
        + small * UNIT[Rank.SMALL]
        + big * UNIT[Rank.BIG]
    )
    text = RANK_LETTERS[rank] * naturals + "2" * twos + "w" * small + "W" * big
    body, jokers = naturals + twos, small + big
    return Combo(body_rank, naturals, twos, small, big, body, jokers, body + jokers, cards, text)


def combo_of(cards: Hand) -> Combo:
    """一手牌: the set that these cards form together.

    Raises:
        NotASetError: there are no cards, or cards of several natural ranks (SET-1).
    """
    *naturals, twos, small, big = counts(cards)
    present = [rank for rank, number in enumerate(naturals) if number]
    if len(present) > 1:
        listed = " ".join(RANK_LETTERS[rank] for rank in present)
        message = f"a set has one natural rank, not {listed}"
        raise NotASetError(message)
    rank = present[0] if present else Rank.TWO
    return combo(rank, naturals[rank] if present else 0, twos, small, big)


def parse_combo(text: str) -> Combo:
    """一手牌: read a set, ``"KKK2w"``, in any order of its cards.

    Raises:
        NotationError: a character is no rank.
        NotASetError: the cards form no set (SET-1).
    """
    return combo_of(parse_hand(text))


@lru_cache(maxsize=1 << 12)
def attachments(power: int, mixed: bool) -> tuple[tuple[int, int, int], ...]:  # noqa: FBT001 – positional for the cache's speed
    """挂牌: the twos, small and big jokers that a hand can attach, fewest first, beginning with none.

    Args:
        power: ``hand >> POWER_SHIFT``, the hand's twos and jokers.
        mixed: whether small and big jokers may stand in one set (SET-5).
    """
    twos, small, big = power & 0xFF, power >> 8 & 0xFF, power >> 16
    return tuple(
        (t, s, b)
        for b in range(big + 1)
        for s in range(small + 1)
        if mixed or not (s and b)
        for t in range(twos + 1)
    )


@lru_cache(maxsize=1 << 16)
def combos_at(rank: int, naturals: int, power: int, *, mixed: bool) -> tuple[Combo, ...]:
    """一手牌: every set of one natural rank that a hand can lay, fewest jokers and twos first.

    Args:
        rank: natural rank 3 to A.
        naturals: cards of it in hand, 1 or more.
        power: ``hand >> POWER_SHIFT``, the hand's twos and jokers.
        mixed: whether small and big jokers may stand in one set (SET-5).
    """
    return tuple(
        combo(rank, number, *attached)
        for attached in attachments(power, mixed)
        for number in range(1, naturals + 1)
    )


@lru_cache(maxsize=1 << 12)
def power_combos(power: int, *, mixed: bool) -> tuple[Combo, ...]:
    """一手牌: every set of twos and jokers alone (SET-3) that a hand can lay.

    Args:
        power: ``hand >> POWER_SHIFT``, the hand's twos and jokers.
        mixed: whether small and big jokers may stand in one set (SET-5).
    """
    return tuple(combo(Rank.TWO, 0, *alone) for alone in attachments(power, mixed)[1:])


def number_of_sets(hand: Hand, *, mixed: bool) -> int:
    """一手牌: how many sets a hand can lay: so many naturals or none, with anything attached."""
    naturals = sum(counts(hand)[:TWO])
    return (naturals + 1) * len(attachments(hand >> POWER_SHIFT, mixed)) - 1


def nth_set(hand: Hand, index: int, *, mixed: bool) -> Combo:
    """一手牌: one of the sets that a hand can lay, without making the others.

    Args:
        hand: the hand.
        index: 0 or more, in the order of :func:`combos_at` from rank to rank, :func:`power_combos` last.
        mixed: whether small and big jokers may stand in one set (SET-5).

    Raises:
        IndexError: there are no more than ``index`` sets.
    """
    attached = attachments(hand >> POWER_SHIFT, mixed)
    naturals = counts(hand)[:TWO]
    up_to = tuple(accumulate(naturals))
    # Each natural card stands for as many sets as there are ways to attach something.
    rank = bisect(up_to, index // len(attached))
    if rank == TWO:
        return combo(TWO, 0, *attached[index - up_to[-1] * len(attached) + 1])
    before = up_to[rank] - naturals[rank]
    which, number = divmod(index - before * len(attached), naturals[rank])
    return combo(rank, number + 1, *attached[which])


def hand_is_one_set(hand: Hand) -> bool:
    """一手牌: whether all the cards of a hand together form a set."""
    naturals = counts(hand)[: Rank.TWO]
    return size(hand) > 0 and len(naturals) - naturals.count(0) <= 1
