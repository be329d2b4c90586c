"""The random walks come to everything that can happen, so that the properties mean something."""

from collections.abc import Callable

import pytest
from hypothesis import Phase, find, settings

from gouji.engine.kernel import ask_of
from gouji.engine.state import Following, State
from gouji.engine.views import view_of
from gouji.rules.asks import Kind, Question
from tests.strategies import walks


def asks(question: Question) -> Callable[[State], bool]:
    return lambda state: (ask := ask_of(state)) is not None and ask.question is question


def offers(kind: Kind) -> Callable[[State], bool]:
    return lambda state: (ask := ask_of(state)) is not None and kind in ask.may


def is_burning_lead(state: State) -> bool:
    ask, burning = ask_of(state), state.standing.burning
    return ask is not None and burning is not None and ask.question is Question.LEAD


def is_scramble(state: State) -> bool:
    return isinstance(state.phase, Following) and state.phase.trick.mode.scramble


def is_answer_of_a_headless_seat(state: State) -> bool:
    ask = ask_of(state)
    if ask is None or not isinstance(state.phase, Following):
        return False
    return bool(view_of(state, ask.seat).mode.headless >> (ask.seat - 1) & 1)


EVENTS = {
    "a lead": asks(Question.LEAD),
    "an answer": asks(Question.FOLLOW),
    "a burn candidate": asks(Question.BURN),
    "a yield": offers(Kind.YIELD),
    "the wind": offers(Kind.WIND),
    "a burning lead": is_burning_lead,
    "a success": lambda state: state.standing.ledger.burns != (),
    "scramble": is_scramble,
    "a headless seat": is_answer_of_a_headless_seat,
    "demoted or forbidden jokers": lambda state: state.match.rules.mixed_jokers != "keep",
}


@pytest.mark.parametrize("event", EVENTS)
def test_walks_come_to(event: str) -> None:
    happens = EVENTS[event]
    quick = settings(max_examples=2_000, phases=[Phase.generate])
    come_to = walks().map(lambda path: any(map(happens, path)))
    assert find(come_to, bool, settings=quick)
