"""新手: a greedy bot that knows the rules and little more.

It leads low, answers with the smallest set that beats, spares twos and jokers, leaves its mates' sets
alone, and takes a way out when it has one.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from gouji.engine.actions import (
    ACCEPT,
    KEEP,
    NO,
    PASS,
    REDEAL,
    REVOLT,
    SHOW,
    Action,
    Burn,
    Hui,
    Pick,
    Play,
    Return,
)
from gouji.engine.legality import Acts
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.burning import is_completable, is_completable_threes_last
from gouji.rules.cards import COPIES, Rank
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand, count, size
from gouji.rules.seats import SEATS, federation


class NoviceBot:
    """新手: plays by plain habits, and the same view always gets the same answer."""

    def __init__(self, _: Random) -> None:
        """Need no chance."""

    def choose(self, view: SeatView) -> Action:
        """Choose by the kind of question."""
        question = view.ask.question if view.ask else Question.FOLLOW
        return HABITS[question](view, view.legal)


def _cost(laid: Combo) -> tuple[int, int, int, int]:
    # Jokers last, then twos; low ranks first.
    return laid.jokers, laid.twos, laid.rank, laid.size


def _plays(acts: Iterable[Action]) -> list[Play]:
    return [act for act in acts if isinstance(act, Play)]


def _way_out(hand: Hand, acts: Iterable[Action]) -> Action | None:
    whole = size(hand)
    outs = (act for act in acts if isinstance(act, Play | Burn) and act.combo.size == whole)
    return next(outs, None)


def _lead(view: SeatView, legal: Acts) -> Action:
    plays = _plays(legal)
    return _way_out(view.hand, plays) or min(
        plays, key=lambda act: _lead_cost(view.hand, act.combo)
    )


def _lead_cost(hand: Hand, laid: Combo) -> tuple[int, int, int, int]:
    # The whole of the lowest rank, bare: what is led in one go need not be led again.
    left = count(hand, laid.rank) - (laid.naturals or laid.twos)
    jokers, twos, rank, _ = _cost(laid)
    return jokers, twos if laid.naturals else 0, rank, left


def _follow(view: SeatView, legal: Acts) -> Action:
    plays = _plays(legal)
    out = _way_out(view.hand, plays)
    if out:
        return out
    owner = view.trick.owner if view.trick else view.seat
    if not plays or federation(owner) is federation(view.seat):
        return PASS
    return min(plays, key=lambda act: _follow_cost(view.hand, act.combo))


def _follow_cost(hand: Hand, laid: Combo) -> tuple[int, int, int, int]:
    # Breaking up a stack is dearer than a whole one, but cheaper than any two or joker.
    breaks = int(laid.naturals != count(hand, laid.rank)) if laid.naturals else 0
    return laid.jokers, laid.twos, breaks, laid.rank


def _burn(view: SeatView, legal: Acts) -> Action:
    out = _way_out(view.hand, legal)
    if out:
        return out
    owner = view.trick.owner if view.trick else view.seat
    if federation(owner) is federation(view.seat):
        return NO
    lasting = is_completable_threes_last if view.match.rules.biesan else is_completable
    sure = [
        act for act in legal if isinstance(act, Burn) and lasting(Hand(view.hand - act.combo.cards))
    ]
    return min(sure, key=lambda act: _cost(act.combo), default=NO)


def _pick(_: SeatView, legal: Acts) -> Action:
    picks = (act for act in legal if isinstance(act, Pick))
    return min(picks, key=lambda act: _cost(act.combo))


def _return(_: SeatView, legal: Acts) -> Action:
    # A packed hand is the larger the higher its ranks are.
    return min((act for act in legal if isinstance(act, Return)), key=lambda act: act.cards)


def _hui(view: SeatView, _: Acts) -> Action:
    ranks = (Rank.THREE, Rank.FOUR)
    fair = COPIES / len(SEATS)
    return Hui(tuple(rank for rank in ranks if count(view.hand, rank) > fair))


def _always(act: Action) -> Callable[[SeatView, Acts], Action]:
    return lambda _, __: act


HABITS: Final[Mapping[Question, Callable[[SeatView, Acts], Action]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _always(NO),
        # Showing threes costs nothing and may win the lead; a hand without power is worth changing.
        Question.SHOW: _always(SHOW),
        Question.REDEAL: _always(REDEAL),
        Question.TRIBUTE: _always(ACCEPT),
        Question.RETURN: _return,
        Question.CALL: _always(NO),
        # A hand without power rarely does better than fourth; three gouji that nobody answers are a gift.
        Question.REVOLT: _always(REVOLT),
        Question.OPPOSITE: _always(KEEP),
        Question.HUI: _hui,
        Question.LEAD: _lead,
        Question.PICK: _pick,
        Question.FOLLOW: _follow,
        Question.BURN: _burn,
        Question.LAST: _always(NO),
    }
)
"""What the novice does at each question."""
