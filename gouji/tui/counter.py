"""记牌: which of the strong cards are still out, by what one seat has seen itself. Pure."""

from typing import Final, NamedTuple

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.cards import Rank
from gouji.rules.gouji import THRESHOLD
from gouji.rules.hand import count
from gouji.tui.glyphs import TIMES
from gouji.tui.narration import rank_name
from gouji.tui.text import say

COUNTED: Final = (Rank.BIG, Rank.SMALL, *sorted(THRESHOLD, reverse=True))
"""What is worth counting: jokers, and the ranks of which gouji sets are made (GOUJI-1)."""


class Counted(NamedTuple):
    """记牌: one rank, as far as a seat can count it."""

    rank: Rank
    out: int
    """外面: cards of it that the seat has not seen: others hold them, or laid them down unseen."""


Counter = tuple[Counted, ...]
"""记牌: the counted ranks, the strongest first; empty before the deal."""


def counter_of(view: SeatView) -> Counter:
    """记牌: count from what the view's seat may know, and from nothing else."""
    if not (view.hand or view.unseen or view.standing.played):
        return ()
    return tuple(Counted(rank, count(view.unseen, rank)) for rank in COUNTED)


def counter_line(counter: Counter, language: Language) -> str:
    """记牌: what is still out, in one line of at most 78 cells."""
    out = " ".join(f"{one.out}{TIMES}{rank_name(one.rank, language)}" for one in counter)
    return say("counter_line", language, cards=out)
