"""评判: one decision beside the best bot's, and what the difference is worth.

The bot is given the seat's view and no more, and so is the estimate. Which act the bot prefers was found
on some deals; what it gains is measured on others, for the best of several noisy means flatters itself.
"""

from enum import StrEnum
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from gouji.bots.base import Decision
from gouji.bots.expert import Search, digest, standard_error
from gouji.bots.registry import ADVISERS, make_bot
from gouji.bots.regular import PLAY
from gouji.engine.actions import Action, Claim
from gouji.engine.views import SeatView

DEALS: Final = 96
"""Deals in which the act taken is compared with the bot's."""

GATE: Final = 2.0
"""Standard errors that the bot's act must be ahead by for the one taken to be called worse."""

LEAST: Final = 0.2
"""Points a round that it must be ahead by as well: less does not matter."""

SEED: Final = 0
"""The same decision gets the same judgement each time."""


class Grade(StrEnum):
    """评语: how a decision compares with the bot's."""

    FORCED = "forced"
    """There was one legal act."""
    SAME = "same"
    NEAR = "near"
    """Another act, not surely worse, or by too little to matter."""
    WORSE = "worse"
    OTHER = "other"
    """Another act where nothing is measured: before play, and at a hand laid open (TIAO-1)."""


class Estimate(NamedTuple):
    """得失: what an act gives away against the bot's, in points of the federation a round."""

    points: float
    """The mean; below 0 the act taken did better than the bot's."""
    error: float
    """The standard error of the mean."""
    deals: int
    """Deals that were compared."""

    @property
    def grade(self) -> Grade:
        """评语: what it says of the act taken."""
        is_sure = self.points >= LEAST and self.points > GATE * self.error
        return Grade.WORSE if is_sure else Grade.NEAR


class Judgement(NamedTuple):
    """评判: the grade of a decision, and what it rests on."""

    grade: Grade
    best: Decision | None = None
    """What the bot does; ``None`` where there was no choice."""
    estimate: Estimate | None = None
    """What is given away, where another act was taken and that can be measured."""


def judge(view: SeatView, act: Action) -> Judgement:
    """评判: compare an act with that of the best bot there is.

    Args:
        view: of the seat that was asked.
        act: what it did, one of ``view.legal``.
    """
    if len(view.legal) == 1:
        return Judgement(Grade.FORCED)
    best = make_bot(ADVISERS[0], SEED, view.seat).choose(view)
    if best.action == act:
        return Judgement(Grade.SAME, best)
    estimate = _estimate(view, act, best.action)
    if estimate is None:
        return Judgement(Grade.OTHER, best)
    return Judgement(estimate.grade, best, estimate)


def _estimate(view: SeatView, act: Action, best: Action) -> Estimate | None:
    ask = view.ask
    if ask is None or ask.question not in PLAY:
        return None
    if view.standing.claimed is not None or isinstance(act, Claim):
        return None
    search = Search(view, ask, Random(f"review {digest(view)}"))
    gained = search.gains(act, (best,), DEALS)[best]
    return Estimate(fmean(gained), standard_error(gained), len(gained))
