"""选牌: which cards of the hand are picked, and how keys change that. Pure; no Textual."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from gouji.engine.actions import Action, Burn, Play, Return
from gouji.engine.views import SeatView
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import Combo, combo_of
from gouji.rules.hand import EMPTY, POWER_SHIFT, UNIT, Hand, count, counts, size


@dataclass(frozen=True, slots=True)
class Picked:
    """选牌: any cards picked from a hand."""

    hand: Hand
    wanted: int = 0
    """How many cards are wanted; 0 when any number will do."""
    choices: tuple[Hand, ...] = ()
    """可选: everything that may be picked, cheapest first."""
    picked: Hand = EMPTY
    cursor: Rank = Rank.THREE

    @property
    def number(self) -> int:
        """第几手: which of the choices is picked, from 1; 0 if none of them is."""
        fits = (cards == self.picked for cards in self.choices)
        return next((index for index, fit in enumerate(fits, start=1) if fit), 0)

    def more(self) -> Self:
        """多一张: one card more of the cursor's rank."""
        have, taken = count(self.hand, self.cursor), count(self.picked, self.cursor)
        return self._with(self.cursor, min(have, taken + 1))

    def less(self, rank: Rank | None = None) -> Self:
        """少一张: one card less of a rank, the cursor's unless it is given."""
        rank = self.cursor if rank is None else rank
        return self._with(rank, max(0, count(self.picked, rank) - 1))

    def move(self, step: int) -> Self:
        """移动: the cursor to the next rank that the hand holds, around the ends."""
        held = [rank for rank in RANKS if count(self.hand, rank) or rank == self.cursor]
        return replace(self, cursor=held[(held.index(self.cursor) + step) % len(held)])

    def cycle(self, step: int) -> Self:
        """逐手: pick the next of the choices, or with -1 the one before."""
        if not self.choices:
            return self
        start = self.number - 1 if self.number or step > 0 else 0
        return self.pick(self.choices[(start + step) % len(self.choices)])

    def pick(self, cards: Hand) -> Self:
        """选定: pick exactly these cards."""
        return replace(self, picked=cards, cursor=lowest_rank(cards))

    def clear(self) -> Self:
        """清选: pick nothing."""
        return replace(self, picked=EMPTY)

    def press(self, rank: Rank) -> Self:
        """按牌点: one card more of a rank, after the last none; when there are enough, begin anew."""
        have, taken = count(self.hand, rank), count(self.picked, rank)
        if size(self.picked) < self.wanted:
            return self._with(rank, (taken + 1) % (have + 1))
        return self._with(rank, 0) if taken else self.pick(UNIT[rank])

    def _with(self, rank: Rank, number: int) -> Self:
        if not count(self.hand, rank):
            return self
        picked = Hand(self.picked + (number - count(self.picked, rank)) * UNIT[rank])
        return replace(self, picked=picked, cursor=rank)


@dataclass(frozen=True, slots=True)
class Selection(Picked):
    """选牌: a set in the making, cards of one natural rank with twos and jokers."""

    @property
    def combo(self) -> Combo | None:
        """一手牌: the set that is picked, if any card is."""
        return combo_of(self.picked) if self.picked else None

    def press(self, rank: Rank) -> Self:
        """按牌点: pick cards of a rank as one key does it.

        The first press takes as many as the set to beat asks, when leading the whole stack; each
        further one takes one less. Twos and jokers are dear: each press adds one, after the last none.
        """
        have, taken = count(self.hand, rank), count(self.picked, rank)
        if rank >= Rank.TWO:
            number = (taken + 1) % (have + 1)
        elif taken:
            number = taken - 1
        else:
            number = min(have, self.wanted or have)
        return self._with(rank, number)

    def _with(self, rank: Rank, number: int) -> Self:
        if not count(self.hand, rank):
            return self
        kept = self.picked
        if rank < Rank.TWO and number and not self._joins(rank):
            kept = EMPTY
        picked = Hand(kept + (number - count(kept, rank)) * UNIT[rank])
        return replace(self, picked=picked, cursor=rank)

    def _joins(self, rank: Rank) -> bool:
        # SET-1: one natural rank in a set; twos and jokers go with any.
        others = self.picked - count(self.picked, rank) * UNIT[rank]
        return others >> POWER_SHIFT << POWER_SHIFT == others


def select_for(view: SeatView) -> Selection:
    """选牌: an empty selection for a question that is answered with a set."""
    best = view.best
    wanted = (best.body or best.size) if best else 0
    sets = cheapest_first(view.hand, view.legal)
    choices = tuple(laid.cards for laid in sets)
    return Selection(view.hand, wanted, choices, cursor=lowest_rank(view.hand))


def returns_for(view: SeatView) -> Picked:
    """还贡: an empty selection of cards to return, the lowest choices first (TRIB-5)."""
    choices = sorted(act.cards for act in view.legal if isinstance(act, Return))
    return Picked(view.hand, size(choices[0]), tuple(choices), cursor=lowest_rank(view.hand))


def lowest_rank(cards: Hand) -> Rank:
    """最小牌点: the lowest rank among some cards."""
    return next((rank for rank in RANKS if count(cards, rank)), Rank.THREE)


def ranks_in(choices: Iterable[Hand]) -> tuple[Rank, ...]:
    """牌点: every rank that one of the choices holds."""
    held = [counts(cards) for cards in choices]
    return tuple(rank for rank in RANKS if any(numbers[rank] for numbers in held))


def cheapest_first(hand: Hand, acts: Iterable[Action]) -> tuple[Combo, ...]:
    """从省到费: the sets among some acts, jokers and twos last, whole stacks before parts of one."""

    def cost(laid: Combo) -> tuple[int, int, int, bool, Rank, int]:
        left = count(hand, laid.rank) - (laid.naturals or laid.twos or laid.jokers)
        return laid.big, laid.small, laid.twos, left > 0, laid.rank, left

    return tuple(sorted((act.combo for act in acts if isinstance(act, Play | Burn)), key=cost))
