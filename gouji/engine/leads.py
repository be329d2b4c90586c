"""发牌: what a hand can lead, made when it is looked at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import final, overload

from gouji.engine.actions import Play, play
from gouji.rules.combo import combos_at, nth_set, number_of_sets, power_combos
from gouji.rules.hand import NATURALS, POWER_SHIFT, Hand, counts


@lru_cache(maxsize=1 << 16)
def _plays_at(rank: int, naturals: int, power: int, mixed: bool) -> tuple[Play, ...]:  # noqa: FBT001 – positional for the cache's speed
    return tuple(play(laid) for laid in combos_at(rank, naturals, power, mixed=mixed))


@lru_cache(maxsize=1 << 12)
def _power_plays(power: int, mixed: bool) -> tuple[Play, ...]:  # noqa: FBT001 – as above
    return tuple(play(laid) for laid in power_combos(power, mixed=mixed))


@final
@dataclass(frozen=True, slots=True)
class Leads(Sequence[Play]):
    """发牌: every set that a hand can lay, as acts; a lead is chosen without making all the others."""

    hand: Hand
    mixed: bool
    """Whether small and big jokers may stand in one set (SET-5)."""

    def __len__(self) -> int:
        return number_of_sets(self.hand, mixed=self.mixed)

    @overload
    def __getitem__(self, index: int) -> Play: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Play, ...]: ...

    def __getitem__(self, index: int | slice) -> Play | tuple[Play, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index = range(len(self))[index]
        return play(nth_set(self.hand, index, mixed=self.mixed))

    def __iter__(self) -> Iterator[Play]:
        power, numbers = self.hand >> POWER_SHIFT, counts(self.hand)
        for rank in range(NATURALS):
            if numbers[rank]:
                yield from _plays_at(rank, numbers[rank], power, self.mixed)
        yield from _power_plays(power, self.mixed)
