"""熟手: a bot that plans its hand, counts what is public, and knows what a set is worth."""

from math import inf
from operator import itemgetter
from random import Random
from typing import Final

from gouji.bots import follow, lead
from gouji.bots.base import Decision
from gouji.bots.before import ANSWERS
from gouji.bots.burn import burning, sure_burns
from gouji.bots.reasons import Reason, Why
from gouji.bots.scene import Choice, Scene
from gouji.engine.actions import NO, Action, burn, play
from gouji.engine.views import SeatView
from gouji.rules.asks import Question

PLAY: Final = frozenset({Question.LEAD, Question.FOLLOW, Question.BURN})
"""The questions of play."""


class RegularBot:
    """熟手: plays by rules that each have a name, and the same view always gets the same answer."""

    def __init__(self, _: Random, without: frozenset[Why] = frozenset()) -> None:
        """Need no chance.

        Args:
            without: rules to leave out, which is how they are measured.
        """
        self._without = without

    def choose(self, view: SeatView) -> Decision:
        """Choose by the kind of question."""
        ask = view.ask
        if ask is None:
            message = "a bot is asked when its seat is"
            raise ValueError(message)
        if ask.question not in PLAY:
            return ANSWERS[ask.question](view)
        action, why, facts = act(Scene.of(view, ask), self._without)
        return Decision(action, Reason(why, facts))


def act(scene: Scene, without: frozenset[Why] = frozenset()) -> Choice:
    """熟手: what it does in play, also in playouts."""
    match scene.question:
        case Question.LEAD:
            return lead.lead(scene, without)
        case Question.BURN:
            return burning(scene, without)
        case _:
            return follow.follow(scene, without)


def options(scene: Scene, reach: float = inf) -> list[Action]:
    """候选: what is worth a thought in play, the best first.

    Args:
        scene: what is seen.
        reach: leads that an act may be worth less than the best; burns are not compared.
    """
    found: list[tuple[float, Action]]
    match scene.question:
        case Question.LEAD:
            found = [(worth, play(laid)) for worth, laid in lead.options(scene)]
        case Question.BURN:
            return [NO, *map(burn, sure_burns(scene))]
        case _:
            found = [(worth, play(laid)) for worth, laid in follow.options(scene)]
            found.append((0.0, follow.declining(scene)))
    found.sort(key=itemgetter(0), reverse=True)
    return [act for worth, act in found if worth >= found[0][0] - reach]
