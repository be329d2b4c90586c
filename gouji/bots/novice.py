"""新手: a greedy bot that knows the rules and little more.

It leads low, answers with the smallest set that beats, spares twos and jokers, leaves its mates' sets
alone, and takes a way out when it has one.
"""

from collections.abc import Iterable
from random import Random

from gouji.engine.actions import PASS, Action, Burn, Play
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.burning import is_completable
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand, count, size
from gouji.rules.seats import federation


class NoviceBot:
    """新手: plays by six plain habits, and the same view always gets the same answer."""

    def __init__(self, _: Random) -> None:
        """Need no chance."""

    def choose(self, view: SeatView) -> Action:
        """Choose by the kind of question."""
        legal = view.legal
        question = view.ask.question if view.ask else None
        if question is Question.LEAD:
            return _lead(view, legal)
        if question is Question.FOLLOW:
            return _follow(view, legal)
        if question is Question.BURN:
            return _burn(view, legal)
        # Showing threes costs nothing and may win the lead; a hand without power is worth changing.
        return legal[-1]


def _cost(laid: Combo) -> tuple[int, int, int, int]:
    # Jokers last, then twos; low ranks first.
    return laid.jokers, laid.twos, laid.rank, laid.size


def _plays(acts: Iterable[Action]) -> list[Play]:
    return [act for act in acts if isinstance(act, Play)]


def _way_out(hand: Hand, acts: Iterable[Action]) -> Action | None:
    whole = size(hand)
    outs = (act for act in acts if isinstance(act, Play | Burn) and act.combo.size == whole)
    return next(outs, None)


def _lead(view: SeatView, legal: Iterable[Action]) -> Action:
    plays = _plays(legal)
    return _way_out(view.hand, plays) or min(
        plays, key=lambda act: _lead_cost(view.hand, act.combo)
    )


def _lead_cost(hand: Hand, laid: Combo) -> tuple[int, int, int, int]:
    # The whole of the lowest rank, bare: what is led in one go need not be led again.
    left = count(hand, laid.rank) - (laid.naturals or laid.twos)
    jokers, twos, rank, _ = _cost(laid)
    return jokers, twos if laid.naturals else 0, rank, left


def _follow(view: SeatView, legal: Iterable[Action]) -> Action:
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


def _burn(view: SeatView, legal: Iterable[Action]) -> Action:
    acts = list(legal)
    out = _way_out(view.hand, acts)
    if out:
        return out
    owner = view.trick.owner if view.trick else view.seat
    sure = [
        act
        for act in acts
        if isinstance(act, Burn) and is_completable(Hand(view.hand - act.combo.cards))
    ]
    if not sure or federation(owner) is federation(view.seat):
        return acts[0]
    return min(sure, key=lambda act: _cost(act.combo))
