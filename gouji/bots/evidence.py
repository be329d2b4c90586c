"""推断: what a seat's plays and passes tell about the cards it still holds.

Each habit makes some holdings less likely, rank by rank: sets are played whole, low ones are led first, and
who holds just the cards to beat a low set does so. Nobody keeps to habits always, so the odds are mild.
"""

from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from gouji.engine.actions import Burn, Pass, Play
from gouji.engine.state import Turn
from gouji.engine.views import SeatView
from gouji.rules.cards import COPIES, NATURAL_RANKS, RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.leading import shown_rank
from gouji.rules.seats import SEATS, Seat

Odds = list[list[float]]
"""把握: by rank and number held, the logarithm of a factor on its chance."""

PLAYED_BEFORE: Final = log(0.12)
"""A rank of which a set was played before, and some is still held."""
LED_HIGHER: Final = log(0.45)
"""A rank that is held, while a higher one was led."""
PASSED_OVER: Final = log(0.30)
"""A rank of which just the number was held that would have beaten the set passed on."""
SHOWN: Final = -8.0
"""Each three that is missing of those shown (LEAD-1), while none has been played."""

PASSES: Final = 12
"""The latest passes of a seat that are looked at."""
REACH: Final = 5
"""Ranks above the set passed on that would have been a cheap answer."""
CHEAP: Final = Rank.JACK
"""The highest rank that counts as a cheap answer."""


class _Seen(NamedTuple):
    """一手: a seat's act, the set on the table before it, and whose that was."""

    seat: Seat
    laid: Combo | None
    """``None`` for a pass."""
    table: Combo | None
    owner: Seat | None


def _seen(turns: Sequence[Turn]) -> Iterator[_Seen]:
    table, owner = None, None
    for seat, act in turns:
        if isinstance(act, Play | Burn):
            yield _Seen(seat, act.combo, table, owner)
            table, owner = act.combo, seat
        elif isinstance(act, Pass):
            yield _Seen(seat, None, table, owner)


def evidence(view: SeatView) -> dict[Seat, Odds]:
    """推断: the odds of each seat's holdings, from what all have seen in this round."""
    rounds = [*view.standing.tricks, *([view.trick.turns] if view.trick else [])]
    story = [seen for turns in rounds for seen in _seen(turns)]
    return {
        seat: _odds(view, seat, [seen for seen in story if seen.seat == seat]) for seat in SEATS
    }


def _odds(view: SeatView, seat: Seat, story: list[_Seen]) -> Odds:
    odds = [[0.0] * (COPIES + 1) for _ in RANKS]
    since = [0] * len(RANKS)
    passes = 0
    for _, laid, table, owner in reversed(story):
        if laid is not None:
            _note_set(odds, laid, led=table is None)
            if laid.naturals:
                since[laid.rank] += laid.naturals
        elif table is not None and owner is not None and (owner ^ seat) & 1 and passes < PASSES:
            passes += 1
            _note_pass(odds, table, since)
    rank = shown_rank(biesan=view.match.rules.biesan)
    for shown in view.standing.shown:
        if shown.seat == seat and not since[rank]:
            for number in range(shown.number):
                odds[rank][number] += SHOWN * (shown.number - number)
    return odds


def _note_set(odds: Odds, laid: Combo, *, led: bool) -> None:
    if laid.naturals:
        odds[laid.rank][1:] = [chance + PLAYED_BEFORE for chance in odds[laid.rank][1:]]
    if led and not is_gouji(laid):
        for rank in NATURAL_RANKS[: laid.rank]:
            odds[rank][1:] = [chance + LED_HIGHER for chance in odds[rank][1:]]


def _note_pass(odds: Odds, table: Combo, since: Sequence[int]) -> None:
    if table.jokers:
        return
    for rank in range(table.rank + 1, min(table.rank + REACH, CHEAP) + 1):
        held = table.size - since[rank]
        if held >= 0:
            odds[rank][held] += PASSED_OVER
