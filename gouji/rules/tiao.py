"""挑牌: a whole hand laid open, split into sets that a mate picks (TIAO-1)."""

from collections.abc import Sequence

from gouji.rules.cards import Rank
from gouji.rules.combo import Combo, combo
from gouji.rules.hand import Hand, counts
from gouji.rules.seats import BIT, MEMBERS, Seat, Seats, after, federation


def picker(claimer: Seat, in_play: Seats) -> Seat | None:
    """挑牌: the first mate in play after the claimer, who picks; ``None`` if there is none."""
    mates = Seats(MEMBERS[federation(claimer)] & in_play & ~BIT[claimer])
    return next(iter(after(claimer, mates)), None)


def splits(hand: Hand, sets: Sequence[Combo]) -> bool:
    """拆牌: whether the sets are exactly the cards of the hand."""
    return sum(laid.cards for laid in sets) == hand


def plain_sets(sets: Sequence[Combo]) -> int:
    """拆牌: how many of the sets hold no joker; a burning seat may have one (BURN-4)."""
    return sum(not laid.jokers for laid in sets)


def pickable(sets: Sequence[Combo], *, burning: bool) -> tuple[Combo, ...]:
    """挑牌: the sets that may be picked next, each once; a burner's plain set comes last (BURN-4)."""
    distinct = dict.fromkeys(sets)
    if burning and len(sets) > 1:
        return tuple(laid for laid in distinct if laid.jokers)
    return tuple(distinct)


def plainest_split(hand: Hand, *, burning: bool) -> tuple[Combo, ...] | None:
    """拆牌: a split that the rules allow: each rank by itself; ``None`` if there is none.

    A burning seat's twos go with a natural rank, and each set but the last gets a joker (BURN-4).
    """
    *naturals, twos, small, big = counts(hand)
    ranks = [rank for rank, number in enumerate(naturals) if number]
    spare = [(1, 0)] * small + [(0, 1)] * big
    bodies = [(rank, naturals[rank], 0) for rank in ranks]
    if twos and burning and bodies:
        bodies[-1] = (*bodies[-1][:2], twos)
    elif twos:
        bodies.append((Rank.TWO, 0, twos))
    hung = len(bodies) - 1 if burning and bodies else 0
    if hung > len(spare):
        return None
    jokers = [*spare[:hung], *[(0, 0)] * (len(bodies) - hung)]
    sets = [combo(*body, *joker) for body, joker in zip(bodies, jokers, strict=True)]
    return (*(combo(Rank.SMALL, 0, 0, *joker) for joker in spare[hung:]), *sets)
