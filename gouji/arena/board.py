"""一副牌: one board, played by any six bots; all chance in it follows from its seed and number.

Played twice with the sides swapped (duplicate, as in bridge), luck of the deal cancels out.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from time import perf_counter
from typing import NamedTuple

from gouji.bots.base import Bot
from gouji.bots.guard import Guard
from gouji.bots.registry import make_bot
from gouji.engine.events import (
    Burned,
    BurnSucceeded,
    BurntOut,
    Events,
    RoundResult,
)
from gouji.engine.kernel import ask_of, deal, new_game, open_round, step
from gouji.engine.state import DealDue, Over, RoundDue, State
from gouji.engine.views import view_of
from gouji.rules.deck import DRAW, PACK, random_seat, shuffled
from gouji.rules.deck import deal as deal_out
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Score
from gouji.rules.seats import BIT, SEATS, Seat, after, federation

Names = Sequence[str]
"""选手: six bots by seat."""

Maker = Callable[[str, int, Seat], Bot]
"""机器人: makes a bot of a name for a seat, given a seed."""


class Mark(StrEnum):
    """计数: what is counted of each seat."""

    ROUND = "rounds"
    HEAD = "heads"
    SWEEP = "sweeps"
    OPENED = "opened"
    BURN = "burns"
    BURN_MADE = "burns_made"
    BURNT_OUT = "burnt_out"
    FALLBACK = "fallbacks"


class Played(NamedTuple):
    """战绩: how a board went."""

    score: Score
    marks: tuple[Counter[Mark], ...]
    """By seat."""
    times: tuple[list[float], ...]
    """Seconds of each decision, by seat."""


class Board(NamedTuple):
    """一副牌: the rules, and where its chance comes from."""

    rules: RuleSet
    seed: int
    number: int
    make: Maker = make_bot
    """Makes the bots; a function of a module, so that other processes find it."""

    def play(self, names: Names) -> Played:
        """Play it to the end of its last round.

        Raises:
            UnknownBotError: there is no bot of a name.
        """
        return _Game(self, names).play()


def _guarded(bot: Bot, seat: Seat) -> Guard:
    # Ours are guarded too, so that a slip of theirs is counted and the series goes on.
    return bot if isinstance(bot, Guard) else Guard(lambda: bot, make_bot("novice", 0, seat))


class _Game:
    def __init__(self, board: Board, names: Names) -> None:
        text = f"{board.seed} {board.number}"
        self._rng = Random(f"board {text}")
        self._opener = random_seat(self._rng)
        self._state = new_game(board.rules)
        seed = Random(f"bots {text}").getrandbits(32)
        self._bots = {
            seat: _guarded(board.make(name, seed, seat), seat)
            for seat, name in zip(SEATS, names, strict=True)
        }
        self._marks: tuple[Counter[Mark], ...] = tuple(Counter() for _ in SEATS)
        self._times: tuple[list[float], ...] = tuple([] for _ in SEATS)

    def play(self) -> Played:
        while not isinstance(self._state.phase, Over):
            ask = ask_of(self._state)
            if ask is None:
                self._chance()
                continue
            seat = ask.seat
            view = view_of(self._state, seat)
            began = perf_counter()
            act = self._bots[seat].choose(view).action
            self._times[seat - 1].append(perf_counter() - began)
            self._state, events = step(self._state, seat, act)
            self._count(events)
        for seat, bot in self._bots.items():
            self._marks[seat - 1][Mark.FALLBACK] = bot.fallbacks
        return Played(self._state.match.total, self._marks, self._times)

    def _chance(self) -> None:
        state, phase = self._state, self._state.phase
        if isinstance(phase, RoundDue):
            drawer = phase.drawer
            if drawer is None:
                drawing = DRAW[state.match.rules.opening](self._opener, self._rng)
                self._opener, drawer = after(drawing.opener)[0], drawing.drawer
            state, _ = open_round(state, drawer)
        if isinstance(state.phase, DealDue):
            state = self._deal(state)
        self._state = state

    def _deal(self, state: State) -> State:
        hands = deal_out(shuffled(PACK, self._rng), state.deal.drawer)
        return deal(state, hands, random_seat(self._rng))[0]

    def _count(self, events: Events) -> None:
        for event in events:
            match event:
                case Burned(seat):
                    self._marks[seat - 1][Mark.BURN] += 1
                case BurnSucceeded(seat):
                    self._marks[seat - 1][Mark.BURN_MADE] += 1
                case BurntOut(seat):
                    self._marks[seat - 1][Mark.BURNT_OUT] += 1
                case RoundResult():
                    self._count_result(event)
                case _:
                    pass

    def _count_result(self, result: RoundResult) -> None:
        for seat, place, marks in zip(SEATS, result.places, self._marks, strict=True):
            marks[Mark.ROUND] += 1
            marks[Mark.HEAD] += place == 1
            marks[Mark.SWEEP] += result.sweep is federation(seat)
            marks[Mark.OPENED] += bool(result.opened & BIT[seat])
