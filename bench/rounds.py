"""Random legal play through the engine's own door: ``legal`` and ``step``."""

from collections.abc import Iterator
from random import Random

from gouji.engine.actions import Action
from gouji.engine.dealing import Start
from gouji.engine.kernel import ask_of, deal, legal, new_game, open_round, step
from gouji.engine.state import DealDue, RoundDue, State
from gouji.engine.table import Chance
from gouji.rules.deck import PACK, shuffled
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS


def decisions(state: State, seed: int) -> Iterator[tuple[State, Action]]:
    """Play on to the end of the game, later deals included: each state that asks, and the answer."""
    chance, random = Chance(seed), Random(seed).random
    while True:
        ask = ask_of(state)
        if ask is not None:
            acts = legal(state)
            act = acts[int(random() * len(acts))]
            yield state, act
            state, _ = step(state, ask.seat, act)
        elif isinstance(state.phase, RoundDue):
            drawing = chance.draw(state.match.rules.opening, state.phase.drawer)
            state, _ = open_round(state, drawing.drawer)
        elif isinstance(state.phase, DealDue):
            state, _ = deal(state, *chance.deal(state.deal.drawer))
        else:
            return


def play_game(rules: RuleSet, seed: int) -> int:
    """Play a whole game, and count the decisions."""
    return sum(1 for _ in decisions(new_game(rules), seed))


def dealt(rules: RuleSet, seed: int, cards: int) -> State:
    """Deal so many cards to each seat, seat 1 about to lead."""
    deck = shuffled(PACK, Random(seed))
    hands = tuple(deck[cards * index : cards * (index + 1)] for index in range(len(SEATS)))
    state, _ = open_round(new_game(rules), SEATS[0])
    return deal(state, hands, start=Start(SEATS[0]))[0]
