"""先手: the show of threes, who leads the first trick and who draws first (LEAD-1, LEAD-2, DEAL-1)."""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from gouji.rules.cards import SUITS, Card, Rank, Suit
from gouji.rules.seats import Seat, from_seat

LEAST_SHOWN: Final = 2
"""亮三: threes of one suit that a seat needs to show (LEAD-1)."""


class FirstLead(StrEnum):
    """首局先手: who leads the first trick of a first round (LEAD-1)."""

    SHOW = "show"
    DRAWER = "drawer"


class NextLead(StrEnum):
    """后局先手: who leads the first trick of a later round (LEAD-2)."""

    LAST = "last"
    SHOW = "show"
    ROTATE = "rotate"


class Shown(NamedTuple):
    """亮三: a group of one rank and suit that a seat can show or has shown (LEAD-1)."""

    seat: Seat
    suit: Suit
    number: int
    """Cards in the group, two or more."""
    completed: int
    """Index, in the seat's own drawing order, of the card that completed it."""


def shown_rank(*, biesan: bool) -> Rank:
    """亮三: the rank that is shown for the lead: threes, in 憋三 fours (LEAD-1)."""
    return Rank.FOUR if biesan else Rank.THREE


def best_group(seat: Seat, drawn: Sequence[Card], rank: Rank) -> Shown | None:
    """亮三: the longest group a seat can show; of equal ones the one completed first (LEAD-1).

    Args:
        seat: whose hand it is.
        drawn: its cards in drawing order.
        rank: the rank to show, threes as a rule.
    """
    held = [(index, card.suit) for index, card in enumerate(drawn) if card.rank is rank]
    groups = ((suit, [index for index, other in held if other is suit]) for suit in SUITS)
    fit = [
        Shown(seat, suit, len(group), group[-1])
        for suit, group in groups
        if len(group) >= LEAST_SHOWN
    ]
    return min(fit, key=lambda group: (-group.number, group.completed), default=None)


def shown_leader(shown: Sequence[Shown], drawer: Seat) -> Seat | None:
    """亮三: the seat whose shown group leads, if any was shown (LEAD-1).

    The longest; of equal lengths the one completed first in the order of drawing.
    """
    order = from_seat(drawer)
    best = min(
        shown,
        key=lambda group: (-group.number, group.completed, order.index(group.seat)),
        default=None,
    )
    return best.seat if best else None


class LeadBy(StrEnum):
    """先手依据: how the first leader of a round is found."""

    SHOW = "show"
    DRAWER = "drawer"
    LAST = "last"


FRESH_LEAD: Final[Mapping[FirstLead, LeadBy]] = MappingProxyType(
    {FirstLead.SHOW: LeadBy.SHOW, FirstLead.DRAWER: LeadBy.DRAWER}
)
"""How a first round and a fresh start find their leader (LEAD-1)."""

LATER_LEAD: Final[Mapping[NextLead, LeadBy]] = MappingProxyType(
    {NextLead.LAST: LeadBy.LAST, NextLead.SHOW: LeadBy.SHOW, NextLead.ROTATE: LeadBy.DRAWER}
)
"""How a later round finds its leader (LEAD-2)."""


def _last_draws(last: Seat) -> Seat | None:
    return last


def _opened_anew(_: Seat) -> Seat | None:
    return None


NEXT_DRAWER: Final[Mapping[NextLead, Callable[[Seat], Seat | None]]] = MappingProxyType(
    {
        NextLead.LAST: _last_draws,
        NextLead.SHOW: _last_draws,
        NextLead.ROTATE: _opened_anew,
    }
)
"""The first drawer of a later round, given who was last; ``None``: found by DEAL-3 (DEAL-1)."""
