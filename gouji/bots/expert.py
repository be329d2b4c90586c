"""高手: plays ``regular``'s act unless playouts over likely deals show that another one gains.

It deals the cards it does not see again and again, consistent with all that is public and likely by what
the seats have played and passed, and plays each deal to the end with every act in question, ``regular`` in
all six seats. The same deals serve all acts, so that what differs is the act. The best mean of a few noisy
ones is mostly luck: ``regular``'s act is left only when the gain is well beyond its standard error.
"""

from contextlib import suppress
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from gouji.bots.base import Decision
from gouji.bots.core import Core
from gouji.bots.endgame import Endgame, TooLargeError
from gouji.bots.position import position
from gouji.bots.reasons import Why, because
from gouji.bots.regular import PLAY, RegularBot, act, options
from gouji.bots.scene import Scene
from gouji.bots.worlds import worlds
from gouji.engine.actions import Action, act_text
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.hand import hand_text
from gouji.rules.seats import Federation, federation

RIVALS: Final = 3
"""Acts that are tried against ``regular``'s."""

BATCH: Final = 8
"""Deals after which acts that fall behind are dropped."""

DEALS: Final = ((150, 16), (90, 24), (0, 48))
"""Deals that are played out, from so many cards left on the table on: late ones are played sooner."""

ENDING: Final = 22
"""Cards left with which a round is searched to its end instead, all hands open in each deal."""

SOLVED: Final = 16
"""Deals that are searched so."""

FEWEST_SOLVED: Final = 4
"""Deals that must be searched, or they are played out after all."""

MOMENTS: Final = 8000
"""Moments that may be looked at for one decision."""

GATE: Final = 1.5
"""Standard errors that an act's gain must exceed."""

Gains = dict[Action, list[float]]
"""得失: what each act gains over ``regular``'s, by deal."""

SEARCHED: Final = frozenset(PLAY) - {Question.BURN}
"""Questions worth a search. That of a burn is secret, and a search would take long enough to tell of it."""

SETTLED: Final = frozenset({Why.OUT, Why.CANNOT, Why.RUN})
"""Reasons that no playout need confirm."""


class ExpertBot:
    """高手: its chance comes from its own seed and the view, so that the same view gets the same answer."""

    def __init__(self, rng: Random) -> None:
        """Keep a seed of its own."""
        self._seed = rng.getrandbits(64)
        self._regular = RegularBot(rng)

    def choose(self, view: SeatView) -> Decision:
        """Choose by playouts where there is something to choose."""
        decision = self._regular.choose(view)
        ask = view.ask
        if ask is None or ask.question not in SEARCHED or view.standing.claimed is not None:
            return decision
        if decision.reason.why in SETTLED:
            return decision
        rivals = _rivals(view, ask, decision.action)
        if not rivals:
            return decision
        rng = Random(f"{self._seed} {digest(view)}")
        return _Search(view, ask, rng, decision).best(rivals)


def digest(view: SeatView) -> str:
    """摘要: what a view shows, as text: equal views have equal ones."""
    turns = view.trick.turns if view.trick else ()
    story = [
        (turn.seat, act_text(turn.act))
        for turns in (*view.standing.tricks, turns)
        for turn in turns
    ]
    return f"{view.seat} {hand_text(view.hand)} {hand_text(view.unseen)} {view.counts} {view.ask} {story}"


def _rivals(view: SeatView, ask: Ask, chosen: Action) -> tuple[Action, ...]:
    others = (one for one in options(Scene.of(view, ask)) if one != chosen)
    return tuple(one for one in islice(others, RIVALS) if view.refusal(one) is None)


class _Search:
    def __init__(self, view: SeatView, ask: Ask, rng: Random, decision: Decision) -> None:
        self._sign = 1 if federation(view.seat) is Federation.ODD else -1
        self._left = sum(view.counts)
        self._decision = decision
        self._deals = (
            Core(position(view, ask, world.hands, world.gone)) for world in worlds(view, rng)
        )

    def best(self, rivals: tuple[Action, ...]) -> Decision:
        if self._left <= ENDING:
            with suppress(TooLargeError):
                return self._solved(rivals)
        return self._played(rivals)

    def _solved(self, rivals: tuple[Action, ...]) -> Decision:
        gains: Gains = {rival: [] for rival in rivals}
        endgame = Endgame(MOMENTS)
        for deal in islice(self._deals, SOLVED):
            try:
                usual = endgame.value(_after(deal, self._decision.action))
                values = {one: endgame.value(_after(deal, one)) for one in rivals}
            except TooLargeError:
                if len(gains[rivals[0]]) < FEWEST_SOLVED:
                    raise
                break
            for rival, value in values.items():
                gains[rival].append(self._sign * (value - usual))
        return self._judged(gains)

    def _played(self, rivals: tuple[Action, ...]) -> Decision:
        gains: Gains = {rival: [] for rival in rivals}
        deals = next(number for cards, number in DEALS if self._left >= cards)
        for number, deal in enumerate(islice(self._deals, deals), start=1):
            usual = _points(deal, self._decision.action)
            for rival, gained in gains.items():
                gained.append(self._sign * (_points(deal, rival) - usual))
            if number % BATCH == 0:
                gains = {rival: gained for rival, gained in gains.items() if _upper(gained) > 0}
                if not gains:
                    break
        return self._judged(gains)

    def _judged(self, gains: Gains) -> Decision:
        sure = {rival: fmean(gained) for rival, gained in gains.items() if _lower(gained) > 0}
        if not sure:
            return self._decision
        rival = max(sure, key=lambda one: sure[one])
        deals, gain = len(gains[rival]), f"{sure[rival]:.1f}"
        return Decision(rival, because(Why.SEARCH, deals=deals, gain=gain))


def _after(deal: Core, action: Action) -> Core:
    core = deal.copy()
    core.answer(action)
    return core


def _points(deal: Core, action: Action) -> float:
    core = _after(deal, action)
    core.run(act)
    return core.margin


def _error(values: list[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _upper(gained: list[float]) -> float:
    return fmean(gained) + _error(gained)


def _lower(gained: list[float]) -> float:
    return fmean(gained) - GATE * _error(gained)
