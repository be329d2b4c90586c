"""为什么不行: why an act without cards cannot be done now, by the facts of the case. Pure."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from gouji.engine.state import Trick
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.gouji import is_gouji
from gouji.rules.seats import BIT, OPPOSITE
from gouji.rules.turns import is_protected, wind_heir


class WhyNot(NamedTuple):
    """为什么不行: the key of a sentence, and the clause behind it."""

    key: str
    clause: str


class Case(NamedTuple):
    """案情: the set on the table before the eyes of the seat that is asked."""

    view: SeatView
    ask: Ask
    trick: Trick

    @property
    def is_mine_to_answer(self) -> bool:
        """对头: whether the set is the seat's opposite's."""
        return self.view.seat == OPPOSITE[self.trick.owner]

    @property
    def is_protected(self) -> bool:
        """够级: whether only some may answer the set (TURN-2.2)."""
        mode = self.trick.mode
        return is_protected(
            self.trick.best, self.trick.owner, mode.headless, scramble=mode.scramble
        )


def why_not(view: SeatView, ask: Ask, kind: Kind) -> WhyNot | None:
    """为什么不行: why the seat that is asked may not yield, burn or ask for the wind.

    Args:
        view: its view.
        ask: the question.
        kind: the act.

    Returns:
        ``None`` if the question allows it.
    """
    if kind in ask.may:
        return None
    if ask.question is Question.BURN:
        return WhyNot("not_while_burning", "BURN-3")
    if ask.question is not Question.FOLLOW:
        return WhyNot("not_with_the_lead", "TURN-3")
    return REASONS[kind](Case(view, ask, cast("Trick", view.trick)))


def _no_yield(case: Case) -> WhyNot:
    if case.trick.mode.scramble:
        return WhyNot("no_yield_scramble", "SCRAM-2")
    if not case.is_mine_to_answer:
        return WhyNot("no_yield_opposite", "TURN-5")
    if case.is_protected:
        return WhyNot("no_yield_gouji", "TURN-5")
    if case.trick.yielder == case.view.seat:
        return WhyNot("no_yield_twice", "TURN-5")
    return WhyNot("no_yield_last", "TURN-5")


def _no_burn(case: Case) -> WhyNot:
    if case.trick.mode.scramble:
        return WhyNot("no_burn_scramble", "SCRAM-2")
    if not is_gouji(case.trick.best):
        return WhyNot("no_burn_plain", "BURN-1")
    if not case.is_protected:
        return WhyNot("no_burn_lone", "HEAD-2")
    return WhyNot("no_burn_opposite" if case.is_mine_to_answer else "no_burn_headless", "BURN-1")


def _no_wind(case: Case) -> WhyNot:
    in_play, owner = case.view.standing.in_play, case.trick.owner
    if in_play & BIT[owner]:
        return WhyNot("no_wind_in_play", "WIND-2")
    if case.trick.mode.scramble:
        return WhyNot("no_wind_scramble", "WIND-3")
    if case.is_protected:
        return WhyNot("no_wind_gouji", "WIND-2")
    if case.view.seat != wind_heir(owner, in_play):
        return WhyNot("no_wind_next", "WIND-2")
    return WhyNot("no_wind_passed", "WIND-2")


REASONS: Final[Mapping[Kind, Callable[[Case], WhyNot]]] = MappingProxyType(
    {Kind.YIELD: _no_yield, Kind.BURN: _no_burn, Kind.WIND: _no_wind}
)
"""How it is found out for each act."""
