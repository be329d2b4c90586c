"""高手: plays ``regular``'s act unless playouts over likely deals show that another one gains.

It deals the cards it does not see again and again, consistent with all that is public and likely by what
the seats have played and passed, and plays each deal to the end with every act in question, ``regular`` in
all six seats. The same deals serve all acts, so that what differs is the act. The best mean of a few noisy
ones is mostly luck: ``regular``'s act is left only when the gain exceeds its standard error, in endings
more than that.
"""

from contextlib import suppress
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from gouji.bots.base import Decision
from gouji.bots.core import Core
from gouji.bots.endgame import Endgame, TooLargeError
from gouji.bots.follow import MATES_HIGH
from gouji.bots.position import position
from gouji.bots.reasons import Why, because
from gouji.bots.regular import PLAY, RegularBot, act, options
from gouji.bots.scene import Scene
from gouji.bots.story import all_turns
from gouji.bots.worlds import worlds
from gouji.engine.actions import Action, act_text
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.hand import hand_text
from gouji.rules.seats import Federation, federation

RIVALS: Final = 5
"""Acts that are tried against ``regular``'s."""

REACH: Final = 3.0
"""Leads that a rival may be worth less to ``regular`` than the best act: of worse ones hardly any gains."""

BATCH: Final = 8
"""Deals after which acts that fall behind are dropped."""

OPENING: Final = 100
"""Cards left from which on nothing is searched: playouts are long then, and luck outweighs the act."""

ENDING: Final = 22
"""Cards left with which a round is searched to its end instead, all hands open in each deal."""


class Budget(NamedTuple):
    """限额: how much is played out for one decision."""

    cards: int
    """From so many cards left on: late ones are played sooner."""
    playouts: int
    deals: int
    """At most."""


BUDGETS: Final = (
    Budget(cards=70, playouts=90, deals=40),
    Budget(cards=40, playouts=130, deals=40),
    Budget(cards=ENDING + 1, playouts=200, deals=40),
    Budget(cards=0, playouts=400, deals=80),
)

SOLVED: Final = 16
"""Deals that are searched so."""

FEWEST_SOLVED: Final = 4
"""Deals that must be searched, or they are played out after all."""

MOMENTS: Final = 3000
"""Moments that may be looked at for one decision."""

GATE: Final = 1.0
"""Standard errors that an act's gain must exceed."""

GATE_SOLVED: Final = 1.5
"""The same where the deals were searched to the end."""

GATE_ENDING: Final = 3.0
"""The same in other endings: they hang on few cards, which ``regular`` does not play to the last point."""

HOPE: Final = 0.8
"""Standard errors that an act may be behind before it is dropped."""

Gains = dict[Action, list[float]]
"""得失: what each act gains over another one, by deal; points of the seat's federation a round."""

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
        if _is_settled(view, decision.reason.why) or sum(view.counts) >= OPENING:
            return decision
        rivals = _rivals(view, ask, decision.action)
        if not rivals:
            return decision
        rng = Random(f"{self._seed} {digest(view)}")
        search = Search(view, ask, rng)
        gains = search.gains(decision.action, rivals)
        if sum(view.counts) > ENDING:
            return _best(decision, gains, GATE)
        return _best(decision, gains, GATE_SOLVED if search.solved else GATE_ENDING)


def _is_settled(view: SeatView, why: Why) -> bool:
    # A partner relies on it that a high set of his is left alone, whatever playouts may promise.
    is_high = view.trick is not None and view.trick.best.rank >= MATES_HIGH
    return why in SETTLED or (why is Why.MATE and is_high)


def digest(view: SeatView) -> str:
    """摘要: what a view shows, as text: equal views have equal ones."""
    story = [(turn.seat, act_text(turn.act)) for turns in all_turns(view) for turn in turns]
    # A set's order differs from process to process.
    asked = view.ask and (view.ask.question, sorted(view.ask.may))
    hands = f"{hand_text(view.hand)} {hand_text(view.unseen)}"
    return f"{view.seat} {hands} {view.counts} {asked} {story}"


def _rivals(view: SeatView, ask: Ask, chosen: Action) -> tuple[Action, ...]:
    others = (one for one in options(Scene.of(view, ask), REACH) if one != chosen)
    return tuple(one for one in islice(others, RIVALS) if view.refusal(one) is None)


def _best(decision: Decision, gains: Gains, gate: float) -> Decision:
    sure = {
        rival: mean
        for rival, gained in gains.items()
        if (mean := fmean(gained)) > gate * standard_error(gained)
    }
    if not sure:
        return decision
    rival = max(sure, key=lambda one: sure[one])
    deals, gain = len(gains[rival]), f"{sure[rival]:.1f}"
    return Decision(rival, because(Why.SEARCH, deals=deals, gain=gain))


class Search:
    """推演: what acts gain over one another, over likely deals of the cards that a seat does not see."""

    def __init__(self, view: SeatView, ask: Ask, rng: Random) -> None:
        """Begin where a seat is asked.

        Args:
            view: of the seat.
            ask: a question of play; no hand has been laid open (TIAO-1).
            rng: deals the cards.
        """
        self._sign = 1 if federation(view.seat) is Federation.ODD else -1
        self._left = sum(view.counts)
        self.solved = False
        """Whether the last deals compared were searched to the end."""
        self._deals = (
            Core(position(view, ask, world.hands, world.gone)) for world in worlds(view, rng)
        )

    def gains(self, usual: Action, rivals: tuple[Action, ...], deals: int | None = None) -> Gains:
        """得失: what each rival gains over the usual act.

        Args:
            usual: a legal act, no claim.
            rivals: others, one at least.
            deals: so many are compared for every rival, or at least ``SOLVED`` where they can be searched
                to the end; with ``None`` what the bot looks at, and rivals that fall behind are dropped.
        """
        self.solved = False
        if self._left <= ENDING:
            with suppress(TooLargeError):
                gains = self._solved(usual, rivals, deals)
                self.solved = True
                return gains
        return self._played(usual, rivals, deals)

    def _solved(self, usual: Action, rivals: tuple[Action, ...], deals: int | None) -> Gains:
        gains: Gains = {rival: [] for rival in rivals}
        endgame = Endgame(MOMENTS)
        fewest = FEWEST_SOLVED if deals is None else SOLVED
        for deal in islice(self._deals, deals or SOLVED):
            try:
                base = endgame.value(_after(deal, usual))
                values = {one: endgame.value(_after(deal, one)) for one in rivals}
            except TooLargeError:
                if len(gains[rivals[0]]) < fewest:
                    raise
                break
            for rival, value in values.items():
                gains[rival].append(self._sign * (value - base))
        return gains

    def _played(self, usual: Action, rivals: tuple[Action, ...], deals: int | None) -> Gains:
        gains: Gains = {rival: [] for rival in rivals}
        budget = next(one for one in BUDGETS if self._left >= one.cards)
        left = budget.playouts
        for played, deal in enumerate(islice(self._deals, deals or budget.deals), start=1):
            left -= 1 + len(gains)
            base = _points(deal, usual)
            for rival, gained in gains.items():
                gained.append(self._sign * (_points(deal, rival) - base))
            if deals is None and played % BATCH == 0:
                gains = {rival: gained for rival, gained in gains.items() if _upper(gained) > 0}
            if not gains or (deals is None and left <= 0):
                break
        return gains


def _after(deal: Core, action: Action) -> Core:
    core = deal.copy()
    core.answer(action)
    return core


def _points(deal: Core, action: Action) -> float:
    core = _after(deal, action)
    core.run(act)
    return core.margin


def standard_error(values: list[float]) -> float:
    """标准误: of the mean of two values or more."""
    return stdev(values) / sqrt(len(values))


def _upper(gained: list[float]) -> float:
    return fmean(gained) + HOPE * standard_error(gained)
