"""选牌: which cards of the hand are picked, and how keys change that. Pure; no Textual.

A selection is at any moment a set in the making: cards of one natural rank with twos and jokers.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from gouji.engine.actions import Action, Burn, Play
from gouji.engine.views import SeatView
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import Combo, combo_of
from gouji.rules.hand import EMPTY, POWER_SHIFT, UNIT, Hand, count


@dataclass(frozen=True, slots=True)
class Selection:
    """选牌: the cards picked from a hand, and what they are picked for."""

    hand: Hand
    wanted: int = 0
    """The body of the set to beat, which the first press of a rank takes; 0 when leading."""
    sets: tuple[Combo, ...] = ()
    """可出: every set that may be laid, cheapest first."""
    picked: Hand = EMPTY
    cursor: Rank = Rank.THREE

    @property
    def combo(self) -> Combo | None:
        """一手牌: the set that is picked, if any card is."""
        return combo_of(self.picked) if self.picked else None

    @property
    def number(self) -> int:
        """第几手: which of the sets is picked, from 1; 0 if none of them is."""
        picked = (laid.cards == self.picked for laid in self.sets)
        return next((index for index, fits in enumerate(picked, start=1) if fits), 0)

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
        """逐手: pick the next of the sets, or with -1 the one before."""
        if not self.sets:
            return self
        start = self.number - 1 if self.number or step > 0 else 0
        return self.pick(self.sets[(start + step) % len(self.sets)])

    def pick(self, laid: Combo) -> Self:
        """选定: pick exactly this set."""
        return replace(self, picked=laid.cards, cursor=laid.rank)

    def clear(self) -> Self:
        """清选: pick nothing."""
        return replace(self, picked=EMPTY)

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
    """选牌: an empty selection for the question that a view asks."""
    best = view.best
    wanted = (best.body or best.size) if best else 0
    sets = cheapest_first(view.hand, view.legal)
    return Selection(view.hand, wanted, sets, cursor=_lowest(view.hand))


def _lowest(hand: Hand) -> Rank:
    return next((rank for rank in RANKS if count(hand, rank)), Rank.THREE)


def cheapest_first(hand: Hand, acts: Iterable[Action]) -> tuple[Combo, ...]:
    """从省到费: the sets among some acts, jokers and twos last, whole stacks before parts of one."""

    def cost(laid: Combo) -> tuple[int, int, int, bool, Rank, int]:
        left = count(hand, laid.rank) - (laid.naturals or laid.twos or laid.jokers)
        return laid.big, laid.small, laid.twos, left > 0, laid.rank, left

    return tuple(sorted((act.combo for act in acts if isinstance(act, Play | Burn)), key=cost))
