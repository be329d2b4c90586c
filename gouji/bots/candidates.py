"""候选: the few sets worth a thought among the many that are legal.

An attached two is a card of the base rank, and of the ways to lay one rank the cheapest is as good as the
others: of some hundred leads about ten remain, of some ten answers about four.
"""

from functools import lru_cache
from itertools import chain
from typing import Final

from gouji.bots.plan import plan
from gouji.rules.beating import (
    JokerOptions,
    answers_at,
    beats,
    demand,
    is_legal_set,
    least_naturals,
    power_answers,
)
from gouji.rules.biesan import only_threes, threes
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo, combo, combo_of, hand_is_one_set
from gouji.rules.gouji import THRESHOLD
from gouji.rules.hand import POWER_SHIFT, Hand, ranks_above

NO_TWOS: Final = ~0xFF


def whole(hand: Hand, jokers: JokerOptions, *, biesan: bool = False) -> Combo | None:
    """一手出完: the set that the whole hand forms, if it forms one.

    Args:
        hand: the hand.
        jokers: the options about jokers.
        biesan: whether nothing may be attached to threes (BIESAN-1).
    """
    if not hand_is_one_set(hand) or (biesan and threes(hand) and not only_threes(hand)):
        return None
    laid = combo_of(hand)
    return laid if is_legal_set(laid, jokers.mixed) else None


@lru_cache(maxsize=1 << 15)
def leads(hand: Hand, biesan: bool) -> tuple[Combo, ...]:  # noqa: FBT001 – positional for the cache's speed
    """候选: each rank whole: bare, made gouji with twos, or with a joker; then twos and jokers alone.

    Args:
        hand: the hand.
        biesan: whether threes are kept for last (BIESAN-1); they are no candidates then.
    """
    held = plan(hand, biesan)
    found: list[Combo] = []
    for rank, number in held.ranks:
        found.append(combo(rank, number, 0, 0, 0))
        missing = THRESHOLD.get(Rank(rank), number) - number
        if 0 < missing <= held.twos:
            found.append(combo(rank, number, missing, 0, 0))
        if held.small:
            found.append(combo(rank, number, 0, 1, 0))
        if held.big:
            found.append(combo(rank, number, 0, 0, 1))
    if held.threes and len(held.ranks) == 1:
        # The twos must go too, before the threes are led bare.
        ((rank, number),) = held.ranks
        found += [
            combo(rank, number, held.twos, small, big)
            for small, big in dict.fromkeys(
                ((held.small, 0), (0, held.big), (min(1, held.small), 0))
            )
            if held.twos or small or big
        ]
    return (*dict.fromkeys(found), *_power_leads(held.twos, held.small, held.big))


def _power_leads(twos: int, small: int, big: int) -> tuple[Combo, ...]:
    ways = dict.fromkeys(
        (t, s, b)
        for t, s, b in (
            (twos, 0, 0),
            (min(1, twos), 0, 0),
            (twos, min(1, small), 0),
            (twos, 0, min(1, big)),
            (0, min(1, small), 0),
            (0, 0, min(1, big)),
            (0, small, 0),
            (0, 0, big),
        )
        if t or s or b
    )
    return tuple(combo(Rank.TWO, 0, *way) for way in ways)


def answers(hand: Hand, laid: Combo, jokers: JokerOptions) -> tuple[Combo, ...]:
    """候选: for each rank the cheapest set that beats, and what twos and jokers alone can do."""
    wanted = demand(laid, jokers)
    power = hand >> POWER_SHIFT
    if not laid.body:
        return power_answers(power & NO_TWOS, wanted)
    least = least_naturals(power, wanted)
    if least is None:
        return ()
    found = [
        answers_at(rank, hand >> 8 * rank & 0xFF, power, wanted)[:1]
        for rank in ranks_above(laid.rank, hand, least)
    ]
    found.append(power_answers(power if laid.naturals else power & NO_TWOS, wanted))
    return tuple(chain.from_iterable(found))


def way_out(hand: Hand, laid: Combo, jokers: JokerOptions) -> Combo | None:
    """一手出完: the whole hand as one set that beats the one on the table, if it does."""
    out = whole(hand, jokers)
    return out if out is not None and beats(out, laid, jokers) else None
