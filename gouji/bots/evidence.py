"""推断: how likely a seat's holdings are, from what its plays and passes tell.

Every clue makes holdings likelier or less likely, rank by rank. Nobody keeps to habits always: how much
each clue tells was fitted to games of players of several kinds.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.bots.clues import Clue, hints
from gouji.bots.story import all_turns
from gouji.engine.actions import Burn, Play
from gouji.engine.views import SeatView
from gouji.rules.cards import COPIES, RANKS
from gouji.rules.leading import shown_rank
from gouji.rules.seats import SEATS, Seat

Odds = list[list[float]]
"""把握: by rank and number held, the logarithm of a factor on its chance."""

HABITS: Final[Mapping[Clue, tuple[float, ...]]] = MappingProxyType(
    {
        Clue.PASSED: (0.0, -0.4, -3.0, -2.4),
        Clue.PASSED_LATE: (0.4, -0.3, -1.8, -1.8),
        Clue.PASSED_MATE: (0.0, -0.6, -0.8, -0.4),
        Clue.KEPT_TWOS: (0.0, -0.4, -2.0, -0.7),
        Clue.OTHER: (0.0, -0.9, -2.2, -2.1),
        Clue.FILLED_OTHER: (0.1, 0.0, -0.1, -1.7),
        Clue.OWN: (-1.8, -0.15, 0.7, 1.1),
        Clue.LED_OTHER: (0.0, 0.0, -0.4, 0.0),
        Clue.LED_ABOVE: (-1.0,),
        Clue.LEFT: (-1.6,),
        Clue.LEFT_LEADING: (-5.0,),
        Clue.TWO: (0.1,),
    }
)
"""习惯: what each clue adds, by step. Fitted by ``tools/habits.py``."""

SHOWN: Final = -8.0
"""Each three that is missing of those shown (LEAD-1), while none has been played."""


def evidence(view: SeatView) -> dict[Seat, Odds]:
    """推断: the odds of each seat's holdings, from what all have seen in this round."""
    found = {seat: [[0.0] * (COPIES + 1) for _ in RANKS] for seat in SEATS}
    for seat, rank, held, clue, step in hints(view):
        found[seat][rank][held] += HABITS[clue][step]
    _note_shown(view, found)
    return found


def _note_shown(view: SeatView, found: dict[Seat, Odds]) -> None:
    rank = shown_rank(biesan=view.match.rules.biesan)
    played = {
        turn.seat
        for turns in all_turns(view)
        for turn in turns
        if isinstance(turn.act, Play | Burn)
        and turn.act.combo.naturals
        and turn.act.combo.rank == rank
    }
    for shown in view.standing.shown:
        if shown.seat not in played:
            for number in range(shown.number):
                found[shown.seat][rank][number] += SHOWN * (shown.number - number)
