"""新手: a greedy bot that knows the rules and little more.

It leads low, answers with the smallest set that beats, spares twos and jokers, leaves its mates' sets
alone, and takes a way out when it has one.
"""

from collections.abc import Callable, Iterable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
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

    def choose(self, view: SeatView) -> Decision:
        """Choose by the kind of question."""
        question = view.ask.question if view.ask else Question.FOLLOW
        return HABITS[question](view, view.legal)


def _cost(laid: Combo) -> tuple[int, int, int, int]:
    # Jokers last, then twos; low ranks first.
    return laid.jokers, laid.twos, laid.rank, laid.size


def _plays(acts: Iterable[Action]) -> list[Play]:
    return [act for act in acts if isinstance(act, Play)]


def _decide(act: Action, why: Why, **facts: int) -> Decision:
    return Decision(act, because(why, **facts))


def _way_out(hand: Hand, acts: Iterable[Action]) -> Decision | None:
    whole = size(hand)
    outs = (act for act in acts if isinstance(act, Play | Burn) and act.combo.size == whole)
    return next((_decide(act, Why.OUT) for act in outs), None)


def _lead(view: SeatView, legal: Acts) -> Decision:
    plays = _plays(legal)
    out = _way_out(view.hand, plays)
    if out:
        return out
    burning = view.standing.burning
    if burning and burning.seat == view.seat:
        plays = [act for act in plays if _lasts(view, act)] or plays
    return _decide(min(plays, key=lambda act: _lead_cost(view.hand, act.combo)), Why.SHED)


def _lasts(view: SeatView, act: Play | Burn) -> bool:
    """烧得完: whether a burn can be played out after this set, whatever the rules let one try."""
    lasting = is_completable_threes_last if view.match.rules.biesan else is_completable
    return lasting(Hand(view.hand - act.combo.cards))


def _lead_cost(hand: Hand, laid: Combo) -> tuple[int, int, int, int]:
    # The whole of the lowest rank, bare: what is led in one go need not be led again.
    left = count(hand, laid.rank) - (laid.naturals or laid.twos)
    jokers, twos, rank, _ = _cost(laid)
    return jokers, twos if laid.naturals else 0, rank, left


def _follow(view: SeatView, legal: Acts) -> Decision:
    plays = _plays(legal)
    out = _way_out(view.hand, plays)
    if out:
        return out
    if not plays:
        return _decide(PASS, Why.CANNOT)
    owner = view.trick.owner if view.trick else view.seat
    if federation(owner) is federation(view.seat):
        return _decide(PASS, Why.MATE, seat=owner)
    return _decide(min(plays, key=lambda act: _follow_cost(view.hand, act.combo)), Why.TAKE)


def _follow_cost(hand: Hand, laid: Combo) -> tuple[int, int, int, int]:
    # Breaking up a stack is dearer than a whole one, but cheaper than any two or joker.
    breaks = int(laid.naturals != count(hand, laid.rank)) if laid.naturals else 0
    return laid.jokers, laid.twos, breaks, laid.rank


def _burn(view: SeatView, legal: Acts) -> Decision:
    out = _way_out(view.hand, legal)
    if out:
        return out
    owner = view.trick.owner if view.trick else view.seat
    if federation(owner) is federation(view.seat):
        return _decide(NO, Why.MATE, seat=owner)
    sure = [act for act in legal if isinstance(act, Burn) and _lasts(view, act)]
    if not sure:
        return _decide(NO, Why.NO_BURN)
    return _decide(min(sure, key=lambda act: _cost(act.combo)), Why.BURN)


def _pick(_: SeatView, legal: Acts) -> Decision:
    picks = (act for act in legal if isinstance(act, Pick))
    return _decide(min(picks, key=lambda act: _cost(act.combo)), Why.SHED)


def _return(_: SeatView, legal: Acts) -> Decision:
    # A packed hand is the larger the higher its ranks are.
    lowest = min((act for act in legal if isinstance(act, Return)), key=lambda act: act.cards)
    return _decide(lowest, Why.RETURN_LOW)


def _hui(view: SeatView, _: Acts) -> Decision:
    fair = COPIES / len(SEATS)
    ranks = tuple(rank for rank in (Rank.THREE, Rank.FOUR) if count(view.hand, rank) > fair)
    return _decide(Hui(ranks), Why.HUI if ranks else Why.NO_HUI)


def _always(act: Action, why: Why) -> Callable[[SeatView, Acts], Decision]:
    decision = _decide(act, why)
    return lambda _, __: decision


HABITS: Final[Mapping[Question, Callable[[SeatView, Acts], Decision]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _always(NO, Why.NO_CALL),
        # Showing threes costs nothing and may win the lead; a hand without power is worth changing.
        Question.SHOW: _always(SHOW, Why.SHOW),
        Question.REDEAL: _always(REDEAL, Why.REDEAL),
        Question.TRIBUTE: _always(ACCEPT, Why.ACCEPT),
        Question.RETURN: _return,
        Question.CALL: _always(NO, Why.NO_CALL),
        # A hand without power rarely does better than fourth; three gouji that nobody answers are a gift.
        Question.REVOLT: _always(REVOLT, Why.REVOLT),
        Question.OPPOSITE: _always(KEEP, Why.KEEP),
        Question.HUI: _hui,
        Question.LEAD: _lead,
        Question.PICK: _pick,
        Question.FOLLOW: _follow,
        Question.BURN: _burn,
        Question.LAST: _always(NO, Why.LAST),
    }
)
"""What the novice does at each question."""
