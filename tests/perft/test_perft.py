"""Perft: the numbers of sequences of decisions from small positions; docs/perft.md explains them."""

import tomllib
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

from gouji.engine.kernel import ask_of, legal, step
from gouji.engine.state import State
from gouji.rules.presets import build, find_preset
from gouji.rules.ruleset import RuleSet
from tests.calling import answers
from tests.positions import Game

Counts = tuple[int, ...]


class Round(BaseModel):
    """A round up to the moment at which the counting, or the next round, begins."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hands: str = ""
    """The six hands by seat; empty while the round is not dealt."""
    drawer: int | None = None
    leader: int | None = None
    """Who leads, if the round begins in play."""
    out: tuple[int, ...] = ()
    says: tuple[str, ...] = ()
    """Decisions that are taken before."""

    def begin(self, game: Game) -> None:
        if self.leader is not None:
            game.position(self.hands, self.leader, self.out, self.drawer)
        else:
            game.opens(self.drawer)
            if self.hands:
                answers(game, "advance_call", ())
                game.dealt(self.hands)
        game.says(*self.says)


class Position(Round):
    """A position, and its counts by rules and depth."""

    name: str
    about: str
    before: Round | None = None
    counts: dict[str, Counts]

    def under(self, rules: str) -> State:
        game = Game(rules_of(rules))
        if self.before is not None:
            self.before.begin(game)
        self.begin(game)
        return game.state


def rules_of(text: str) -> RuleSet:
    preset, *options = text.split()
    return build(find_preset(preset), dict(option.split("=") for option in options))


TABLE: Final = tomllib.loads(Path(__file__).with_name("positions.toml").read_text(encoding="utf-8"))
POSITIONS: Final = [Position.model_validate(row) for row in TABLE["position"]]


def perft(state: State, depth: int) -> int:
    """The number of sequences of so many decisions."""
    acts, ask = legal(state), ask_of(state)
    if depth == 1 or ask is None:
        return len(acts)
    return sum(perft(step(state, ask.seat, act)[0], depth - 1) for act in acts)
